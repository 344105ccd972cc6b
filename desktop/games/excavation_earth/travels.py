"""How pieces of Excavation Earth come and go: cubes from the supply, cards from the deck, buyers from tracks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from rules.core.types import Seat
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.view import View

Places = dict[Key, str]
"""Where buyers stand, and of which colour they are."""


def comes_from(view: View, key: Key, earlier: View) -> Sequence[Key]:
    """Buyers are never new: none leaves the table, and `same` tells where each was."""
    match keys.read(key):
        case (("card" | "back"), *_):
            return (keys.DECK,)
    return supply_of_cube(view, key)


def goes_to(view: View, key: Key, later: View) -> Sequence[Key]:
    """Cubes go back to the supply, cards to the discard."""
    match keys.read(key):
        case (("card" | "back"), *_):
            return (keys.DISCARD,)
    return supply_of_cube(view, key)


def supply_of_cube(view: View, key: Key) -> Sequence[Key]:
    """Return the supply of a cube: of traders, envoys, guards and the cubes on surveyed cards."""
    match keys.read(key):
        case (("trader" | "envoy"), int(), int(seat), int()) | ("guard", int(seat), str()):
            return supply_of(seat)
        case "surveyed", str(card):
            owner = next((each.owner for each in view.row if each.card == card), None)
            return () if owner is None else supply_of(owner)
    return ()


def supply_of(seat: Seat) -> Sequence[Key]:
    """The cubes of a seat; on a small mat, and for Zu, its name stands for them."""
    return keys.crew_key(seat), keys.owner_key(seat)


def same(before: View, after: View) -> Mapping[Key, Key]:
    """Buyers and cubes have no names: those that moved are found by their colour. By the new key, the old one."""
    return dict((*moved_buyers(before, after), *promoted(before, after)))


# Buyers


def moved_buyers(before: View, after: View) -> Iterator[tuple[Key, Key]]:
    """Within a queue they move up in their order; from board to board those of a colour are alike."""
    here, there = rows_of(before), rows_of(after)
    stayed = [pair for was, now in zip(here, there, strict=True) for pair in kept_in_order(was, now)]
    yield from (pair for pair in stayed if pair[0] != pair[1])
    was, now = merged([*here, stock_of(before)]), merged([*there, stock_of(after)])
    left = leaving(was, now, stayed)
    for key, letter in now.items():
        is_new = key not in was if keys.read(key)[0] == "stock" else key not in {new for new, _ in stayed}
        if is_new and left.get(letter):
            yield key, left[letter].pop(0)


def rows_of(view: View) -> list[Places]:
    """The queues, and those who wait on the mothership."""
    queues = [
        {keys.queued_key(market, at): letter for at, letter in enumerate(queue)}
        for market, queue in enumerate(view.queues)
    ]
    return [*queues, {keys.waiting_key(at): letter for at, letter in enumerate(view.mothership)}]


def stock_of(view: View) -> Places:
    """Map the buyers in stock: one to each space of the tracks, white ones in their area."""
    found = {keys.stock_key(WHITE, number): WHITE for number in range(view.white)}
    for number, letter in enumerate(view.box.colours):
        lowest = view.popularity(number)
        found |= {keys.stock_key(letter, at): letter for at in range(lowest, lowest + view.stock[number])}
    return found


def merged(places: Iterable[Places]) -> Places:
    return {key: letter for each in places for key, letter in each.items()}


def leaving(was: Places, now: Places, stayed: Sequence[tuple[Key, Key]]) -> dict[str, list[Key]]:
    """List, by colour, the buyers who no longer stand where they stood."""
    remain = {old for _, old in stayed}
    found: dict[str, list[Key]] = {}
    for key, letter in was.items():
        if key not in (now if keys.read(key)[0] == "stock" else remain):
            found.setdefault(letter, []).append(key)
    return found


def kept_in_order(was: Places, now: Places) -> list[tuple[Key, Key]]:
    """(new key, old key) of those who are still in this row: the longest order that both have."""
    old, new = list(was.items()), list(now.items())
    best = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for at in reversed(range(len(old))):
        for to in reversed(range(len(new))):
            here = old[at][1] == new[to][1]
            best[at][to] = best[at + 1][to + 1] + 1 if here else max(best[at + 1][to], best[at][to + 1])
    pairs, at, to = [], 0, 0
    while at < len(old) and to < len(new):
        if old[at][1] == new[to][1]:
            pairs.append((new[to][0], old[at][0]))
            at, to = at + 1, to + 1
        elif best[at + 1][to] >= best[at][to + 1]:
            at += 1
        else:
            to += 1
    return pairs


# Cubes


def promoted(before: View, after: View) -> Iterator[tuple[Key, Key]]:
    """Traders that have sold become envoys of the centre that their market belongs to."""
    for seat in range(len(before.players)):
        left = gone_traders(before, after, seat)
        for centre, envoys in enumerate(after.envoys):
            for number in range(before.envoys[centre][seat], envoys[seat]):
                found = next((key for market, key in left if before.box.centre_of[market] == centre), None)
                if found is not None:
                    left = [each for each in left if each[1] != found]
                    yield keys.envoy_key(centre, seat, number), found


def gone_traders(before: View, after: View, seat: Seat) -> list[tuple[int, Key]]:
    return [
        (market, keys.trader_key(market, seat, number))
        for market, (was, now) in enumerate(zip(before.traders, after.traders, strict=True))
        for number in range(now[seat], was[seat])
    ]
