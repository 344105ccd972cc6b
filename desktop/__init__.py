"""The table on screen: it asks, shows and animates; it never decides what is allowed, nor computes a score."""
