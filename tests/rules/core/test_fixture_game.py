"""Caravan keeps the promises of the contract at every point of random games."""

import hashlib
from collections.abc import Iterator
from itertools import permutations, product
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.contract import with_chance
from rules.core.explained import Explained
from rules.core.knowledge import Concealed, known
from rules.core.rng import Rng, seeded
from tests.fixture_game import GAME, begun, seated
from tests.fixture_game.events import Event
from tests.fixture_game.moves import (
    AutomaActs,
    Bid,
    Deliver,
    Keep,
    LeaveCoin,
    Move,
    Pitch,
    Rest,
    TakeCoin,
    Travel,
)
from tests.fixture_game.state import Bidding, Drafting, Options, State
from tests.rules.core.properties import (
    check_components,
    check_decisions,
    check_events,
    check_explanation,
    check_imagined,
    check_swap,
    check_universe,
    hidden_from,
    learners,
    onlookers,
    positions,
    random_game,
)

TABLES = (("ana", "ben"), ("ana", "ben", "cem"), ("ana", "rival"), ("rival", "ana"))
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 10_000)
few = settings(max_examples=12, deadline=None)
NOBODY = 9


def universe(state: State) -> Iterator[Move]:
    """Every move that can be written down, sensible or not."""
    for seat in (*state.seats, NOBODY):
        yield from (kind(seat=seat) for kind in (TakeCoin, LeaveCoin, Pitch, Rest, AutomaActs))
        yield from (Travel(seat=seat, to=place) for place in (*state.box.places, "moon"))
        for card in (*state.box.cards, "tea-1"):
            yield from (kind(seat=seat, card=card) for kind in (Keep, Bid, Deliver))


def sample(state: State, rng: Rng) -> list[Move]:
    """Enough of the universe to catch a refusal that tells too much."""
    shuffled, _ = rng.shuffled(list(universe(state)))
    return list(shuffled[:60])


def test_random_games_go_everywhere() -> None:
    """What follows would prove little of moves and events that never came up."""
    kinds, lots = set(), set()
    for players, seed in product(TABLES, range(30)):
        for passed in random_game(GAME, begun(*players, seed=seed), seed):
            kinds |= {passed.move.kind, *(event.kind for event in passed.events)}
            lots |= {(each.question, each.by_lot) for each in passed.events if isinstance(each, Explained)}
    assert kinds == {each.KIND for each in (*get_args(Move), *get_args(Event))}
    questions = {"cv-rival-keep", "cv-rival-bid", "cv-rival-travel"}
    assert lots >= set(product(questions, (True, False))) | {
        ("cv-rival-toll", False),
        ("cv-rival-trade", False),
    }


@few
@given(players=tables, seed=seeds)
def test_every_game_ends_after_three_rounds_with_a_winner(players: tuple[str, ...], seed: int) -> None:
    *_, last = positions(GAME, begun(*players, seed=seed), seed)
    assert GAME.deciding(last) == ()
    assert last.round == last.box.kit.rounds
    assert GAME.scores(last).winners


@few
@given(players=tables, seed=seeds)
def test_only_the_end_has_winners_and_every_line_adds_up(players: tuple[str, ...], seed: int) -> None:
    for state in positions(GAME, begun(*players, seed=seed), seed):
        sheet = GAME.scores(state)
        assert bool(sheet.winners) == (not GAME.deciding(state))
        for seat in state.seats:
            assert sheet.totals[seat] == sum(line.points[seat] for line in sheet.lines)
            assert (sheet.ranks[seat] == 1) == all(
                sheet.totals[seat] > sheet.totals[other] or sheet.ranks[other] >= sheet.ranks[seat]
                for other in state.seats
            )


@few
@given(players=tables, seed=seeds)
def test_nothing_is_lost_or_doubled_and_decisions_are_real(players: tuple[str, ...], seed: int) -> None:
    for state in positions(GAME, begun(*players, seed=seed), seed):
        check_components(GAME, state)
        check_decisions(GAME, state, state.seats)


@settings(max_examples=6, deadline=None)
@given(players=tables, seed=seeds)
def test_of_all_moves_exactly_the_listed_ones_are_allowed(players: tuple[str, ...], seed: int) -> None:
    for state in positions(GAME, begun(*players, seed=seed), seed):
        check_universe(GAME, state, universe(state), state.seats)


@few
@given(players=tables, seed=seeds)
def test_a_seat_cannot_tell_its_position_from_an_imagined_one(players: tuple[str, ...], seed: int) -> None:
    for moves, state in enumerate(positions(GAME, begun(*players, seed=seed), seed)):
        rng = seeded(moves, "imagine")
        for seat in onlookers(state.seats):
            check_imagined(GAME, state, seat, rng, sample(state, rng))


@few
@given(players=tables, seed=seeds)
def test_swapping_cards_that_a_seat_cannot_see_changes_nothing_for_it(players: tuple[str, ...], seed: int) -> None:
    rng = seeded(seed, "swap")
    for state in positions(GAME, begun(*players, seed=seed), seed):
        for seat in onlookers(state.seats):
            (one, other, *_), rng = rng.shuffled(hidden_from(GAME, state, seat))
            check_swap(GAME, state, seat, (one, other), sample(state, rng))


def test_imagined_positions_differ_in_what_is_hidden_and_only_there() -> None:
    state = begun("ana", "ben", "cem", seed=3)
    imagined = [GAME.imagine(GAME.view(state, 0), Rng(word)) for word in range(8)]
    assert len({each.deck for each in imagined}) == 8
    assert len({each.traders[1].pack for each in imagined}) == 8
    assert {each.traders[0] for each in imagined} == {state.traders[0]}


@given(seed=seeds, word=st.integers(0, 2**64 - 1))
def test_a_view_says_nothing_of_the_fate_of_the_game(seed: int, word: int) -> None:
    state = begun("ana", "rival", seed=seed)
    for seat in onlookers(state.seats):
        assert GAME.view(with_chance(state, Rng(word)), seat) == GAME.view(state, seat)


@few
@given(players=tables, seed=seeds)
def test_a_seat_sees_its_own_cards_and_a_spectator_none_but_discards(players: tuple[str, ...], seed: int) -> None:
    for state in positions(GAME, begun(*players, seed=seed), seed):
        identities = GAME.identities(state)
        shown = set(state.discard)
        assert known(GAME.view(state, None), identities).refs == shown
        for seat, trader in enumerate(state.traders):
            own = {*trader.hand, *trader.pack, *([trader.chosen] if trader.chosen else [])}
            assert known(GAME.view(state, seat), identities).refs == shown | own
        for onlooker in onlookers(state.seats):
            seen = known(GAME.view(state, onlooker), identities)
            assert len(seen.refs) + sum(seen.concealed.values()) == len(identities)


@few
@given(players=tables, seed=seeds)
def test_what_a_seat_hears_tells_no_more_than_what_it_sees(players: tuple[str, ...], seed: int) -> None:
    for passed in random_game(GAME, begun(*players, seed=seed), seed):
        for seat in onlookers(passed.before.seats):
            check_events(GAME, passed, seat)


def test_a_choice_in_secret_is_heard_by_others_as_one_card_face_down() -> None:
    state = begun("ana", "ben")
    card = state.traders[0].pack[0]
    (kept,) = GAME.apply(state, Keep(seat=0, card=card)).events
    assert kept.card == card  # type: ignore[union-attr]
    assert GAME.seen(kept, 0) == kept
    for other in (1, None):
        heard = GAME.seen(kept, other)
        assert heard is not None
        assert heard.card == Concealed(back="card", count=1)  # type: ignore[union-attr]


def test_the_rivals_reasons_for_a_secret_choice_are_its_own() -> None:
    explained, kept = GAME.apply(begun("ana", "rival"), AutomaActs(seat=1)).events
    assert isinstance(explained, Explained)
    assert GAME.seen(explained, 1) == explained
    assert GAME.seen(explained, 0) is None
    assert GAME.seen(kept, 0) is not None


@few
@given(players=tables, seed=seeds)
def test_the_order_of_simultaneous_choices_makes_no_difference(players: tuple[str, ...], seed: int) -> None:
    rng = seeded(seed, "order")
    for state in positions(GAME, begun(*players, seed=seed), seed):
        if state.task not in (Drafting(), Bidding()) or len(GAME.deciding(state)) < len(players):
            continue
        choices = []
        for seat in state.seats:
            move, rng = rng.pick(GAME.legal(state, seat))
            choices.append(move)
        ends = [after_all(state, order) for order in permutations(choices)]
        assert all(end == ends[0] for end in ends)


def after_all(state: State, moves: tuple[Move, ...]) -> State:
    for move in moves:
        assert move in GAME.legal(state, move.seat)
        state = GAME.apply(state, move).state
    return state


@given(seed=seeds)
def test_what_a_seat_chose_in_secret_is_all_the_same_to_those_who_still_choose(seed: int) -> None:
    state = begun("ana", "ben", "cem", seed=seed)
    chosen = [GAME.apply(state, move).state for move in GAME.legal(state, 0)]
    for seat in (1, 2):
        assert len({GAME.view(each, seat) for each in chosen}) == 1
        assert {GAME.legal(each, seat) for each in chosen} == {GAME.legal(state, seat)}
    assert len({GAME.view(each, 0) for each in chosen}) == len(chosen)


@few
@given(players=tables, seed=seeds)
def test_a_seat_that_only_watches_learns_from_what_it_hears(players: tuple[str, ...], seed: int) -> None:
    """Strict tables undo a move nobody learned from; then no seat heard of a card it did not see before."""
    for passed in random_game(GAME, begun(*players, seed=seed), seed):
        identities = GAME.identities(passed.before)
        taught = learners(GAME, passed, passed.before.seats)
        for seat in set(onlookers(passed.before.seats)) - taught:
            before = known(GAME.view(passed.before, seat), identities).refs
            heard = [GAME.seen(event, seat) for event in passed.events]
            assert known(heard, identities).refs <= before


@few
@given(first=st.booleans(), seed=seeds)
def test_the_rivals_explanations_follow_from_their_figures(first: bool, seed: int) -> None:
    players = ("rival", "ana") if first else ("ana", "rival")
    for passed in random_game(GAME, begun(*players, seed=seed), seed):
        explained = [event for event in passed.events if isinstance(event, Explained)]
        assert len(explained) == isinstance(passed.move, AutomaActs)
        for each in explained:
            check_explanation(each)
            assert each.seat == passed.move.seat
            # Chance is drawn for ties and for nothing else.
            assert (passed.after.rng != passed.before.rng) == each.by_lot


@few
@given(players=tables, seed=seeds)
def test_the_same_moves_lead_to_the_same_game(players: tuple[str, ...], seed: int) -> None:
    start = begun(*players, seed=seed)
    passed = list(random_game(GAME, start, seed))
    state = begun(*players, seed=seed)
    for each in passed:
        state = GAME.apply(state, each.move).state
        assert state == each.after


GOLDEN = {
    (("ana", "ben", "cem"), 2): ((6, 2, 2), "a228a1d514df"),
    (("ana", "ben", "cem"), 6): ((2, 2, 10), "5795cd7f4ffc"),
    (("ana", "rival"), 4): ((1, 15), "0066d961f52b"),
    (("ana", "rival"), 6): ((2, 14), "7279f3c41e6a"),
}


def test_a_golden_game_is_the_same_on_every_machine() -> None:
    found = []
    for players, seed in GOLDEN:
        *_, last = positions(GAME, begun(*players, seed=seed), seed)
        digest = hashlib.sha256(repr((last.traders, last.deck, last.discard, last.rng.word)).encode())
        found.append((GAME.scores(last).totals, digest.hexdigest()[:12]))
    assert found == list(GOLDEN.values())


def test_seats_that_do_not_go_together_are_refused() -> None:
    def refused(*players: str) -> list[str]:
        return [each.rule for each in GAME.objections_to_start(Options(), seated(*players))]

    assert refused("ana") == ["CV-MODE-1"]
    assert refused("ana", "ben", "rival") == ["CV-MODE-2"]
    assert refused("rival", "rival") == ["CV-MODE-2"]
    assert [refused(*players) for players in TABLES] == [[]] * len(TABLES)
    same = (*seated("ana"), *seated("ben"))
    assert [each.rule for each in GAME.objections_to_start(Options(), same)] == ["CV-MODE-3"]
