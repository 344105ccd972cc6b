"""Which rule a card follows: what it does stands in the edition, why it may is told by its rule."""

from rules.core.types import Ref
from rules.council_of_shadows.components import Box

RULE_OF_CARD = {
    "S-C1": "CS-COL-1",
    "S-C2": "CS-COL-1",
    "S-X2": "CS-EXT-1",
    "S-D": "CS-DIS-1",
    "S-G": "CS-GEM-1",
    "S-U": "CS-TRF-1",
    "AI-01": "CS-AI-10",
    "AI-02": "CS-AI-8",
    "AI-03": "CS-AI-6",
    "AI-04": "CS-AI-1",
    "AI-05": "CS-AI-2",
    "AI-06": "CS-AI-3",
    "AI-07": "CS-AI-4",
    "AI-08": "CS-AI-5",
    "AI-09": "CS-AI-7",
    "AI-10": "CS-AI-9",
    "AI-11": "CS-AI-11A",
    "AI-12": "CS-AI-11B",
    "AI-13": "CS-AI-11C",
    "AI-14": "CS-AI-11D",
    "AI-15": "CS-AI-11E",
    "AI-16": "CS-AI-11F",
    "AI-17": "CS-AI-11G",
    "AI-18": "CS-AI-11H",
    "AI-19": "CS-AI-11I",
    "AI-20": "CS-AI-11J",
    "AI-21": "CS-AI-11K",
    "AI-22": "CS-AI-11L",
    "AI-23": "CS-AI-11M",
    "AI-24": "CS-AI-11N",
    "AI-25": "CS-AI-11O",
    **{f"DT1-{n}": f"CS-DTI-{n}" for n in range(1, 9)},
    **{f"DT2-{n}": f"CS-DTII-{n}" for n in range(1, 9)},
    "LD-BUTEO": "CS-M2-3",
    "LD-ZOE": "CS-M2-4",
    "LD-AVA": "CS-M2-5",
    "LD-CASARES": "CS-M2-6",
    "LD-S3E3": "CS-M2-7",
    "LD-BREISH": "CS-M2-8",
}


def rule_of_card(box: Box, card: Ref) -> str:
    """Of an action card, a Dark Tech card or a leader."""
    face = box.cards.get(card)
    return RULE_OF_CARD[face.kind if face else card]
