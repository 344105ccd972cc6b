"""Random games and strange positions of Marajoara, what must hold at each point of them, and what came up in them.

All chance is drawn from `Rng`, so that the same games are played on every system.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, combinations, product
from typing import Any, Literal, TypeVar

from rules.core.contract import with_chance
from rules.core.types import Ref
from rules.marajoara import GAME
from rules.marajoara import agenda as todo
from rules.marajoara import events as happened
from rules.marajoara import moves as m
from rules.marajoara.components import TRACKS, Die
from rules.marajoara.state import SLOTS, State
from tests.rules.core import random_games
from tests.rules.core.properties import Passed, check_decisions
from tests.rules.marajoara.table import BOX, begun, notes

T = TypeVar("T")
NOBODY = 7
FEW = 40
"""Of a kind with so few moves, all are tried, not some."""
FRAGMENTS = tuple(BOX.fragments)
AIMS = (("yellow", 7), ("yellow", 7), ("red", 7), ("red", 8), ("blue", 7), ("blue", 8), ("blue", 5), ("red", 2))
BOOSTS = (("yellow", 5), ("red", 5), ("blue", 5), ("red", 3))
"""Spaces of the tracks that a captured grey die may bring a disc to, in strange positions."""
DICE = {"Y": 14, "R": 13, "B": 13, "G": 12}


class Lot(random_games.Lot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, "tests")


# Games


@dataclass(frozen=True, slots=True)
class Start:
    """How a random game begins."""

    seats: int
    mission: int = 0
    hard: bool = False
    ortho_only: bool = False
    cart_gravity: bool = False
    finish_last_turn: bool = False
    first: int = 1

    def state(self, seed: int) -> State:
        return begun(
            self.seats,
            seed=seed,
            mission=self.mission,
            hard=self.hard,
            ortho_only=self.ortho_only,
            cart_gravity=self.cart_gravity,
            finish_last_turn=self.finish_last_turn,
            first=self.first,
        ).state


def start(seed: int) -> Start:
    """Counts of seats, missions and options, one after the other."""
    tables = [(2, 0), (3, 0), (4, 0), *((1, mission) for mission in range(1, 9))]
    seats, mission = tables[seed % len(tables)]
    turn = seed // len(tables)
    switches = bool(mission and turn & 1), bool(turn & 2), bool(turn & 4), bool(turn & 1)
    return Start(seats, mission, *switches, turn % (seats + 1))


def played(state: State, lot: Lot, *, at_most: int = 5_000) -> Iterator[Passed]:
    """Random moves to the end. First a kind of move, then one of it: free actions are as likely as captures."""
    for _ in range(at_most):
        decisions = GAME.deciding(state)
        if not decisions:
            return
        move = lucky_move(GAME.legal(state, decisions[0].seat), lot)
        step = GAME.apply(state, move)
        yield Passed(state, move, step.state, step.events)
        state = step.state
    raise AssertionError(f"no end after {at_most} moves")


def lucky_move(moves: Sequence[m.Move], lot: Lot) -> m.Move:
    kind = lot.pick(sorted({move.kind for move in moves}))
    return lot.pick([move for move in moves if move.kind == kind])


# Strange positions


def strange_position(lot: Lot) -> State:
    """A position as nobody would come to it, yet a possible one: full carts and stores, discs near the end."""
    mission = lot.pick((0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8))
    count = 1 if mission else 2 + lot.below(3)
    bag = Bag(lot)
    seats = [seat_notes(lot, bag, mission) for _ in range(count)]
    for track in TRACKS:
        arrived = [seat for seat in seats if seat["discs"][track] == 9]
        for seat in arrived[2:]:
            seat["discs"][track] = 8
    stage = lot.pick(("before", "before", "after", "recycling"))
    captured = bag.draw("G") if stage == "before" and (mission == 7 or lot.below(2)) else ""
    active = lot.below(count)
    if captured:
        aim, space = lot.pick(BOOSTS if mission == 7 else AIMS)
        if (aim, space) == ("yellow", 7):
            seats[active]["icons"] = "yellow"
        seats[active]["discs"][aim] = max(0, space - int(captured[1:]))
    cart = " ".join(bag.any() for _ in range(lot.pick((0, 3, 5, 5))))
    slate = " ".join(bag.any() for _ in range(1 + lot.below(4))) if stage == "recycling" else ""
    round_track = " ".join(bag.any() for _ in range(lot.pick((0, 5, 12, 13)))) if mission else ""
    grid = grid_notes(lot, bag)
    said = notes(
        grid,
        seats=seats,
        mission=mission,
        ortho_only=lot.below(3) == 0,
        cart_gravity=lot.below(3) == 0,
        tokens=token_notes(lot, seats, mission),
        cart=cart,
        slate=slate,
        round_track=round_track,
        captured=captured,
        stage=stage,
        round=lot.pick((1, 13, 14, 14)),
        active=active,
        first=lot.below(count),
        double_blue=lot.below(3) == 0,
        finish_last_turn=mission % 2 == 1,
    )
    return GAME.position(said, BOX)


class Bag:
    """The dice that are not used yet."""

    def __init__(self, lot: Lot) -> None:
        self.lot = lot
        self.left = dict(DICE)

    def draw(self, letter: str) -> str:
        """A die of this colour; an empty word when there is none."""
        if not self.left[letter]:
            return ""
        self.left[letter] -= 1
        return f"{letter}{self.lot.pick((1, 2, 3, 4, 5, 6, 6))}"

    def any(self) -> str:
        return self.draw(self.lot.pick([letter for letter in self.left for _ in range(self.left[letter])]))

    def __len__(self) -> int:
        return sum(self.left.values())


def seat_notes(lot: Lot, bag: Bag, mission: int) -> dict[str, Any]:
    seat = museum_notes(lot, bag)
    seat["discs"] = {track: lot.pick((0, 1, 2, 4, 5, 6, 6, 7, 8, 9)) for track in TRACKS}
    seat["supply"] = lot.below(4)
    seat["points"] = lot.below(60)
    if mission == 6:
        seat["second"] = {**museum_notes(lot, bag, letters="BR"), "icons": "case F4 yellow"}
    return seat


def museum_notes(lot: Lot, bag: Bag, letters: str = "BRY") -> dict[str, Any]:
    return {
        "store": " ".join(filter(None, (bag.draw(letter) for letter in letters for _ in range(lot.below(4))))),
        "vases": lot.pick((0, 1, 2, 3, 4, 5)),
        "fragments": " ".join(lot.some(FRAGMENTS, lot.below(7))),
        "icons": " ".join(lot.some(("case", "F4", "yellow"), lot.below(4))),
    }


def grid_notes(lot: Lot, bag: Bag) -> str:
    """The dice that are left, all or some of them; often on all the roped spaces, or where tokens would go."""
    spaces = {space.ref: space for space in BOX.spaces}
    order = lot.some(tuple(spaces), len(spaces))
    match lot.below(3):
        case 0:
            order = tuple(sorted(order, key=lambda ref: not spaces[ref].roped))
        case 1:
            order = tuple(sorted(order, key=lambda ref: not spaces[ref].takes_tokens))
    count = len(bag) if lot.below(2) else lot.below(len(bag) + 1)
    return ", ".join(f"{ref} {bag.any()}" for ref in order[:count])


def token_notes(lot: Lot, seats: Sequence[dict[str, Any]], mission: int) -> dict[Ref, int]:
    """Those that are neither on icons nor in the supply; in mission 4 not on stars."""
    free = [space.ref for space in BOX.spaces if space.takes_tokens]
    if mission == 4:
        free = [ref for ref in free if ref not in ("c6", "f3", "f6")]
    wanted = [at for at, seat in enumerate(seats) for _ in range(7 - seat["supply"] - len(seat["icons"].split()))]
    return dict(zip(lot.some(free, len(wanted)), wanted, strict=True))


# What must hold


def dice_of(state: State) -> list[Die]:
    dice: list[Die | None] = [*state.grid, *state.cart, *state.slate, state.captured, *state.spent]
    dice += [*state.round_track, *state.aside]
    for player in state.players:
        for museum in player.museums:
            dice += [*museum.blue, *museum.red, *museum.yellow]
    for pending in state.agenda:
        if isinstance(pending, todo.Swap):
            dice += pending.given
    return [die for die in dice if die is not None]


def check_invariants(state: State) -> None:
    """I1 to I6 and I9, counted anew."""
    dice = dice_of(state)
    assert Counter(die.colour[0].upper() for die in dice) == DICE  # I1
    assert len({die.ref for die in dice}) == 52
    assert all(1 <= die.face <= 6 for die in dice)  # I5
    for space, token in zip(BOX.spaces, state.tokens, strict=True):
        assert token is None or (not space.roped and not space.boost)  # I2
    for player in state.players:
        for number, museum in enumerate(player.museums):
            placing = [each for each in state.agenda if isinstance(each, todo.PlaceToken)]
            tokens = (
                len(museum.icons)
                + (0 if number else player.supply)
                + state.tokens.count(museum.colour)
                + player.waiting.count(museum.colour)
                + sum(each.colour == museum.colour for each in placing)
            )
            assert tokens == (3 if number else 7)  # I3
            rows = {"blue": museum.blue, "red": museum.red, "yellow": museum.yellow}
            for colour, row in rows.items():
                assert len(row) == 3  # I4
                assert all(die is None or die.colour == colour for die in row)
            assert 0 <= museum.vases <= 5  # I9
            assert len(set(museum.fragments)) == len(museum.fragments) <= 6
        assert all(0 <= disc <= 9 for disc in player.discs)
    for at, arrived in enumerate(state.ends):
        assert len(arrived) == len(set(arrived)) <= 2  # I6
        assert set(arrived) == {seat for seat, player in enumerate(state.players) if player.discs[at] == 9}


def check_contract(state: State) -> None:
    """Census, decisions, list of moves, words, warnings, view: what any table may ask of any position."""
    seats = range(len(state.players))
    if not state.aside:
        assert GAME.census(state) == GAME.box_census(state)
    assert list(GAME.problems(state)) == []
    check_decisions(GAME, state, seats)
    assert bool(GAME.deciding(state)) == (state.stage != "over")
    for seat in seats:
        assert with_chance(GAME.view(state, seat), state.rng) == state
        for move in GAME.legal(state, seat):
            assert GAME.say_move(state, move).id.startswith("mj-")
            assert all(warning.rule.startswith("MJ-") for warning in GAME.warnings(state, move))
    assert hash(replace(state)) == hash(state)
    assert sum(GAME.scores(state).totals) == sum(player.score for player in state.players)


def check_passed(passed: Passed) -> None:
    """I7 and I8, and what never goes back: tokens, fragments, discs, the round track, objectives, chance."""
    before, after = passed.before, passed.after
    for event in passed.events:
        if isinstance(event, happened.TurnBegan):
            assert after.slate == ()  # I7
            assert after.double_blue is False
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        scored = sum(
            event.points for event in passed.events if isinstance(event, happened.Scored) and event.seat == seat
        )
        assert new.score - old.score == scored  # I8
        assert all(there >= here for here, there in zip(old.discs, new.discs, strict=True))
        for here, there in zip(old.museums, new.museums, strict=True):
            assert set(here.fragments) <= set(there.fragments)
            assert set(there.icons) <= set(here.icons)
    for was, token in zip(before.tokens, after.tokens, strict=True):
        assert was is None or token == was  # MJ-TOK-3
    assert after.round_track[: len(before.round_track)] == before.round_track
    assert all(there or not here for here, there in zip(before.reached, after.reached, strict=True))
    assert after.rng == before.rng


# Every move that can be written down


@cache
def universe(seat: int, museums: int) -> dict[str, list[m.Move]]:
    """By kind."""
    kinds: dict[str, list[m.Move]] = {}
    for move in writable(seat, museums):
        kinds.setdefault(move.kind, []).append(move)
    return kinds


def writable(seat: int, museums: int) -> Iterator[m.Move]:
    spaces = [*BOX.number, "z9"]
    dice = [die.ref for die in BOX.dice]
    slots = [ref for ref, slot in SLOTS.items() if slot.museum < museums] + ["2R1", "captured", "d4"]
    fragments = [*FRAGMENTS, *(f"2{ref}" for ref in FRAGMENTS), "F7"]
    for kind in (m.Decline, m.SpendRest, m.EndTurn):
        yield kind(seat=seat)
    for space in spaces:
        yield from (kind(seat=seat, space=space) for kind in (m.PlaceStartToken, m.PlaceDigToken, m.RemoveDie))
        yield from (m.Recycle(seat=seat, die=die, space=space) for die in dice)
        for other in spaces:
            if is_near(space, other) or other in ("a1", "e5", "z9"):
                yield m.Capture(seat=seat, start=space, to=other)
                yield m.FieldWork(seat=seat, start=space, to=other)
    for museum in (-1, 0, 1, 2):
        yield from (kind(seat=seat, museum=museum) for kind in (m.ChooseZone, m.Store, m.TakeBackVase))
        yield from (m.TakeDie(seat=seat, die=die, museum=museum) for die in dice)
    yield from (m.Excavate(seat=seat, track=track) for track in TRACKS)
    yield from (m.SpendNext(seat=seat, die=die) for die in dice)
    changes: tuple[Literal[-1, 1], ...] = (-1, 1)
    for slot in dict.fromkeys(slots):
        yield from (kind(seat=seat, slot=slot) for kind in (m.Raise, m.GiveDie, m.ExhibitCheaply))
        yield from (m.FundRestoration(seat=seat, slot=slot, change=change) for change in changes)
        yield from (m.ExchangeBetweenMuseums(seat=seat, blue=slot, red=other) for other in dict.fromkeys(slots))
    yield from (m.ScoreFragment(seat=seat, fragment=fragment) for fragment in fragments)
    yield from (m.PayWith(seat=seat, pips=pips) for pips in product(range(7), repeat=3))
    yield from (m.PayWith(seat=seat, pips=pips) for pips in ((), (2,), (1, 1), (1, 1, 0, 0), (-1, 3, 0)))
    chosen = list(dict.fromkeys(slots))
    sets = list(chain.from_iterable(combinations(chosen, count) for count in range(4)))
    sets += [("R2", "R1"), ("B2", "B1"), ("R1", "R1"), ("B1", "B1")]
    yield from (m.Exhibit(seat=seat, slots=each) for each in sets)
    for fragment, each, doubled in product(fragments, sets, (False, True)):
        if all(slot in SLOTS and SLOTS[slot].colour == "blue" for slot in each) or len(each) == 1:
            yield m.Restore(seat=seat, fragment=fragment, slots=each, doubled=doubled)


def is_near(one: Ref, other: Ref) -> bool:
    """Not farther than three steps: what lies beyond is refused for the same reasons."""
    return max(abs(ord(here) - ord(there)) for here, there in zip(one, other, strict=True)) <= 3


def check_others(state: State, lot: Lot, *, count: int) -> set[str]:
    """Of moves picked at random, exactly the listed ones meet no objection; gives the rules that refused."""
    rules: set[str] = set()
    seats = range(len(state.players))
    asked = [decision.seat for decision in GAME.deciding(state)]
    listed = {move for seat in seats for move in GAME.legal(state, seat)}
    for seat in (*asked * 3, *seats, NOBODY):
        kinds = universe(seat, len(state.players[0].museums))
        answers = sorted({move.kind for move in GAME.legal(state, seat)} if seat != NOBODY else ())
        picked = [move for kind in answers if len(kinds[kind]) < FEW for move in kinds[kind]]
        for number in range(count):
            picked.append(lot.pick(kinds[lot.pick(answers if answers and number % 2 else list(kinds))]))
        for move in picked:
            refused = next(GAME.objections(state, move), None)
            assert (refused is None) == (move in listed), (move, refused)
            if refused is not None:
                rules.add(refused.rule)
    return rules


def check_universe_of(state: State) -> None:
    """Of all moves that can be written down for the seats of the table."""
    for seat in range(len(state.players)):
        listed = set(GAME.legal(state, seat))
        accepted = {
            move
            for move in chain.from_iterable(universe(seat, len(state.players[0].museums)).values())
            if next(GAME.objections(state, move), None) is None
        }
        assert accepted == listed


# What came up


def rarities(passed: Passed) -> Iterator[str]:
    """The rare things about a move, by name."""
    before, move, after = passed.before, passed.move, passed.after
    pending = before.agenda[0] if before.agenda else None
    if isinstance(pending, todo.ChooseTrack) and before.captured is not None:
        free = {track.track for track in GAME.legal(before, pending.seat) if isinstance(track, m.Excavate)}
        discs = dict(zip(TRACKS, before.players[pending.seat].discs, strict=True))
        if any(track not in free and discs[track] < 9 for track in TRACKS):
            yield "a full last space refuses a disc"
    if isinstance(move, m.TakeDie) and isinstance(pending, todo.Swap):
        yield f"yellow 7 takes, {pending.count} against {pending.count}"
        if len(before.players[0].museums) > 1:
            yield "yellow 7 with two museums"
        if after.agenda and isinstance(after.agenda[0], todo.PlaceToken):
            yield "yellow 7 fills the third yellow slot"
    for event in passed.events:
        match event:
            case happened.BonusDeclined(rule=rule):
                yield f"{rule} declined"
            case happened.BonusLost(rule=rule):
                yield f"{rule} lost"
            case happened.DieRecycled(tier=tier):
                yield f"recycling, tier {tier}"
            case happened.NoDiscCanMove():
                yield "no disc can move"
            case happened.DiscMoved(rank=2):
                yield "second on the last space"
            case happened.TokenPlaced(source="waiting"):
                yield "a waiting token is placed"
            case happened.DieOverflowed():
                yield "overflow"
            case happened.Paid(used_up=dice) if len(dice) == 3:
                yield "three dice used up at once"
            case happened.GameEnded(why=why, winners=winners):
                yield f"the end: {why}"
                if before.options.mission:
                    yield "a mission won" if winners else "a mission lost"
            case happened.VaseExhibited(space=space):
                yield f"vase {space}"
            case _:
                yield event.kind
