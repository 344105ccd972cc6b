"""Lessons in the window: the shelf, and the player for a classroom. What is right, rules/lessons decides."""
