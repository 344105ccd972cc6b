"""Marks that people draw over a table, for themselves or for a class. Nothing is made before the first one."""
