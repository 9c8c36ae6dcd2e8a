"""Reading playing cards laid out on a table, of a deck that its owner has shown."""
