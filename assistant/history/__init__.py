"""What recorded games come to: turns, luck, costly decisions, dice. Pure folds over events."""
