"""Boards, maps, grids, tracks and mats of a game as charts, laid over a photo of what is in the owner's box."""
