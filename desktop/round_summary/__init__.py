"""The end of a round as a sheet over the table: who got what, by which rule, and what the world did."""
