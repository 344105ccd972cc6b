"""Excavation Earth on the table."""
