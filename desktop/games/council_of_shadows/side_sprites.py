"""Beside the map as sprites: Dark Tech, light bonus cards and supplies, the display of AI cards, the race."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF

from desktop.board.describing import BADGE, BOARD, ground, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.card_sprites import action_card
from desktop.games.council_of_shadows.cubes import roman
from desktop.games.council_of_shadows.race_painting import (
    Runner,
    badge_spot,
    bars_from,
    gem_spots,
    lower_line,
    marker_spots,
)
from desktop.games.council_of_shadows.reckoning import plan_of
from desktop.games.council_of_shadows.shown import Shown, as_title, piece, signed
from rules.core.knowledge import Concealed
from rules.core.types import Seat, SeatName, phrase
from rules.council_of_shadows.outlook import gap, steps_of_plan
from rules.council_of_shadows.parts import GEMS
from rules.council_of_shadows.queries import turn_order
from rules.council_of_shadows.view import Cards, View

LEAST_BAR, BAR_STEP = 60, 10
"""The bar of the race ends here, or at the next ten beyond the furthest marker."""
TECH_BACK, LIGHT_BACK = "tech", "light"


def side_boards(shown: Shown) -> Iterator[Sprite]:
    view = shown.view
    piles = tuple(left_of(pile) for pile in view.tech_piles), view.light_pile.count
    yield from shown.part("council", (piles, view.throne, shown.colours, shown.language_key), partial(council, shown))
    deck = view.display, view.ai_deck.count, len(view.ai_discard)
    yield from shown.part("market", (deck, shown.language_key), partial(market, shown))
    yield from race(shown)


def left_of(pile: Cards) -> int:
    return pile.count if isinstance(pile, Concealed) else len(pile)


# Dark Tech, light bonus cards, supplies


def council(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.council, shown.view
    yield ground("council", "cs-council", at.rect, bleed=0.15)
    yield from heading("council", at.title, (shown.say("cs-table-dark-tech"),), shown.size(19), "chalk", serif=True)
    for gem in GEMS:
        words = phrase("cs-table-supply", gem=gem)
        yield piece(
            keys.supply_key(gem), "cs-supply", at.supplies[gem], gem, layer=Layer.TOKEN, words=words, bleed=0.15
        )
    for level, (pile, rect) in enumerate(zip(view.tech_piles, at.techs, strict=True), start=1):
        count = left_of(pile)
        words = phrase("cs-table-tech-pile", level=level, count=count)
        args = TECH_BACK, roman(level), count
        yield piece(keys.tech_pile_key(level), "cs-card-pile", rect, *args, layer=Layer.TOKEN, words=words, bleed=0.2)
        yield printed(f"techs-{level}", at.counts[level - 1], str(count), shown.size(20), "chalk", "bold")
    count = view.light_pile.count
    words = phrase("cs-table-light-pile", count=count)
    args = LIGHT_BACK, "", count
    yield piece(keys.LIGHT_PILE, "cs-card-pile", at.light, *args, layer=Layer.TOKEN, words=words, bleed=0.2)
    yield printed("light-count", at.counts[-1], str(count), shown.size(20), "chalk", "bold")
    yield from throne(shown)


def throne(shown: Shown) -> Iterator[Sprite]:
    """It stands here until somebody reaches the last level; then on the badge of its owner."""
    at, owner = shown.places.council, shown.view.throne
    colour = shown.colour_of(owner) if owner is not None else "none"
    words = phrase("cs-table-throne-words", owner=colour)
    yield piece(keys.THRONE, "cs-throne", at.throne, layer=Layer.TOKEN, words=words, target=False, bleed=0.1)
    said = shown.say("cs-table-throne") if owner is None else shown.say("cs-table-seat", seat=SeatName(owner))
    yield from heading("throne", at.owner, (said,), shown.size(14), "chalk", "regular", "centre")


# AI cards


def market(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.market, shown.view
    yield ground("market", BOARD, at.rect)
    yield printed("market", at.title, shown.say("cs-table-market"), shown.size(19), "ink", "semibold", serif=True)
    words = phrase("cs-table-deck", count=view.ai_deck.count, discarded=len(view.ai_discard))
    yield place(keys.DECK, at.deck, words)
    said = shown.say("cs-table-deck", count=view.ai_deck.count, discarded=len(view.ai_discard))
    yield printed("deck", at.deck, said, shown.size(15), "quiet", "semibold", "right")
    for slot, (card, rect) in enumerate(zip(view.display, at.slots, strict=True)):
        words = phrase("cs-table-display", n=slot + 1)
        yield piece(keys.display_key(slot), "cs-empty-card", rect, layer=Layer.PRINT, words=words, bleed=0)
        if card:
            yield action_card(shown, card, rect, fold=keys.card_key(card))


# The race


def race(shown: Shown) -> Iterator[Sprite]:
    at, view = shown.places.race, shown.view
    yield from shown.part("race", shown.language_key, partial(head_of_race, shown))
    furthest = max(max(player.consumption, player.energy) for player in view.players)
    most = max(LEAST_BAR, -(-furthest // BAR_STEP) * BAR_STEP)
    plan = plan_known(view) if view.phase == "planning" else None
    notes = {seat: note_of(shown, seat, plan) for seat in view.order if plan and not view.players[seat].is_automa}
    start = bars_from(at.rows[0], (*(name_of(shown, seat) for seat in view.order), *notes.values()), shown.size(15))
    for turn, (seat, rect) in enumerate(zip(view.order, at.rows, strict=True), start=1):
        player, note = view.players[seat], notes.get(seat, "")
        figures = player.colour, player.energy, player.consumption, player.level, player.gems
        bar = most, start
        shows = turn, figures, bar, note, shown.language_key
        yield from shown.part(("runner", seat), shows, partial(row, shown, seat, rect, turn, bar, note))


def name_of(shown: Shown, seat: Seat) -> str:
    return shown.say("cs-table-seat", seat=SeatName(seat))


def head_of_race(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.race
    yield ground("race", BOARD, at.rect)
    yield printed("race", at.title, shown.say("cs-table-race"), shown.size(19), "ink", "semibold", serif=True)
    yield printed("gap", at.gap, shown.say("cs-table-gap"), shown.size(15), "quiet", "semibold", "right")


def row(shown: Shown, seat: Seat, rect: QRectF, turn: int, bar: tuple[int, float], note: str) -> Iterator[Sprite]:
    """`bar` says what its end stands for, and where it begins."""
    player = shown.player(seat)
    gems = player.gems
    runner = Runner(
        turn=turn,
        colour=player.colour,
        name=name_of(shown, seat),
        energy=player.energy,
        consumption=player.consumption,
        gems=(gems.a, gems.g, gems.t) if not player.is_automa else None,
        most=bar[0],
        is_own=seat == shown.seating.large,
        note=note,
        bar_from=bar[1],
    )
    words = phrase(
        "cs-table-race-words",
        n=turn,
        seat=SeatName(seat),
        energy=player.energy,
        consumption=player.consumption,
        gap=gap(shown.view, seat),
        level=player.level,
    )
    fold = keys.mat_key(seat) if seat in shown.places.mats and seat != shown.seating.large else ""
    args = runner, shown.size(15)
    yield piece(keys.race_key(seat), "cs-runner", rect, *args, layer=Layer.PRINT, words=words, bleed=0.05, fold=fold)
    yield from on_row(shown, seat, rect, runner)


def on_row(shown: Shown, seat: Seat, rect: QRectF, runner: Runner) -> Iterator[Sprite]:
    """Its badge, a gem of each kind that it has, and both markers."""
    colour, on = runner.colour, {"layer": Layer.TOKEN, "target": False}
    yield piece(f"runner-{seat}", BADGE, badge_spot(rect), colour, bleed=0.1, **on)
    kinds = [kind for kind, count in zip(GEMS, runner.gems or (), strict=False) if count] if not runner.note else []
    for kind, spot in zip(kinds, gem_spots(lower_line(rect, runner.bar_from), len(kinds)), strict=True):
        yield piece(f"runner-{seat}-{kind}", "cs-gem", spot, kind, bleed=0.2, **on)
    energy, consumption = marker_spots(rect, runner)
    yield piece(f"runner-{seat}-consumption", "cs-disc", consumption, colour, bleed=0.3, **on)
    level = shown.player(seat).level
    yield piece(f"runner-{seat}-energy", "cs-energy", energy, colour, level, bleed=0.3, number=1, **on)


@dataclass(frozen=True, slots=True)
class PlanKnown:
    """What is known while all plan."""

    steps: tuple[int, ...]
    """Of each seat."""
    order: tuple[Seat, ...]
    """That would follow."""


def plan_known(view: View) -> PlanKnown:
    steps = tuple(steps_known(view, seat) for seat in view.seats)
    return PlanKnown(steps, turn_order(view, steps))


def note_of(shown: Shown, seat: Seat, plan: PlanKnown) -> str:
    """What the own plan consumes and when one would then play, by what is known of the others."""
    own, ready = seat == shown.view.seat, shown.player(seat).ready
    steps, turn = plan.steps[seat], plan.order.index(seat) + 1
    said = shown.say("cs-table-planning", own=own, ready=ready, count=steps, steps=signed(steps), n=turn)
    return as_title(said)


def steps_known(view: View, seat: Seat) -> int:
    """Cards that lie there already count again (ruling Q-1); nobody knows what the automa's next card consumes."""
    return 0 if view.players[seat].is_automa else steps_of_plan(view, seat, plan_of(view, seat))
