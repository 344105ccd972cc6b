"""Opponents that choose from what a seat may see, among the moves that are legal."""
