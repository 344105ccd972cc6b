"""Data and phrases into sentences, in French and English."""
