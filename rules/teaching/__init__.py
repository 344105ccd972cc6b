"""What people make for others, as files: positions, lessons and the like. Knows no window."""
