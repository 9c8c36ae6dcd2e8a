"""What recorded games of Zombie Dice come to."""
