"""Council of Shadows: more energy than one consumes. `GAME` is all that others import from here."""
