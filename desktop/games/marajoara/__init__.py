"""Marajoara on the table."""
