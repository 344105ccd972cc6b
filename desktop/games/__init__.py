"""What each game looks like. Games do not import each other here either."""
