"""What shows before a drop: the piece as it would be, and what that brings. The rules are asked, nothing is counted."""

from collections.abc import Iterator, Mapping

from desktop.board.desk import Look
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.games.marajoara import keys, museum, tracks
from desktop.games.marajoara.handles import handle
from desktop.games.marajoara.mat_sprites import vase_rect
from desktop.games.marajoara.places import places_for, square
from rules.core.types import Ref, Seat
from rules.marajoara import agenda as todo
from rules.marajoara import moves as m
from rules.marajoara.candidates import legal_moves
from rules.marajoara.components import Die
from rules.marajoara.effects import applied
from rules.marajoara.events import Scored
from rules.marajoara.state import SLOTS, State

GHOST = 0.84
MOST_STEPS = 12
"""More decisions than this never lie between an exhibition and its points."""


def preview(state: State, move: m.Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
    """Preview a move, which must be legal."""
    return [sprite for sprite in shown_of(state, move, look, places) if sprite.key]


def shown_of(state: State, move: m.Move, look: Look, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    target = handle(state, move).place
    spot = places.get(target) if target else None
    if spot is None:
        return
    match move:
        case m.Capture(to=to, seat=seat):
            yield from jump(state, move, spot, places)
            yield from bonus_of_token(state, seat, to, spot)
        case m.FieldWork(start=start):
            yield ghost(state.grid[state.box.number[start]], spot, places)
        case m.RemoveDie(space=space):
            yield ghost(state.grid[state.box.number[space]], spot, places)
        case m.Recycle(die=ref) | m.TakeDie(die=ref) | m.SpendNext(die=ref):
            yield ghost(die_of(state, ref), spot, places)
        case m.Store():
            yield ghost(state.captured, spot, places)
        case m.GiveDie(slot=slot, seat=seat):
            yield ghost(state.players[seat].die_at(slot), spot, places)
        case m.PlaceDigToken(seat=seat) | m.PlaceStartToken(seat=seat):
            yield made("token", "mj-ghost-token", spot.scaled(0.94), token_colour(state, seat))
        case m.Exhibit(slots=slots, seat=seat):
            yield from vases_of(state, seat, SLOTS[slots[0]].museum, len(slots), spot)
            yield from points_of(state, move, spot, look)
        case m.ExhibitCheaply(slot=slot, seat=seat):
            yield from vases_of(state, seat, SLOTS[slot].museum, 1, spot)
            yield from points_of(state, move, spot, look)
        case m.Restore() | m.ScoreFragment() | m.TakeBackVase():
            yield from points_of(state, move, spot, look)
        case m.Excavate(track=track, seat=seat):
            yield from disc_at(state, seat, track, spot)
            yield from points_of(state, move, spot, look)
        case m.Raise() | m.FundRestoration():
            yield from turned_die(state, move, places)


def made(name: str, painter: str, place: Place, *args: object, layer: Layer = Layer.PREVIEW) -> Sprite:
    key = f"preview-{name}-{place.x:.0f}-{place.y:.0f}"
    return Sprite(key, Picture(painter, args, 0.2), place, layer, is_target=False)


def ghost(die: Die | None, spot: Place, places: Mapping[Key, Place]) -> Sprite:
    """The die as it would lie there."""
    assert die is not None
    return made("die", "mj-ghost-die", die_place(die, spot, places), die.colour, die.face)


def die_place(die: Die, spot: Place, places: Mapping[Key, Place]) -> Place:
    """A little smaller than it is, and never larger than the place takes."""
    now = places.get(keys.die_key(die.ref))
    room = min(spot.width, spot.height) * 0.78
    side = min(room, now.width * GHOST if now else room)
    x, y = spot.middle
    return Place(x - side / 2, y - side / 2, side, side)


def die_of(state: State, ref: Ref) -> Die | None:
    """Find a die that lies beside the grid."""
    return next((die for die in (*state.cart, *state.slate, *state.spent) if die is not None and die.ref == ref), None)


def jump(state: State, move: m.Capture, spot: Place, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    """The jumper on its landing space, raised."""
    landed = applied(state, move).state.grid[state.box.number[move.to]]
    yield ghost(landed, spot, places)


def bonus_of_token(state: State, seat: Seat, to: Ref, spot: Place) -> Iterator[Sprite]:
    """+1 for an own Dig token, +2 for its owner (MJ-DIG-2, MJ-DIG-3)."""
    token = state.tokens[state.box.number[to]]
    if token is None:
        return
    pips = state.box.parts.box.dig_bonus
    amount = pips.own if token in state.players[seat].colours else pips.rival
    high = max(18.0, spot.height * 0.34)
    wide = high * 2.2
    place = Place(spot.x + spot.width - wide + high * 0.2, spot.y - high * 0.3, wide, high)
    yield made("tag", "mj-tag", place, token, f"+{amount}", layer=Layer.WORDS)


def token_colour(state: State, seat: Seat) -> str:
    pending = state.agenda[0] if state.agenda else None
    return pending.colour if isinstance(pending, todo.PlaceToken) else state.players[seat].museums[0].colour


def vases_of(state: State, seat: Seat, number: int, count: int, spot: Place) -> Iterator[Sprite]:
    own = state.players[seat].museums[number]
    for niche in museum.niches(spot.rect, len(state.box.case))[own.vases : own.vases + count]:
        rect = vase_rect(niche)
        place = Place(rect.x(), rect.y(), rect.width(), rect.height())
        yield made("vase", "mj-ghost-vase", place, own.colour)


def disc_at(state: State, seat: Seat, track: str, spot: Place) -> Iterator[Sprite]:
    radius = tracks.disc_radius(spot.rect)
    (middle,) = tracks.disc_places(spot.rect, 1)
    rect = square(middle, 2 * radius)
    place = Place(rect.x(), rect.y(), rect.width(), rect.height())
    yield made("disc", "mj-ghost-disc", place, state.players[seat].museums[0].colour)


def turned_die(state: State, move: m.Raise | m.FundRestoration, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    """The die with its new face, over itself."""
    player = state.players[move.seat]
    die = player.die_at(move.slot) or state.captured
    after = applied(state, move).state
    turned = after.players[move.seat].die_at(move.slot) or after.captured
    if isinstance(move, m.FundRestoration) and die is not None:
        turned = Die(die.ref, die.colour, die.face + move.change)
    now = places.get(keys.die_key(die.ref)) if die is not None else None
    if now is not None and turned is not None and 1 <= turned.face <= state.box.top_face:
        yield made("die", "mj-ghost-die", now, turned.colour, turned.face)


# Points


def points_of(state: State, move: m.Move, spot: Place, look: Look) -> Iterator[Sprite]:
    """What the move brings, in a sun at the upper right of its place."""
    points = brought(state, move)
    if points:
        side = max(40.0, places_for(state, look).style.px(46))
        place = Place(spot.x + spot.width - side * 0.72, spot.y - side * 0.42, side, side)
        yield made("points", "mj-sun", place, points, layer=Layer.WORDS)


def brought(state: State, move: m.Move) -> int:
    """The points that the rules give for a move, once it is paid and its tokens are placed anywhere."""
    step = applied(state, move)
    total = scored(step.events, move.seat)
    before, steps = len(state.agenda), 0
    while len(step.state.agenda) > before and steps < MOST_STEPS and state.stage == step.state.stage:
        legal = legal_moves(step.state, move.seat)
        if not legal:
            break
        step = applied(step.state, legal[0])
        total += scored(step.events, move.seat)
        steps += 1
    return total


def scored(events: tuple[object, ...], seat: Seat) -> int:
    return sum(event.points for event in events if isinstance(event, Scored) and event.seat == seat)
