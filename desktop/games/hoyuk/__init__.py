"""Höyük on the table."""
