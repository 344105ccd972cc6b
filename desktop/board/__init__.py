"""The table's surface, the same for all games: sprites on layers, gestures, camera, animation. Knows no rule."""
