"""Pages to read: words that wrap and can be marked, links, and leaves that say how high they are at a width."""
