"""The sounds of the table: what each is made of, how it is made, how several sound together, and who plays them."""
