"""How rows of Magnastorm's data look at the table: commanders, objectives, artefact cards."""

from typing import Any

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from desktop.games.magnastorm.artefact_sprites import SHAPE
from desktop.games.magnastorm.hues import ADMINISTRATIVE, FIELDS
from desktop.games.magnastorm.mat_sprites import card_words
from desktop.games.magnastorm.portraits import CARD_SHAPE
from desktop.games.magnastorm.research_sprites import demand_words
from desktop.games.magnastorm.shown import Shown, named
from desktop.style.mixing import lighter
from rules.magnastorm.view import View

BLEED = 0.15
OBJECTIVE = 2.3


def row_pictures(view: View, look: Look, steps: tuple[str, ...], row: Any) -> list[tuple[float, Picture]]:
    match steps:
        case ("artefacts", metal, _):
            face = metal, row["number"], row["value"], row["bonus"], row.get("field", "")
            return [(1 / SHAPE, Picture("ms-artefact", face, BLEED))]
        case ("commanders", _) if row["ref"] in view.box.commanders:
            return [(1.08 / CARD_SHAPE, Picture("ms-card", commander(Shown(view, look), row["ref"]), BLEED))]
        case ("objectives", _) if row["ref"] in view.box.objectives:
            shown = Shown(view, look)
            card = view.box.objectives[row["ref"]]
            asked = card.kind, card.ref, demand_words(shown, card), "", False, shown.unit
            return [(OBJECTIVE, Picture("ms-objective", asked, BLEED))]
    return []


def commander(shown: Shown, ref: str) -> tuple[Any, ...]:
    """What the painter of a card needs; scientists stand before the colour of a field, which one the table decides."""
    found = shown.box.commanders[ref]
    is_scientist = found.kind == "scientific"
    ground = named(lighter(FIELDS[shown.layout.fields[0]], 0.22)) if is_scientist else ADMINISTRATIVE
    return ref, ground, *card_words(shown, ref), found.green, shown.size(14)
