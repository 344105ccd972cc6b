"""What makes a position of Höyük good, by name and in the order in which people read it."""

from rules.bots.term import Term

POINTS = Term("points", "HK-SCO-1", is_sure=True)
LARGEST_FAMILIES = Term("largest", "HK-FIN-3")
HAND = Term("hand", "HK-SCO-2")
CARDS_NOW = Term("cards-now", "HK-ASP-3")
CARDS_LATER = Term("cards-later", "HK-ASP-5")
FAMILIES = Term("families", "HK-CARD-3")
STOREYS = Term("storeys", "HK-STO-6")
COMPANY = Term("company", "HK-ASP-7")
CALAMITIES = Term("calamities", "HK-CAL-7")
HERDS = Term("herds", "HK-FIN-5")
CLAN = Term("clan", "HK-CLAN-2")
VICTORY = Term("victory", "HK-FIN-6")

TERMS = (
    POINTS,
    LARGEST_FAMILIES,
    HAND,
    CARDS_NOW,
    CARDS_LATER,
    FAMILIES,
    STOREYS,
    COMPANY,
    CALAMITIES,
    HERDS,
    CLAN,
    VICTORY,
)
