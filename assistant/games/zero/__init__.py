"""Zero: fewest points win; five of a colour and five of a value count nothing."""
