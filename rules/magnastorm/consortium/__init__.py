"""The Consortium of the unofficial solo challenge: each of its decisions with its reasons.

choosing.py knows what is possible and how it ranks, acting.py carries its turn out.
"""
