"""The research board as sprites: fields that rise to their commanders, objectives with what they ask and pay."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BOARD, ground, heading, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.printed_things import told
from desktop.games.magnastorm.shown import Shown, piece
from desktop.paint.paths import square_around
from rules.core.types import phrase
from rules.magnastorm.components import LevelBonus, Objective
from rules.magnastorm.objectives import demand_of, fulfilments, lacking, value_of
from rules.magnastorm.outlook import fields
from rules.magnastorm.queries import number_of_scientist
from rules.magnastorm.state import NOBODY
from rules.magnastorm.words import of_commander

ROOMY = 2
"""So many equal numbers have room on an objective."""
APART = 0.7
"""How far discs on one level lie apart, in their width, at least."""


def research_board(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.research
    yield ground("research-board", BOARD, at.rect)
    yield printed("research", at.title, shown.say("ms-table-research"), shown.size(18), weight="semibold", serif=True)
    hint = (shown.say("ms-table-one-objective"),)
    yield from heading("hint", at.hint, hint, shown.size(14), "quiet", "regular", "right")
    for number in range(len(shown.layout.fields)):
        yield from shown.part(("levels", number), (), partial(levels, shown, number))
        has = shown.view.commanders, tuple(player.levels[number] for player in shown.view.players), shown.colours
        yield from shown.part(("field", number), has, partial(field, shown, number))
    for number in range(len(shown.view.objectives)):
        yield from objective(shown, number)


# Fields


def field(shown: Shown, number: int) -> Iterator[Sprite]:
    at, view = shown.places.research, shown.view
    outlook = fields(view)[number]
    commander = view.commanders[number_of_scientist(view, number)]
    head = at.heads[number]
    words = phrase("ms-table-commander", commander=of_commander(commander))
    args = commander, shown.ground_of(commander)
    key = keys.tile_key(commander)
    yield piece(key, "ms-portrait", head, *args, layer=Layer.TOKEN, words=words, bleed=0.15, fold=key)
    yield from lead(shown, number, head, outlook.leader, any(outlook.levels))
    yield from markers(shown, number, at.levels[number])


def levels(shown: Shown, number: int) -> Iterator[Sprite]:
    """Yield the levels from the start upwards, with what is gained there."""
    ref, bonuses = shown.layout.fields[number], shown.layout.level_bonuses[number]
    for level, rect in enumerate(shown.places.research.levels[number]):
        said = phrase("ms-table-level", field=ref, n=level, bonus=bonus_words(bonuses[level]))
        painter, more = ("ms-level", bonus_of(bonuses[level])) if level else ("ms-start", ())
        yield piece(keys.level_key(ref, level), painter, rect, ref, *more, layer=Layer.PRINT, words=said, bleed=0.02)


def bonus_of(bonus: LevelBonus | None) -> tuple[str, ...]:
    if bonus is None:
        return "", ""
    return bonus.kind, str(bonus.count) if bonus.kind == "bag" else ""


def bonus_words(bonus: LevelBonus | None) -> object:
    if bonus is None:
        return phrase("level-bonus", kind="none", count=0)
    return phrase("level-bonus", kind=bonus.kind, count=bonus.count)


def lead(shown: Shown, number: int, head: QRectF, leader: int, has_begun: bool) -> Iterator[Sprite]:
    """Who would get the commander now: a badge, or that nobody leads alone."""
    side = head.width() * 0.48
    spot = square_around(head.bottomRight() - QPointF(side * 0.3, side * 0.3), side / 2)
    key = keys.lead_key(shown.layout.fields[number])
    if leader != NOBODY:
        yield told(shown, ground(key, "ms-badge", spot, shown.colours[leader], layer=Layer.COUNT, bleed=0.2))
    elif has_begun:
        flat = spot.adjusted(0, side * 0.15, 0, -side * 0.15)
        yield told(shown, ground(key, "ms-tie", flat, layer=Layer.COUNT, bleed=0.1))


def markers(shown: Shown, number: int, levels: tuple[QRectF, ...]) -> Iterator[Sprite]:
    ref = shown.layout.fields[number]
    by_level: dict[int, list[int]] = {}
    for seat, player in enumerate(shown.view.players):
        by_level.setdefault(player.levels[number], []).append(seat)
    for level, seats in by_level.items():
        for seat, spot in zip(seats, side_by_side(levels[level], len(seats)), strict=True):
            owner = shown.colours[seat]
            words = phrase("ms-table-knowledge", owner=owner, field=ref, n=level)
            how = {"words": words, "bleed": 0.2, "depth": seat / 20}
            yield piece(keys.research_key(seat, ref), "ms-marker", spot, owner, **how)


def side_by_side(rect: QRectF, count: int) -> list[QRectF]:
    """Place so many discs on one level; overlapping where it is narrow."""
    side = min(rect.height() * 0.98, rect.width() * 0.72, rect.width() / (1 + APART * (count - 1)))
    step = min(side * 1.02, (rect.width() - side) / max(1, count - 1))
    first = rect.center().x() - step * (count - 1) / 2
    return [square_around(QPointF(first + step * at, rect.center().y()), side / 2) for at in range(count)]


# Objectives


def objective(shown: Shown, number: int) -> Iterator[Sprite]:
    view, ref = shown.view, shown.view.objectives[number]
    at = shown.places.research.objectives[number]
    card, seat = shown.box.objectives[ref], shown.seating.large
    claims = view.claims[number]
    is_met = any(found == ref for found, _ in fulfilments(view, seat))
    note = shown.say("ms-table-claimed") if seat in claims else note_of(shown, card, is_met)
    args = card.kind, ref, demand_words(shown, card), note, is_met or seat in claims, shown.unit
    words = phrase("ms-table-objective", objective=ref, value=value_of(view, ref))
    key = keys.objective_key(ref)
    yield piece(key, "ms-objective", at.rect, *args, layer=Layer.PRINT, words=words, bleed=0.06, fold=key)
    yield from shown.part(("rewards", number), (ref, claims, shown.colours), partial(rewards, shown, number))


def rewards(shown: Shown, number: int) -> Iterator[Sprite]:
    """Reputation spaces: taken, the next one, those below it, those that are covered."""
    ref, claims = shown.view.objectives[number], shown.view.claims[number]
    at = shown.places.research.objectives[number]
    values, printed_values = list(shown.layout.objective_values), shown.layout.printed_values
    taken = 0
    for value, rect in zip(printed_values, at.rewards, strict=True):
        name = f"reward-{ref}-{value}"
        if value not in values:
            yield told(shown, ground(name, "ms-cover", rect, layer=Layer.TOKEN, bleed=0.1))
            continue
        owner = claims[taken] if taken < len(claims) else None
        is_next = taken == len(claims)
        if is_next:
            said = phrase("ms-table-reward", objective=ref, value=value)
            how = {"layer": Layer.TOKEN, "words": said, "bleed": 0.1}
            yield piece(keys.reward_key(ref), "ms-reward", rect, value, True, False, **how)
            taken += 1
            continue
        face = value, False, owner is not None
        yield told(shown, ground(name, "ms-reward", rect, *face, layer=Layer.TOKEN, bleed=0.1))
        if owner is not None:
            spot = square_around(rect.center(), min(rect.width(), rect.height()) * 0.40)
            colour = shown.colours[owner]
            said = phrase("ms-table-claim", owner=colour, objective=ref, value=value)
            yield piece(keys.claim_key(ref, owner), "ms-marker", spot, colour, words=said, target=False)
        taken += 1


def demand_words(shown: Shown, card: Objective) -> str:
    """Write the demand in figures: 2+2 labs, or 3 markers back 2."""
    if card.kind == "sector":
        is_many = len(card.remove) > ROOMY and len(set(card.remove)) == 1
        return f"{len(card.remove)}×{card.remove[0]}" if is_many else "+".join(map(str, card.remove))
    demand = demand_of(shown.view, card)
    back = f"−{demand.levels}"
    return back if demand.markers == 1 else f"{demand.markers}×{back}"


def note_of(shown: Shown, card: Objective, is_met: bool) -> str:
    """That it can be fulfilled; else how much is missing; else what else it asks."""
    if is_met:
        return shown.say("ms-table-can-claim")
    what, count = lacking(shown.view, shown.seating.large, card)
    return shown.say("ms-table-missing", what=what, count=count)
