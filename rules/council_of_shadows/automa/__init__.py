"""The automa of the solo game: its cards, each decision with its reasons, and what it leaves to the person.

turning.py turns a card over, acting.py carries it out, choosing.py knows what is possible and what a person would like.
"""
