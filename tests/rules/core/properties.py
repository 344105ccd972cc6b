"""What holds of every game at every point, whatever its rules. For random games of any of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, is_dataclass, replace
from operator import is_not
from typing import Any, get_args

from rules.core.contract import AnyGame
from rules.core.knowledge import has_learned, known, names_shown
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """One move of a game: where it was made, and where it led."""

    before: Any
    move: Any
    after: Any
    events: tuple[Any, ...]


def random_game(game: AnyGame, state: Any, seed: int, *, at_most: int = 2_000) -> Iterator[Passed]:
    """Random legal moves to the end; whoever walks it may stop earlier."""
    rng = seeded(seed, "random-game")
    for _ in range(at_most):
        decisions = game.deciding(state)
        if not decisions:
            return
        decision, rng = rng.pick(decisions)
        move, rng = rng.pick(game.legal(state, decision.seat))
        step = game.apply(state, move)
        yield Passed(state, move, step.state, step.events)
        state = step.state
    raise AssertionError(f"no end after {at_most} moves")


def positions(game: AnyGame, start: Any, seed: int) -> Iterator[Any]:
    yield start
    for passed in random_game(game, start, seed):
        yield passed.after


def moves_seen(game: AnyGame, passed: Passed) -> list[Any]:
    """What might be tried: the legal moves of all seats before and after."""
    states = (passed.before, passed.after)
    return list(dict.fromkeys(move for state in states for seat in seats_of(state) for move in game.legal(state, seat)))


def never_came_up(game: AnyGame, games: Iterable[Passed]) -> set[str]:
    """The kinds of moves and of events that these games did without."""
    facts = (*get_args(game.move_type), *get_args(game.event_type))
    kinds = {str(each.__dataclass_fields__["kind"].default) for each in facts}
    for passed in games:
        kinds -= {passed.move.kind, *(event.kind for event in passed.events)}
    return kinds


def seats_of(state: Any) -> range:
    return range(len(state.players))


def onlookers(seats: Iterable[Seat]) -> tuple[Seat | None, ...]:
    return (*seats, None)


def check_components(game: AnyGame, state: Any) -> None:
    """Nothing is lost, doubled or invented."""
    assert game.census(state) == game.box_census(state)
    assert list(game.problems(state)) == []


def check_decisions(game: AnyGame, state: Any, seats: Iterable[Seat]) -> None:
    """Whoever is asked has a legal move, nobody else has; none is listed twice, none meets an objection."""
    asked = [decision.seat for decision in game.deciding(state)]
    assert len(set(asked)) == len(asked)
    for seat in seats:
        moves = game.legal(state, seat)
        assert bool(moves) == (seat in asked)
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert move.seat == seat
            assert list(game.objections(state, move)) == []


def check_universe(game: AnyGame, state: Any, universe: Iterable[Any], seats: Iterable[Seat]) -> None:
    """Of all moves that can be written down, exactly the listed ones meet no objection, and are as asked."""
    listed = {move for seat in seats for move in game.legal(state, seat)}
    accepted = {move for move in universe if not any(game.objections(state, move))}
    assert accepted == listed


def check_imagined(game: AnyGame, state: Any, seat: Seat | None, rng: Rng, universe: Iterable[Any]) -> None:
    """A position that looks the same to a seat is a possible one, and the seat is told the same of it."""
    imagined = game.imagine(game.view(state, seat), rng)
    assert list(game.problems(imagined)) == []
    assert game.view(imagined, seat) == game.view(state, seat)
    check_same_to(game, state, imagined, seat, universe)


def check_swap(game: AnyGame, state: Any, seat: Seat | None, cards: tuple[Ref, Ref], universe: Iterable[Any]) -> None:
    """Two components that a seat cannot see change places, and it notices nothing."""
    other = swapped(state, *cards)
    assert other != state
    assert game.view(other, seat) == game.view(state, seat)
    check_same_to(game, state, other, seat, universe)


def check_same_to(game: AnyGame, state: Any, other: Any, seat: Seat | None, universe: Iterable[Any]) -> None:
    """Decisions, legal moves, refusals and warnings of a seat tell nothing that its view does not."""
    assert game.deciding(other) == game.deciding(state)
    if seat is None:
        return
    assert game.legal(other, seat) == game.legal(state, seat)
    for move in universe:
        if move.seat == seat:
            objections = list(game.objections(state, move))
            assert list(game.objections(other, move)) == objections
            if not objections:
                assert list(game.warnings(other, move)) == list(game.warnings(state, move))


def hidden_from(game: AnyGame, state: Any, seat: Seat | None) -> list[Ref]:
    identities = game.identities(state)
    return sorted(identities - known(game.view(state, seat), identities).refs)


def swapped(node: Any, one: Ref, other: Ref) -> Any:
    """The same position with two components in each other's places; what holds neither stays the same object."""
    if isinstance(node, str):
        return other if node == one else one if node == other else node
    if isinstance(node, tuple):
        members = [swapped(each, one, other) for each in node]
        return tuple(members) if any(map(is_not, members, node)) else node
    if node is None or isinstance(node, int) or not is_dataclass(node) or isinstance(node, type):
        return node
    values = {name: getattr(node, name) for name in names_shown(type(node))}
    after = {name: swapped(value, one, other) for name, value in values.items()}
    return replace(node, **after) if any(map(is_not, after.values(), values.values())) else node


def check_events(game: AnyGame, passed: Passed, seat: Seat | None) -> None:
    """What a seat hears of a move, in data and in words, shows only components that its views show."""
    identities = game.identities(passed.before)
    heard = [event for event in (game.seen(each, seat) for each in passed.events) if event is not None]
    told = known([(event, game.say_event(event).args) for event in heard], identities).refs
    for state in (passed.after, passed.before):
        if told:
            told -= known(game.view(state, seat), identities).refs
    assert not told


def learners(game: AnyGame, passed: Passed, seats: Iterable[Seat]) -> set[Seat | None]:
    """Who knows more after the move than before."""
    identities = game.identities(passed.before)
    return {
        seat
        for seat in onlookers(seats)
        if has_learned(
            known(game.view(passed.before, seat), identities),
            known(game.view(passed.after, seat), identities),
        )
    }


def check_explanation(explained: Any) -> None:
    """Each criterion compares exactly those still in the running and keeps the smallest figures.

    The last one left is chosen, or one of those left by lot. What a rule left out is named once and never compared.
    """
    running = explained.candidates
    out = [each.candidate for each in explained.excluded]
    assert len(set(out)) == len(out)
    assert set(out).isdisjoint(running)
    for criterion in explained.criteria:
        assert tuple(candidate for candidate, _ in criterion.figures) == running
        least = min(figure for _, figure in criterion.figures)
        running = tuple(candidate for candidate, figure in criterion.figures if figure == least)
        assert criterion.survivors == running
    assert explained.chosen in running
    assert explained.by_lot == (len(running) > 1)
