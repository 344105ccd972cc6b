"""Two branches of a game side by side: where each leads, and what that changes in the score sheet."""
