"""Magnastorm."""
