"""The zones of a seat as sprites: cards on one another, how many rounds they still act, ranges, the screen."""

from collections.abc import Iterator
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.card_sprites import action_card
from desktop.games.council_of_shadows.mat_places import MatPlaces, ZonePlaces
from desktop.games.council_of_shadows.reckoning import plan_of
from desktop.games.council_of_shadows.shown import Shown, piece
from desktop.style.fonts import width_of
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat, phrase
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.parts import SECTORS
from rules.council_of_shadows.queries import letters, reach_of

COVERED = 0.105
"""How far each card under another one stands out above it, of its height."""
MOST_COVERED = 3
"""More than these stand out no further; a closer look shows them all."""


class State(StrEnum):
    """The state of a zone in the actions of its owner."""

    PLAYED, NOW, NEXT, NONE = "played", "now", "next", "none"


def zone_states(shown: Shown, seat: Seat) -> list[State]:
    """What has acted, what acts, what comes: from what still stands on the agenda."""
    count, agenda = len(shown.player(seat).zones), shown.view.agenda
    coming = [each.zone for each in agenda if isinstance(each, todo.Perform) and each.seat == seat]
    if not coming and not any(isinstance(each, todo.Shift) and each.seat == seat for each in agenda):
        return [State.NONE] * count
    now = coming[0] - 1 if coming else count
    return [State.PLAYED if at < now else State.NOW if at == now else State.NEXT for at in range(1, count + 1)]


def zones(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    player, states, planned = shown.player(seat), zone_states(shown, seat), plan_of(shown.view, seat)
    for zone, (places, stack, state, card) in enumerate(zip(at.zones, player.zones, states, planned, strict=True), 1):
        lies = stack, card, state, player.colour, len(at.zones), shown.language_key
        one = partial(one_zone, shown, seat, zone, places, stack, card, state)
        yield from shown.part(("zone", seat, zone), lies, one)
        reaches = player.improvements, player.extra_zones, player.colour
        yield from shown.part(("ladder", seat, zone), reaches, partial(ladder, shown, seat, zone, places))
        if zone < len(at.zones):
            right, left = places.well.right(), at.zones[zone].well.x()
            arrow = QRectF(right, places.well.center().y() - 10, left - right, 20)
            yield ground(f"onwards-{seat}-{zone}", "cs-onwards", arrow, layer=Layer.PRINT, bleed=0.2)
    if isinstance(player.planned, Concealed) and player.planned.count:
        yield from screen(shown, seat, at)


def one_zone(
    shown: Shown, seat: Seat, zone: int, places: ZonePlaces, stack: tuple[Ref, ...], card: Ref, state: State
) -> Iterator[Sprite]:
    yield from well(shown, seat, zone, places, state)
    yield from cards(shown, seat, zone, places, (*stack, card) if card else stack, state, is_planned=bool(card))
    yield from heading(shown, seat, zone, places, state, is_filled=bool(stack or card), is_planned=bool(card))


def well(shown: Shown, seat: Seat, zone: int, places: ZonePlaces, state: State) -> Iterator[Sprite]:
    key = keys.zone_key(seat, zone)
    yield ground(f"well-{key}", "cs-zone", places.well, state == State.NOW, layer=Layer.PRINT, bleed=0.05)
    words = phrase(
        "cs-table-zone", zone=zone, owner=shown.colour_of(seat), state=state.value, left=rounds_left(shown, seat, zone)
    )
    yield place(key, places.card, words, fold=key if shown.player(seat).zones[zone - 1] else "")


def rounds_left(shown: Shown, seat: Seat, zone: int) -> int:
    """Count the rounds in which a card on this zone still acts, this one included (CS-SHIFT-1)."""
    return len(shown.player(seat).zones) - zone + 1


def cards(
    shown: Shown, seat: Seat, zone: int, places: ZonePlaces, stack: tuple[Ref, ...], state: State, *, is_planned: bool
) -> Iterator[Sprite]:
    """The lowest first; of those below the heads stand out, for only the visible ones act and consume (CS-PLAN-3)."""
    key = keys.zone_key(seat, zone)
    if not stack:
        yield ground(f"empty-{key}", "cs-empty-card", places.card, layer=Layer.PRINT, bleed=0)
    below = min(len(stack) - 1, MOST_COVERED)
    step = places.card.height() * COVERED
    for number, ref in enumerate(stack):
        out = min(len(stack) - 1 - number, MOST_COVERED)
        spot = QRectF(places.card.x(), places.card.y() + step * (below - out), places.card.width(), 0)
        spot.setHeight(places.card.height() - step * below)
        # The lowest lies over the zone as much as the others do: so all are lit alike where they may be covered.
        yield action_card(shown, ref, spot, number=number + 1, fold=key)
        if number == len(stack) - 1:
            if is_planned:
                yield ground(f"planned-{key}", "cs-planned", spot, layer=Layer.COUNT, bleed=0.05)
            if state == State.PLAYED:
                yield ground(f"veil-{key}", "cs-veil", spot, layer=Layer.COUNT, bleed=0.05)
                side = min(spot.width() * 0.3, shown.style.px(30))
                done = QRectF(spot.right() - side * 1.15, spot.bottom() - side * 1.15, side, side)
                yield piece(f"check-{key}", "cs-check", done, layer=Layer.BADGE, target=False, bleed=0.1)


def heading(
    shown: Shown, seat: Seat, zone: int, places: ZonePlaces, state: State, *, is_filled: bool, is_planned: bool
) -> Iterator[Sprite]:
    """Its number, in how many rounds its card still acts, and what it does now as far as there is room."""
    rect, size = places.label.united(places.state), shown.size(15)
    label = shown.say("cs-table-zone-label", zone=zone)
    wide = width_of(label, size, "semibold") + 3
    yield printed(
        f"zone-{seat}-{zone}", QRectF(rect.x(), rect.y(), wide, rect.height()), label, size, weight="semibold"
    )
    left = rect.x() + wide
    if is_filled:
        count = len(shown.player(seat).zones)
        pips = QRectF(left + 3, rect.y(), size * 0.72 * count, rect.height())
        left = pips.right()
        yield ground(
            f"rounds-{seat}-{zone}",
            "cs-rounds",
            pips,
            rounds_left(shown, seat, zone),
            count,
            layer=Layer.PRINT,
            bleed=0.1,
        )
    shown_state = "planned" if is_planned else state.value
    if shown_state == State.NONE:
        return
    said, small = shown.say("cs-table-zone-state", state=shown_state), shown.size(14)
    room = QRectF(left + 4, rect.y(), rect.right() - left - 4, rect.height())
    if width_of(said, small, "semibold") <= room.width():
        ink = "accent" if state == State.NOW else "quiet"
        yield printed(f"state-{seat}-{zone}", room, said, small, ink, "semibold", "right")


def ladder(shown: Shown, seat: Seat, zone: int, places: ZonePlaces) -> Iterator[Sprite]:
    """What it reaches, what a step costs and brings; the second step waits for the first (CS-BUY-9)."""
    box, player = shown.box, shown.player(seat)
    steps = {box.improvements[ref].sector: box.improvements[ref] for ref in box.range_steps.get(zone, ())}
    reached = reach_of(shown.view, seat, zone)
    for sector in SECTORS:
        rect, each = places.ladder[sector], steps.get(sector)
        is_bought = each is not None and each.ref in player.improvements
        state = "reached" if is_bought else "printed" if sector <= reached else "open"
        if state == "open" and each is not None and each.needs and each.needs not in player.improvements:
            state = "later"
        cost, energy = (letters(each.cost), each.energy) if each is not None and state in ("open", "later") else ("", 0)
        args = f"P{sector}", cost, energy, state, shown.size(14)
        key = keys.place_key(seat, each.ref) if each is not None else keys.reach_key(seat, zone, sector)
        words = phrase("cs-table-step", zone=zone, sector=sector, state=state)
        yield piece(key, "cs-step", rect, *args, layer=Layer.PRINT, words=words, bleed=0.05, target=each is not None)
        if is_bought and each is not None:
            room = rect.adjusted(0, shown.size(14) * 1.25, 0, 0)
            yield improved(shown, seat, each.ref, room)


def improved(shown: Shown, seat: Seat, ref: Ref, room: QRectF) -> Sprite:
    """The cube that stands for an improvement."""
    side = min(room.width() * 0.66, room.height() * 0.86)
    spot = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
    words = phrase("cs-table-improved", improvement=ref, owner=shown.colour_of(seat))
    return piece(
        keys.improvement_key(seat, ref), "cs-cube", spot, shown.colour_of(seat), words=words, target=False, bleed=0.3
    )


def screen(shown: Shown, seat: Seat, at: MatPlaces) -> Iterator[Sprite]:
    """Yield the screen before the zones of a seat that plans; what lay there already shows above it."""
    first, last = at.zones[0].well, at.zones[-1].well
    high = first.height() * 0.4
    rect = QRectF(first.x(), first.bottom() - high, last.right() - first.x(), high)
    ready = shown.player(seat).ready
    words = phrase("cs-table-screen", owner=shown.colour_of(seat), ready=ready)
    said = shown.say("cs-table-behind-screen", ready=ready)
    args = shown.colour_of(seat), said, shown.size(18)
    yield piece(
        keys.screen_key(seat), "cs-screen", rect, *args, layer=Layer.BADGE, words=words, target=False, bleed=0.1
    )
