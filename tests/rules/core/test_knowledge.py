"""Who learned something: computed from what each seat sees before and after."""

from dataclasses import dataclass, field

from rules.core.knowledge import Concealed, Known, has_learned, known, leaves
from rules.core.types import Ref, Seat
from tests.fixture_game import GAME, begun, stated
from tests.fixture_game.moves import Bid, Deliver, Keep, Move, Rest, Travel
from tests.fixture_game.state import State
from tests.rules.core.properties import Passed, learners

SALT = {"hand": ["salt-1"]}
SILK = {"hand": ["silk-1"]}
CARDS = frozenset({"salt-1", "salt-2", "silk-1"})


@dataclass(frozen=True, slots=True)
class Printed:
    cards: tuple[Ref, ...] = ("salt-1", "salt-2", "silk-1")


@dataclass(frozen=True, slots=True)
class Table:
    hand: tuple[Ref, ...] | Concealed = ()
    deck: Concealed = field(default_factory=lambda: Concealed("card", 0))
    box: Printed = field(default_factory=Printed)
    note: str = "salt-9"


def learned(before: Table, after: Table) -> bool:
    return has_learned(known(before, CARDS), known(after, CARDS))


def test_a_view_shows_identities_and_counts_what_it_conceals() -> None:
    table = (Table(("salt-1",), Concealed("card", 4)), {"bids": (Concealed("card", 2), Concealed("plan", 1))})
    assert known(table, CARDS) == Known(frozenset({"salt-1"}), {"card": 6, "plan": 1})


def test_identities_are_found_in_keys_sets_and_nested_tuples() -> None:
    assert known(({"salt-1": 1}, frozenset({"salt-2"}), [("silk-1",)]), CARDS).refs == CARDS


def test_what_is_printed_in_the_box_shows_no_component() -> None:
    assert "silk-1" not in set(leaves(Table()))


def test_a_card_that_shows_is_learned_though_as_many_stay_concealed() -> None:
    assert learned(Table(("salt-1",), Concealed("card", 2)), Table(("salt-1", "silk-1"), Concealed("card", 2)))


def test_a_secret_without_an_identity_is_learned_when_less_is_concealed() -> None:
    assert learned(Table(deck=Concealed("plan", 3)), Table(deck=Concealed("plan", 2)))


def test_cards_that_are_dealt_face_down_do_not_outweigh_a_plan_that_is_revealed() -> None:
    hidden = (Concealed("plan", 1), Concealed("card", 2))
    assert has_learned(known(hidden, CARDS), known((7, Concealed("card", 5)), CARDS))


def test_turning_a_card_face_down_teaches_nothing() -> None:
    assert not learned(Table(("salt-1", "salt-2"), Concealed("card", 2)), Table(("salt-1",), Concealed("card", 3)))


def test_moving_what_shows_teaches_nothing() -> None:
    assert not learned(Table(("salt-1", "salt-2")), Table(("salt-2", "salt-1")))


def play(state: State, *moves: Move) -> Passed:
    """The last of these moves."""
    for move in moves:
        assert move in GAME.legal(state, move.seat)
        before, (state, events) = state, GAME.apply(state, move)
    return Passed(before, move, state, events)


def who_learns(state: State, *moves: Move) -> set[Seat | None]:
    return learners(GAME, play(state, *moves), state.seats)


def test_the_first_to_choose_of_a_draft_teaches_nobody() -> None:
    state = begun("ana", "ben", "cem")
    first, second = (Keep(seat=seat, card=state.traders[seat].pack[0]) for seat in (0, 1))
    assert who_learns(state, first) == set()
    assert who_learns(state, first, second) == set()


def test_the_last_to_choose_of_a_draft_teaches_each_seat_its_new_pack() -> None:
    state = begun("ana", "ben", "cem")
    all_keep = [Keep(seat=seat, card=state.traders[seat].pack[0]) for seat in (2, 0, 1)]
    assert who_learns(state, *all_keep) == {0, 1, 2}  # not the spectator


def test_a_bid_face_down_teaches_nobody() -> None:
    state = stated("bid", SALT, SILK)
    assert who_learns(state, Bid(seat=1, card="silk-1")) == set()


def test_the_reveal_of_the_bids_teaches_everybody() -> None:
    state = stated("bid", SALT, SILK)
    assert who_learns(state, Bid(seat=1, card="silk-1"), Bid(seat=0, card="salt-1")) == {0, 1, None}


def test_a_journey_teaches_nobody() -> None:
    assert who_learns(stated("travel", SALT, SILK), Travel(seat=0, to="wells")) == set()


def test_a_delivery_teaches_all_but_the_one_who_held_the_card() -> None:
    state = stated("trade", {**SALT, "camel": "port"}, SILK, {"hand": ["silk-2"]})
    assert who_learns(state, Deliver(seat=0, card="salt-1")) == {1, 2, None}


def test_drawing_teaches_each_drawer_its_card_and_the_spectator_nothing() -> None:
    passed = play(stated("trade", SALT, SILK), Rest(seat=0))
    assert learners(GAME, passed, (0, 1)) == {0, 1}
    drawn = passed.before.deck[:2]
    for seat in (0, 1):
        mine = known(GAME.view(passed.after, seat), GAME.identities(passed.after)).refs
        assert drawn[seat] in mine
        assert drawn[1 - seat] not in mine


def test_the_end_of_the_last_round_draws_nothing_and_teaches_nobody() -> None:
    assert who_learns(stated("trade", SALT, SILK, round=3), Rest(seat=0)) == set()
