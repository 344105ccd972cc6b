"""What a position is judged by, in the order in which people should read it."""

from rules.bots.term import Term

CREDITS = Term("credits", "EE-END-3", is_sure=True)
SALES = Term("sales", "EE-ACT-SEL-5")
"""Relics in store: what they may be sold for, or fenced."""
TRADERS = Term("traders", "EE-ACT-SEL-4")
CENTRES = Term("centres", "EE-SCO-1")
"""Majorities of this round."""
ENVOYS = Term("envoys", "EE-SCO-4")
"""Majorities of the rounds to come, as far as envoys stay, and the tiles for which they may be recalled."""
GALLERY = Term("gallery", "EE-END-1")
"""What the gallery would pay as it is."""
LINES = Term("lines", "EE-SMP-1")
"""What its lines may pay more in time."""
CUBES = Term("cubes", "EE-CRW-1")
CARDS = Term("cards", "EE-TURN-3")
"""Cards still to be played, or kept for the next round."""
PLACES = Term("places", "EE-ACT-TRV-1")
"""What the explorers stand near, for the cards in the hand."""
INITIATIVE = Term("initiative", "EE-ACT-SUR-3")

TERMS = (CREDITS, SALES, TRADERS, CENTRES, ENVOYS, GALLERY, LINES, CUBES, CARDS, PLACES, INITIATIVE)
SHOWN = (CREDITS, SALES, TRADERS, CENTRES, ENVOYS, GALLERY, LINES)
"""What counts of rivals: what shows in credits soon."""
