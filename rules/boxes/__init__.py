"""What an owner of the box may know better: fields to fill in, corrections kept and shared, trial games."""
