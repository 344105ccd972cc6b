"""Action cards, Dark Tech, bonus cards and leaders as the rows of an edition describe them."""

from collections.abc import Callable
from functools import partial

from desktop.board.row_pictures import RowFace, Say
from desktop.games.council_of_shadows.card_faces import action_card, dark_card, leader_tile, light_card, tech_card
from rules.core.edition import BrokenEdition, parsed
from rules.core.types import Json, phrase
from rules.council_of_shadows.parts import AiCardPart, DarkPart, DarkTechPart, LeaderPart, LightPart, StartCardPart
from rules.council_of_shadows.queries import letters

CARD, LEADER = 0.7, 1.5


def picture_of(table: str, row: Json, say: Say) -> RowFace | None:
    made = FACES.get(table)
    try:
        return made(row, say) if made is not None else None
    except BrokenEdition:
        return None


def ai_card(row: Json, say: Say) -> RowFace:
    card = parsed(AiCardPart, row)
    return action(card, letters(card.cost), say)


def start_card(row: Json, say: Say) -> RowFace:
    return action(parsed(StartCardPart, row), None, say)


def action(card: AiCardPart | StartCardPart, cost: str | None, say: Say) -> RowFace:
    name = say(phrase("card", card=card.ref))
    paint = partial(
        action_card, kind=card.ref, name=name, cost=cost, consumption=card.consumption, effects=card.effects
    )
    return RowFace(CARD, paint)


def tech(row: Json, say: Say) -> RowFace:
    card = parsed(DarkTechPart, row)
    name = say(phrase("tech", tech=card.ref))
    return RowFace(
        CARD, partial(tech_card, ref=card.ref, name=name, level=card.level, effects=card.effects, power=card.power)
    )


def light(row: Json, say: Say) -> RowFace:
    card = parsed(LightPart, row)
    return RowFace(CARD, partial(light_card, name=say(phrase("bonus", bonus=card.ref)), score=card.score))


def dark(row: Json, say: Say) -> RowFace:
    card = parsed(DarkPart, row)
    name = say(phrase("bonus", bonus=card.ref))
    return RowFace(CARD, partial(dark_card, name=name, galaxy=card.galaxy, score=card.score))


def leader(row: Json, say: Say) -> RowFace:
    found = parsed(LeaderPart, row)
    name = say(phrase("leader", leader=found.ref))
    return RowFace(
        LEADER,
        partial(
            leader_tile,
            ref=found.ref,
            name=name,
            consumption=found.consumption,
            energy=found.energy,
            power=found.power,
        ),
    )


FACES: dict[str, Callable[[Json, Say], RowFace]] = {
    "ai_cards": ai_card,
    "start_cards": start_card,
    "dark_tech": tech,
    "light_bonus": light,
    "dark_bonus": dark,
    "leaders": leader,
}
