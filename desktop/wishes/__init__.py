"""What people have told their system once, for all programs: dark, contrast, no movement."""
