"""Commanders and artefacts as the rows of an edition describe them."""

from functools import partial
from typing import get_args

from desktop.board.row_pictures import RowFace, Say
from desktop.games.magnastorm.hues import ADMINISTRATIVE, FIELDS
from desktop.games.magnastorm.portraits import CARD_SHAPE, METALS, artefact, commander_card
from desktop.style.mixing import lighter
from rules.core.types import Json, phrase
from rules.magnastorm.components import ArtefactBonus

CARD, ARTEFACT, WORDS = 1.0 / CARD_SHAPE, 0.62, 15.0
BONUSES = get_args(ArtefactBonus)
SCIENTIFIC = lighter(FIELDS["green"], 0.22).name()


def picture_of(table: str, row: Json, say: Say) -> RowFace | None:
    if table == "commanders":
        return commander(row, say)
    metal = table.rpartition(".")[2]
    if table.startswith("artefacts.") and metal in METALS:
        paint = partial(
            artefact,
            metal=metal,
            number=row["number"],
            value=row["value"],
            kind=row["bonus"],
            field=row.get("field", ""),
        )
        return RowFace(ARTEFACT, paint) if fits(row) else None
    return None


def fits(row: Json) -> bool:
    """Whether a card brings something, and says of which field its level is."""
    return row["bonus"] in BONUSES and (row["bonus"] != "field" or row.get("field") in FIELDS)


def commander(row: Json, say: Say) -> RowFace | None:
    ref = row["ref"]
    if not ref.isdecimal():
        return None
    paint = partial(
        commander_card,
        ref=ref,
        ground=ADMINISTRATIVE if row["kind"] == "administrative" else SCIENTIFIC,
        name=say(phrase("commander.short", commander=ref)),
        effect=say(phrase("commander.text", commander=ref)),
        green=row["green"],
        size=WORDS,
    )
    return RowFace(CARD, paint)
