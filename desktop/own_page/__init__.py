"""A person's own page: what they have played on this computer, and how it went."""
