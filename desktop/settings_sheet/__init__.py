"""Settings: a sheet of paper before whatever is open, with samples of what each of them does."""
