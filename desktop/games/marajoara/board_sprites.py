"""What all seats share, as sprites: felt, board of tracks, dig site, cart, and the order of the seats."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BADGE, BOARD, FELT, LINE, figure_of, ground, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.marajoara import cart, dig_grid, keys, tracks
from desktop.games.marajoara.keys import Spot
from desktop.games.marajoara.places import square
from desktop.games.marajoara.shown import Shown, die, piece, sign
from desktop.style.fonts import Weight
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.marajoara.asking import asked
from rules.marajoara.components import TRACKS, Die, Space, TrackName
from rules.marajoara.queries import open_stars

ROUND_DIE_SHARE = 0.86


def shared(shown: Shown) -> Iterator[Sprite]:
    state = shown.state
    yield ground("felt", FELT, shown.places.whole, shown.unit, layer=Layer.FELT, bleed=0)
    yield from track_board(shown)
    yield from score_discs(shown)
    is_solo = state.options.mission > 0
    yield from shown.worded("rounds", (is_solo, state.round, state.round_track), partial(round_track, shown))
    yield from dig_site(shown)
    yield from shown.worded("cart", (state.cart,), partial(cart_board, shown))
    if not is_solo:
        seat = asked(state).seat if state.stage != "over" else None
        scores = tuple(player.score for player in state.players)
        below = shown.places.cart_board.below
        yield from shown.worded("order", (state.first, scores, seat), partial(order, shown, below, seat))


# The board of tracks


def track_board(shown: Shown) -> Iterator[Sprite]:
    at = shown.places.track_board
    yield ground("tracks", "mj-tracks", shown.places.tracks, shown.box, shown.unit)
    for name in TRACKS:
        head = shown.say("mj-table-track-head", track=name)
        yield printed(
            f"track-{name}", at.heads[name], head, shown.size(16), weight="semibold", across="centre", serif=True
        )
        track = TRACKS.index(name)
        occupied = tuple(sorted({player.discs[track] for player in shown.state.players}))
        column = at.columns[name]
        key = keys.track_board_key(name)
        yield ground(key, "mj-track", column, shown.box, name, occupied, shown.unit, layer=Layer.PRINT, bleed=0.04)
        yield sign(keys.track_head_key(name), at.heads[name], phrase("track", track=name))
        discs = [(player.museums[0].colour, player.discs[track]) for player in shown.state.players]
        yield from shown.part(("track", name), (discs, shown.state.ends[track]), partial(on_track, shown, name))


def on_track(shown: Shown, name: TrackName) -> Iterator[Sprite]:
    """Its spaces, and the discs: in the order of seats; on the last space, in the order of arrival."""
    track = TRACKS.index(name)
    for number, space in enumerate(shown.places.track_board.spaces[name]):
        yield place(keys.track_key(name, number), space, phrase("track-space", track=name, n=number))
    spaces = shown.places.track_board.spaces[name]
    for number, space in enumerate(spaces):
        here = [seat for seat, player in enumerate(shown.state.players) if player.discs[track] == number]
        if number == len(spaces) - 1:
            here = list(shown.state.ends[track])
        spots = tracks.start_places(space, len(here)) if number == 0 else tracks.disc_places(space, len(here))
        radius = tracks.disc_radius(space)
        for seat, spot in zip(here, spots, strict=True):
            colour = shown.colour_of(seat)
            said = phrase("mj-table-disc", owner=colour, track=name, n=number)
            yield piece(keys.disc_key(seat, name), "mj-disc", square(spot, 2 * radius), colour, words=said)


def score_discs(shown: Shown) -> Iterator[Sprite]:
    ring = shown.places.track_board.ring
    lap = shown.box.parts.box.score_lap
    yield from shown.part(("ring",), (), partial(ring_signs, ring))
    by_space: dict[int, list[Seat]] = {}
    for seat, player in enumerate(shown.state.players):
        by_space.setdefault(player.score % lap, []).append(seat)
    for number, seats in by_space.items():
        for seat, disc in zip(seats, on_ring(ring[number], len(seats)), strict=True):
            score = shown.state.players[seat].score
            said = phrase("mj-table-score", seat=SeatName(seat), points=figure_of(score))
            yield piece(f"score-{seat}", "mj-disc", disc, shown.colour_of(seat), words=said)
            if score >= lap:
                wide, high = shown.size(13) * 2.2, shown.size(13) + 2
                tag = QRectF(disc.center().x() - wide / 2, disc.center().y() + disc.height() * 0.18, wide, high)
                yield piece(f"lap-{seat}", "mj-lap", tag, score // lap * lap, layer=Layer.BADGE, target=False)


def ring_signs(ring: list[QRectF]) -> Iterator[Sprite]:
    for number, space in enumerate(ring):
        yield sign(keys.ring_key(number), space, phrase("score-track-space", n=number))


def on_ring(space: QRectF, count: int) -> list[QRectF]:
    """Discs on a space of the ring: beside each other while there is room, else smaller, two and two."""
    radius = min(space.width(), space.height()) * 0.36
    across, down = (1.0, 0.0) if space.width() >= space.height() else (0.0, 1.0)
    room = max(space.width(), space.height()) - 4
    if count * 2 * radius <= room:
        start = -(count - 1) * radius
        middles = [QPointF(across, down) * (start + 2 * radius * number) for number in range(count)]
    else:
        radius = min(radius, min(space.width(), space.height()) * 0.27)
        rows = (count + 1) // 2
        middles = [QPointF(number % 2 - 0.5, number // 2 - (rows - 1) / 2) * 1.8 * radius for number in range(count)]
    return [square(space.center() + middle, 2 * radius) for middle in middles]


def round_track(shown: Shown) -> Iterator[Sprite]:
    at, state = shown.places.track_board, shown.state
    is_solo = state.options.mission > 0
    played = len(state.round_track) if is_solo else state.round - 1
    heads = (shown.say("mj-table-round-head"),)
    yield from heading("rounds", at.round_head, heads, shown.size(14), across="centre", serif=True)
    yield ground(
        "rounds", "mj-rounds", at.round_column, len(at.rounds), played, shown.unit, layer=Layer.PRINT, bleed=0.02
    )
    for number, space in enumerate(at.rounds, 1):
        yield place(keys.round_key(number), space, phrase("round-track-space", n=number))
    if not is_solo:
        words = phrase("mj-table-round", n=state.round, count=len(at.rounds))
        yield piece("round-marker", "mj-round-marker", at.rounds[state.round - 1], state.round, shown.unit, words=words)
    for number, (each, space) in enumerate(zip(state.round_track, at.rounds, strict=False), 1):
        side = min(space.width(), space.height()) * ROUND_DIE_SHARE
        yield die(each, square(space.center(), side), Spot("round", str(number)))


# The dig site


def dig_site(shown: Shown) -> Iterator[Sprite]:
    state, at = shown.state, shown.places.dig
    yield ground("dig-site", "mj-dig-site", shown.places.grid, shown.box, shown.unit)
    stars = open_stars(state)
    across = len(shown.box.parts.grid.layout[0])
    for start in range(0, len(shown.box.spaces), across):
        row = slice(start, start + across)
        spaces = shown.box.spaces[row]
        shows = state.tokens[row], state.grid[row], tuple(space.ref in stars for space in spaces)
        yield from shown.part(("dig", start), shows, partial(on_spaces, at, spaces, *shows))


def on_spaces(
    at: dig_grid.GridPlace,
    spaces: Sequence[Space],
    tokens: Sequence[str | None],
    dice: Sequence[Die | None],
    stars: Sequence[bool],
) -> Iterator[Sprite]:
    for space, token, each, is_star in zip(spaces, tokens, dice, stars, strict=True):
        yield from on_space(at, space, token, each, is_star)


def on_space(
    at: dig_grid.GridPlace, space: Space, token: str | None, each: Die | None, is_star: bool
) -> Iterator[Sprite]:
    box = at.of(space)
    yield place(keys.space_key(space.ref), at.of(space, 3), space_words(space, token))
    if is_star:
        yield piece(f"star-{space.ref}", "mj-star", box, layer=Layer.TOKEN, target=False)
    if token is not None:
        disc = square(box.center(), 2 * at.cell * dig_grid.TOKEN_SHARE)
        yield piece(keys.token_key(space.ref), "mj-token", disc, token, each is not None, layer=Layer.TOKEN)
    if each is not None:
        side = at.cell * dig_grid.DIE_SHARE
        yield die(each, square(box.center(), side), Spot("grid", space.ref))
    if token is not None and each is not None:
        badge = square(at.badge(space), 2 * at.cell * dig_grid.BADGE_SHARE)
        yield piece(f"badge-{space.ref}", BADGE, badge, token, layer=Layer.BADGE, target=False)


def space_words(space: Space, token: str | None) -> Phrase:
    return phrase("mj-table-space", space=space.ref, kind=kind_of(space), owner=token or "none")


def kind_of(space: Space) -> str:
    if space.boost:
        return f"plus{space.boost}"
    if space.magnifier:
        return "magnifier"
    if space.shaded:
        return "shaded"
    return "roped" if space.roped else "plain"


# The cart and the order of the seats


def cart_board(shown: Shown) -> Iterator[Sprite]:
    at, state = shown.places.cart_board, shown.state
    yield ground("cart-board", BOARD, shown.places.cart)
    yield printed("cart", at.title, shown.say("mj-table-cart"), shown.size(19), weight="semibold", serif=True)
    yield ground("cart", "mj-cart", at.cart, len(state.cart), shown.unit, layer=Layer.PRINT)
    for number, (slot, each) in enumerate(zip(at.slots, state.cart, strict=True), 1):
        yield place(keys.cart_key(number), slot, phrase("cart-slot", n=number))
        if each is not None:
            side = slot.height() * cart.DIE_SHARE / cart.SLOT_SHARE
            yield die(each, square(slot.center(), side), Spot("cart", str(number)))
    room = state.cart.count(None)
    said = shown.say("mj-table-cart-room", count=room) if room else shown.say("mj-table-falls")
    ink = "quiet" if room else "accent"
    yield printed("falls", at.falls, said, shown.size(14), ink, "semibold", "centre")


def order(shown: Shown, rect: QRectF, active: Seat | None) -> Iterator[Sprite]:
    """The seats in the order of their turns, with their scores."""
    state = shown.state
    seats = len(state.players)
    yield ground("order-line", LINE, QRectF(rect.x() + 4, rect.y() - 4, rect.width() - 8, 8), layer=Layer.PRINT)
    high = min(rect.height() / seats, shown.style.px(46))
    for place_in_row in range(seats):
        seat = (state.first + place_in_row) % seats
        row = QRectF(rect.x(), rect.y() + 4 + high * place_in_row, rect.width(), high - 1)
        is_active = seat == active
        if is_active:
            yield ground("order-active", "mj-row-light", row, shown.colour_of(seat), layer=Layer.PRINT, bleed=0)
        radius = min(high * 0.32, shown.style.px(12))
        badge = square(QPointF(row.x() + 8 + radius, row.center().y()), 2 * radius)
        yield piece(f"order-badge-{seat}", BADGE, badge, shown.colour_of(seat), layer=Layer.PRINT, target=False)
        weight: Weight = "bold" if is_active else "regular"
        left = badge.right() + 8
        name = shown.say("mj-table-seat", seat=SeatName(seat))
        figures = shown.size(18) * 2.2
        room = QRectF(left, row.y(), row.right() - left - figures - 8, row.height())
        yield printed(f"order-{seat}", room, name, shown.size(16), weight=weight)
        score = phrase("mj-table-score", seat=SeatName(seat), points=figure_of(state.players[seat].score))
        yield sign(keys.standing_key(seat), row, score, depth=0.1)
        points = QRectF(row.right() - figures - 8, row.y(), figures, row.height())
        said = figure_of(state.players[seat].score)
        yield printed(f"order-points-{seat}", points, said, shown.size(18), weight="bold", across="right")
