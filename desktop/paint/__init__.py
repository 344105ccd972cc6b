"""One drawing hand for the five games: light, grounds, pieces, states and marks. Knows no game and no rules.

A function takes the painter first, draws in the painter's coordinates and leaves the painter as it was.
Geometry comes next, then what is drawn, then the style.
"""
