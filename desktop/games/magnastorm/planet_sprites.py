"""The planet as sprites: sectors in calm and storm, spaces, sites, labs, stations, scouts, reputation."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import FELT, ground, place
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.forecast_sprites import button
from desktop.games.magnastorm.planet import TILE
from desktop.games.magnastorm.printed_things import sign
from desktop.games.magnastorm.shown import Shown, piece
from desktop.paint.paths import square_around
from rules.core.types import Phrase, Ref, phrase
from rules.magnastorm.state import NOBODY
from rules.magnastorm.words import say_place, say_site

LAB, SCOUT, STATION = 0.0535, 0.060, 0.072
"""Half their sizes, of the radius of the planet."""
BESIDE = 0.034
"""How far a scout stands beside the middle of its space, so that a lab is seen."""
STACKED = 0.026
"""How far one lab lies beside another on the same space."""
SIDE_OUT, SIDE = 0.62, 0.27
"""Where the sides of the centre tile lie, and half their size, of its radius."""


def planet(shown: Shown) -> Iterator[Sprite]:
    at, layout = shown.places.planet, shown.layout
    yield ground("felt", FELT, shown.places.whole, shown.unit, layer=Layer.FELT, bleed=0)
    args = layout, shown.calm, layout.threshold, shown.unit
    yield ground("planet-board", "ms-planet", at.rect, *args, bleed=0.04)
    yield from tile(shown)
    yield from shown.part("places", (), lambda: places(shown))
    yield from shown.part("sides", (shown.calm,), lambda: sides(shown))
    yield from shown.part("track", (), lambda: track(shown))
    yield from sector_names(shown)
    view, colours = shown.view, shown.colours
    yield from shown.part("labs", (view.labs, colours), lambda: labs(shown))
    yield from shown.part("stations", (view.stations, colours), lambda: stations(shown))
    yield from shown.part("scouts", (tuple(each.scout for each in view.players), colours), lambda: scouts(shown))
    earned = tuple(each.reputation for each in view.players)
    yield from shown.part("reputation", (earned, view.order, colours), lambda: reputation(shown))
    yield button(shown)


def places(shown: Shown) -> Iterator[Sprite]:
    """Spaces, starting areas, sites: the board under them shows what they are."""
    at, layout = shown.places.planet, shown.layout
    for number, space in enumerate(layout.spaces):
        yield place(keys.space_key(space.ref), at.space(number), words_of_space(shown, space.ref), is_round=True)
    for number, area in enumerate(layout.areas):
        if not area.spaces:
            yield place(keys.space_key(area.ref), at.pad(number), say_place(area.ref), is_round=True)
    for number, site in enumerate(layout.sites):
        yield place(keys.site_key(site.ref), at.site(number), say_site(site.ref), layer=Layer.TOKEN)


def tile(shown: Shown) -> Iterator[Sprite]:
    at, layout = shown.places.planet, shown.layout
    angles = tuple(at.angle_of(sector) for sector in range(len(layout.sectors)))
    of = shown.say("ms-table-of-rounds", of=layout.rounds)
    args = shown.calm, angles, layout.income, str(shown.view.round), of
    words = phrase("ms-table-tile", round=shown.view.round, of=layout.rounds)
    rect = square_around(at.centre, at.radius * TILE)
    yield piece(keys.TILE, "ms-tile", rect, *args, layer=Layer.PRINT, words=words, target=False, bleed=0.06)


def sides(shown: Shown) -> Iterator[Sprite]:
    """Describe the sides of the centre tile: what it says of each sector."""
    at = shown.places.planet
    reach = at.radius * TILE
    for number, sector in enumerate(shown.layout.sectors):
        middle = at.polar(TILE * SIDE_OUT, at.angle_of(number))
        yield sign(shown, keys.side_key(sector), square_around(middle, reach * SIDE), depth=0.1)


def track(shown: Shown) -> Iterator[Sprite]:
    """The four sides of the reputation track, and the space that ends the game."""
    spaces = shown.places.planet.track.spaces
    is_level = [space.width() == spaces[0].width() for space in spaces]
    turns = (at for at in range(1, len(spaces)) if is_level[at] != is_level[at - 1])
    starts = (0, *turns, len(spaces))
    for number, (first, last) in enumerate(pairwise(starts)):
        yield sign(shown, keys.track_key(number), spaces[first].united(spaces[last - 1]))
    yield sign(shown, keys.GOAL, spaces[shown.layout.threshold % len(spaces)], depth=0.1)


def words_of_space(shown: Shown, ref: Ref) -> Phrase:
    space = shown.layout.spaces[shown.layout.space_number[ref]]
    return phrase("ms-table-space", space=say_place(ref), colour=space.colour)


def sector_names(shown: Shown) -> Iterator[Sprite]:
    """Yield the names of the sectors, with a badge for the seat that has most labs there."""
    at = shown.places.planet
    size = shown.size(14)
    for number, sector in enumerate(shown.sectors):
        said = shown.say("sector.short", sector=sector.sector)
        high = max(size * 1.45, shown.style.px(22))
        wide = high * (1.55 if sector.leader == NOBODY else 2.55)
        rect = at.name(number, wide, high)
        leader = "" if sector.leader == NOBODY else shown.colours[sector.leader]
        words = phrase(
            "ms-table-sector",
            sector=sector.sector,
            weather="calm" if number in shown.calm else "storm",
            leader=leader or "none",
        )
        key = keys.sector_key(sector.sector)
        yield piece(key, "ms-sector", rect, said, leader, layer=Layer.TOKEN, words=words, bleed=0.1)


def labs(shown: Shown) -> Iterator[Sprite]:
    at, radius = shown.places.planet, shown.places.planet.radius
    for number, owners in enumerate(shown.view.labs):
        ref = shown.layout.spaces[number].ref
        for which, owner in enumerate(owners):
            aside = (which - (len(owners) - 1) / 2) * 2 * STACKED * radius
            rect = square_around(at.space(number).center() + QPointF(aside, -1), radius * LAB)
            words = phrase("ms-table-lab", owner=shown.colours[owner], space=say_place(ref))
            key = keys.lab_key(ref, which)
            yield piece(key, "ms-lab", rect, shown.colours[owner], layer=Layer.TOKEN, words=words)


def stations(shown: Shown) -> Iterator[Sprite]:
    radius = shown.places.planet.radius
    for number, owner in enumerate(shown.view.stations):
        if owner != NOBODY:
            ref = shown.layout.sites[number].ref
            rect = station_rect(shown, number, radius)
            words = phrase("ms-table-station", owner=shown.colours[owner], site=say_site(ref))
            yield piece(keys.station_key(ref), "ms-station", rect, shown.colours[owner], words=words)


def station_rect(shown: Shown, site: int, radius: float) -> QRectF:
    """Its foot stands on the site."""
    rect = square_around(shown.places.planet.site(site).center(), radius * STATION)
    return rect.translated(0, -radius * STATION * 0.48)


def scouts(shown: Shown) -> Iterator[Sprite]:
    """Yield the scouts; those that stand on the same place lie a little beside each other."""
    standing: dict[Ref, int] = {}
    for seat, player in enumerate(shown.view.players):
        before = standing.get(player.scout, 0)
        standing[player.scout] = before + 1
        rect = scout_rect(shown, player.scout, before)
        words = phrase("ms-table-scout", owner=shown.colours[seat], space=say_place(player.scout))
        key = keys.scout_key(seat)
        colour = shown.colours[seat]
        yield piece(key, "ms-scout", rect, colour, words=words, depth=0.1 + seat / 20)


def scout_rect(shown: Shown, where: Ref, before: int = 0) -> QRectF:
    at, layout = shown.places.planet, shown.layout
    number = layout.space_number.get(where)
    rect = at.pad(layout.area_number[where]) if number is None else at.space(number)
    aside = (
        QPointF(BESIDE + 0.045 * before, -0.012 - 0.03 * before) if number is not None else QPointF(0.07 * before, 0)
    )
    return square_around(rect.center() + aside * at.radius, at.radius * SCOUT)


def reputation(shown: Shown) -> Iterator[Sprite]:
    """Markers on the track; those on one space beside each other."""
    at = shown.places.planet.track
    by_space: dict[int, list[int]] = {}
    for seat in shown.view.order:
        spot = shown.player(seat).reputation % len(at.spaces)
        by_space.setdefault(spot, []).append(seat)
    for space, seats in by_space.items():
        rect = at.spaces[space]
        side = min(rect.width(), rect.height()) * (0.86 if len(seats) == 1 else 0.72)
        is_wide = rect.width() >= rect.height()
        room = max(0.0, max(rect.width(), rect.height()) - side)
        for number, seat in enumerate(seats):
            share = (number - (len(seats) - 1) / 2) / max(1, len(seats) - 1)
            along = QPointF(room * share, 0) if is_wide else QPointF(0, room * share)
            disc = square_around(rect.center() + along, side / 2)
            owner = shown.colours[seat]
            words = phrase("ms-table-reputation", owner=owner, count=shown.player(seat).reputation)
            key = keys.reputation_key(seat)
            yield piece(key, "ms-marker", disc, owner, layer=Layer.TOKEN, words=words, target=False)
