"""The user's own cards: decks that were shown to the program, and hands read with them."""
