"""What every game promises, tested for all of them alike; what only one of them does is tested in its own folder."""
