"""The class book: who did which lesson, with which mistakes; files that are handed in, tables and paper, deleting."""
