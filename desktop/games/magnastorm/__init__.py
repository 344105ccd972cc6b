"""The table of Magnastorm: how it looks, and how it is played by hand."""
