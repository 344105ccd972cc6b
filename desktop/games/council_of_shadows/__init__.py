"""The table of Council of Shadows."""
