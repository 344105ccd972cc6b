"""What shows before a drop: the piece as it would stand, and what that changes in its block. The rules are asked."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from PySide6.QtCore import QRectF

from desktop.board.desk import Look, Target, usual
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite, place_of
from desktop.board.tags import tag
from desktop.games.hoyuk import keys
from desktop.games.hoyuk.handles import gestures
from desktop.games.hoyuk.shown import Shown
from desktop.games.hoyuk.signs import OF_PILE
from desktop.games.hoyuk.village_sprites import cow_in, pieces_on, roof_spots
from desktop.style.fonts import width_of
from rules.core.types import Seat
from rules.hoyuk import moves as m
from rules.hoyuk import places as rooms
from rules.hoyuk.building import OUTSIDE, exits
from rules.hoyuk.cells import NUMBER, SIDE, has
from rules.hoyuk.outlook import Change, change, later
from rules.hoyuk.view import View
from rules.hoyuk.village import House, Pen

FOUND, STAND, RAISE = 0.34, 0.74, 0.56
"""How large the light of a place to found a block is; houses and arrows as they show on places that are lit."""
UNLIT, FOUNDED = Target(scale=0), Target(scale=FOUND)
RAISED = Target(ghost=Picture("hk-raise", (True,), 0.2), ghost_scale=RAISE)


def target(view: View, moves: Sequence[m.Move], place: Key) -> Target | None:
    """Cells to found a block on are many: they show small, so that those beside families are seen."""
    if not moves:
        return None
    move = moves[0]
    match move:
        case m.BuildHouse(seat=seat, cell=cell):
            return of_house(view, seat, NUMBER[cell])
        case m.BuildPen(seat=seat, gate=gate):
            return pen_standing(gate, colour_of(view, seat))
        case m.InspectBlock() if keys.read(place)[0] == "cell":
            return UNLIT
        case m.ReturnUnder() if keys.read(place)[0] == "aspect":
            return UNLIT
    return None


def of_house(view: View, seat: Seat, cell: int) -> Target:
    if has(view.village.where.standing, cell):
        return RAISED
    if has(rooms.ground(view.village, view.options, seat).founding, cell):
        return FOUNDED
    return house_standing(colour_of(view, seat))


@cache
def house_standing(colour: str) -> Target:
    return Target(ghost=Picture("hk-ghost-house", (colour, 1), 0.2), ghost_scale=STAND)


@cache
def pen_standing(gate: int, colour: str) -> Target:
    return Target(ghost=Picture("hk-ghost-pen", (gate, colour), 0.2), ghost_scale=STAND)


def colour_of(view: View, seat: Seat) -> str:
    return view.box.parts.clans[view.players[seat].clan].colour


def preview(view: View, move: m.Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
    """Preview a move, which must be legal."""
    return list(foreseen(Shown(view, look), move, places))


def foreseen(shown: Shown, move: m.Move, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    target_key = usual(gestures(shown.view, move)).place
    spot = places.get(target_key) if target_key else None
    if spot is None:
        return
    match move:
        case m.BuildHouse() | m.BuildPen() | m.PlaceRoof() | m.PlaceCattle() | m.PlaceVillager() | m.ReplaceHouse():
            yield from built(shown, move, places)
        case m.PlaceShaman(cell=cell):
            yield ghost("hk-shaman", standing_spot(shown, NUMBER[cell], "shaman"))
        case m.ScoreGroup(cards=cards, jokers=jokers):
            points = shown.box.ladder[cards + jokers]
            yield tag("score", spot, shown.say("hk-table-plus", count=points), shown.style, at="middle")
        case m.BuildWithCard(element=element):
            yield ghost("hk-sign", in_middle(spot, 0.6), element)
        case m.ReturnUnder(seat=seat):
            count = len(shown.player(seat).spent)
            yield tag("return", spot, shown.say("hk-table-plus", count=count), shown.style, "settled", "middle")
        case m.InspectBlock(block=block):
            yield from inspected(shown, NUMBER[block], spot)
        case m.GiveMarker():
            side = min(spot.width, spot.height) * 0.4
            yield ghost("hk-marker", Place(0, 0, side, side).at(*spot.middle))


def ghost(painter: str, place: Place, *args: object) -> Sprite:
    key = f"preview-{painter}-{place.x:.0f}-{place.y:.0f}"
    return Sprite(key, Picture(painter, args, 0.35), place, Layer.PREVIEW, is_target=False, opacity=0.88)


def in_middle(spot: Place, share: float) -> Place:
    side = min(spot.width, spot.height) * share
    return Place(0, 0, side, side).at(*spot.middle)


# Buildings


def built(shown: Shown, move: m.Move, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    """Preview what is built as it would stand there, the way cattle would go, and what the block becomes."""
    after, changes = later(shown.view, move), change(shown.view, move)
    if after is None or changes is None:
        return
    cell = NUMBER[str(getattr(move, "cell", ""))]
    rect = shown.places.ground.cell_rect(cell)
    colour = shown.colours[move.seat]
    match move, after.village.at(cell):
        case m.BuildHouse() | m.ReplaceHouse(), House(storeys=storeys):
            yield ghost("hk-ghost-house", place_of(rect), colour, storeys)
        case m.BuildPen(gate=gate), Pen():
            yield ghost("hk-ghost-pen", place_of(rect), gate, colour)
            yield from ways_out(shown, after, cell)
        case m.PlaceRoof(piece=kind), House():
            yield ghost(f"hk-{kind}", standing_spot(shown, cell, kind, after))
        case m.PlaceVillager(), House():
            yield ghost("hk-villager", standing_spot(shown, cell, "villager", after))
        case m.PlaceCattle(), Pen(gate=gate):
            yield ghost("hk-cattle", place_of(cow_in(rect, gate)))
    pills = [places.get(keys.block_key(block.first)) for block in shown.village.blocks]
    yield outcome(shown, move, changes, rect, [pill.rect for pill in pills if pill is not None])


def standing_spot(shown: Shown, cell: int, kind: str, after: View | None = None) -> Place:
    """Return where a piece would stand on its house, beside what stands there already."""
    house = (after or shown.view).village.house(cell)
    assert house is not None  # only legal moves are foreseen
    standing = pieces_on(house if kind != "shaman" else house._replace(shaman=True))
    rect = shown.places.ground.cell_rect(cell)
    return place_of(roof_spots(rect, house.storeys, standing)[standing.index(kind)])


def ways_out(shown: Shown, after: View, pen: int) -> Iterator[Sprite]:
    open_to = exits(after.village, after.options, pen)
    rect = shown.places.ground.cell_rect(pen)
    for side, other in enumerate(SIDE[pen]):
        if (OUTSIDE if other is None else other) in open_to:
            picture = Picture("hk-exit", (side,), 0.3)
            yield Sprite(f"preview-exit-{side}", picture, place_of(rect), Layer.PREVIEW, is_target=False)


def outcome(shown: Shown, move: m.Move, changes: Change, rect: QRectF, labels: Sequence[QRectF]) -> Sprite:
    """Preview the outcome of a move: the block, and aspects won or taken.

    It lies above the place, or below it where it would leave the board or cover a label.
    """
    said = shown.say("hk-table-becomes", how=how_of(shown, move), block=changes.block.name, count=changes.block.size)
    won = tuple(OF_PILE[pile] for pile in changes.won)
    taken = tuple((OF_PILE[pile], shown.colours[seat]) for pile, seat in changes.taken if pile not in changes.won)
    size = shown.size(15)
    high = max(size * 1.7, shown.style.px(28))
    wide = width_of(said, size, "bold") + high * (0.9 + 1.25 * len(won) + 1.8 * len(taken))
    above = rect.y() - high - rect.height() * 0.2
    left = min(max(4.0, rect.center().x() - wide / 2), shown.look.width - wide - 4)
    spots = [QRectF(left, top, wide, high) for top in (above, rect.bottom() + rect.height() * 0.1)]
    if above <= shown.places.ground.rect.y():
        spots.reverse()
    spot = next((each for each in spots if not any(each.intersects(label) for label in labels)), spots[0])
    picture = Picture("hk-outcome", (said, size, won, taken), 0.3)
    return Sprite("preview-outcome", picture, place_of(spot), Layer.WORDS, is_target=False)


def how_of(shown: Shown, move: m.Move) -> str:
    """What a house does for its clan; other things belong to their block."""
    if not isinstance(move, m.BuildHouse):
        return "stays"
    cell = NUMBER[move.cell]
    if shown.village.house(cell):
        return "stays"
    ground = rooms.ground(shown.village, shown.view.options, move.seat)
    return "founds" if has(ground.founding, cell) else "joins" if has(ground.joining, cell) else "extends"


# Inspection


def inspected(shown: Shown, first: int, spot: Place) -> Iterator[Sprite]:
    """Who would draw which card there."""
    block = shown.village.block_at(first)
    if block is None:
        return
    drawn = tuple(
        (OF_PILE[each.pile], shown.colours[each.winner], top_of(shown, number))
        for number, each in enumerate(shown.verdicts(block))
        if each.draws and each.winner is not None
    )
    if not drawn:
        return
    high = max(shown.style.px(40), 30.0)
    wide = len(drawn) * high * 2.1 + 10
    x, _ = spot.middle
    left = min(max(4.0, x - wide / 2), shown.look.width - wide - 4)
    top = spot.y + spot.height + 4 if spot.y < shown.look.height * 0.5 else spot.y - high - 4
    picture = Picture("hk-draws", (drawn,), 0.2)
    yield Sprite("preview-draws", picture, Place(left, top, wide, high), Layer.WORDS, is_target=False)


def top_of(shown: Shown, number: int) -> str:
    top = shown.view.piles[number].top
    return shown.box.symbol[top] if top else ""
