"""Puzzles: positions with a clear best move, how they are found and proven, and what a person has solved."""
