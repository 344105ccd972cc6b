"""How the computer opponents of Magnastorm think."""
