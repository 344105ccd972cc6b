"""Before the first turn: MS-SET-1 to MS-SET-11, MS-PSET-1 to MS-PSET-4, MS-POS-1 to MS-POS-4, MS-ART-2, MS-ART-3."""

from itertools import pairwise
from typing import Any

import pytest

from rules.core.codec import Unreadable
from rules.core.contract import Seating
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.components import CommanderKind
from rules.magnastorm.options import CONSORTIUM, Options, WonCards
from rules.magnastorm.setup import by_artefacts
from rules.magnastorm.state import NEUTRAL, NOBODY
from tests.rules.magnastorm.table import BOX, GREY, PERSON, Table, begun, begun_solo, research, seating

ALL_GOLD: tuple[WonCards, ...] = ("gold_gold",) * 4


def first_crew(column: str, seat: int) -> m.Move:
    return m.PlaceFirstCrew(seat=seat, column=column)


def refused(players: tuple[str, ...], **options: Any) -> list[str]:
    return [each.rule for each in GAME.objections_to_start(Options(**options), seating(*players))]


@pytest.mark.parametrize(("seats", "columns", "fields"), [(2, 4, 3), (3, 4, 3), (4, 5, 4)])
def test_the_table(seats: int, columns: int, fields: int) -> None:
    """MS-SET-3, MS-SET-6, MS-SET-7, MS-SET-9: commanders above columns and fields, crew on the topmost cells."""
    state = begun(seats).state
    kinds: list[CommanderKind] = [BOX.commanders[ref].kind for ref in state.commanders]
    assert kinds == ["administrative"] * (columns - 1) + ["scientific"] * fields
    assert len(set(state.commanders)) == len(state.commanders)
    assert set(state.controllers) == {NOBODY}
    crew = [len(cell) for cell in state.upper]
    assert crew == [1] * 3 * columns + [0] * 2 * columns
    assert {each for cell in state.upper for each in cell} == {NEUTRAL}
    assert not any(state.lower)
    assert [BOX.objectives[ref].kind for ref in state.objectives] == ["research", "research", "sector", "sector"]
    assert len(set(state.objectives)) == 4
    assert not any(state.labs)
    assert set(state.stations) == {NOBODY}
    assert (state.token, state.round, state.phase, state.ending) == (NOBODY, 1, "crew", False)


@pytest.mark.parametrize(("seats", "in_all"), [(2, 34), (3, 37), (4, 40)])
def test_the_bag(seats: int, in_all: int) -> None:
    """MS-SET-10: 25 black cubes, 3 of each colour in play; the rest is the supply."""
    state = begun(seats).state
    assert state.bag == (*(3,) * seats, 3, 25)
    assert sum(state.bag) == in_all
    assert state.supply == (*(20,) * seats, 22)


def test_the_player_board() -> None:
    """MS-PSET-1, MS-PSET-2, MS-PSET-3."""
    for start in ("START_1", "START_2"):
        state = begun(4, start=start).state
        for seat, player in enumerate(state.players):
            assert (player.crew, player.labs, player.stations, player.scout) == (5, 10, 3, start)
            assert player.cubes == tuple(2 if colour == seat else 0 for colour in range(5))
            assert (player.levels, player.reputation) == ((0, 0, 0, 0), 0)


def test_who_begins() -> None:
    """MS-POS-1: agreed, or by lot; then clockwise."""
    assert begun(4, first=3).state.order == (2, 3, 0, 1)
    assert {begun(3, seed=seed).state.order[0] for seed in range(20)} == {0, 1, 2}
    for seed in range(5):
        assert all((one + 1) % 4 == next_ for one, next_ in pairwise(begun(4, seed=seed).state.order))
    people = seating(*[PERSON] * 3)
    assert GAME.order_to_start(Options(first=2), people) == (1, 2, 0)
    assert GAME.order_to_start(Options(), people) is None
    assert GAME.order_to_start(Options(first=2, advanced=True, artefacts=ALL_GOLD), people) is None
    assert GAME.order_to_start(Options(first=2), seating(PERSON, CONSORTIUM)) is None


def test_everything_is_shuffled() -> None:
    states = [begun(4, seed=seed).state for seed in range(30)]
    assert len({state.commanders for state in states}) == 30
    assert {ref for state in states for ref in state.objectives} == set(BOX.objectives)
    assert {ref for state in states for ref in state.commanders} == set(BOX.commanders)


def test_ex1_first_crew() -> None:
    """MS-POS-2: a column without the crew of others, below the neutral ones."""
    at = begun(4, first=1).play(first_crew("C1", 0), first_crew("FP", 1), first_crew("C3", 2))
    assert at.why_not(first_crew("C1", 3)) == "MS-POS-2"
    at.play(first_crew("C4", 3))
    assert [at.upper(column) for column in ("FP", "C1", "C2", "C3", "C4")] == ["yyyv", "yyyg", "yyy", "yyyp", "yyyo"]
    assert [player.crew for player in at.state.players] == [4] * 4
    assert at.seat == 3


def crews_placed() -> Table:
    """In the order of the seats."""
    columns = ("C1", "FP", "C3", "C4")
    return begun(4, first=1).play(*(first_crew(column, seat) for seat, column in enumerate(columns)))


def test_ex2_first_research() -> None:
    """MS-POS-3: the last one first, each in another field; the last to choose has no choice left but one."""
    at = crews_placed()
    assert at.asks == "MS-POS-3"
    at.play(research("blue", 3))
    assert at.why_not(research("blue", 2)) == "MS-POS-3"
    at.play(research("red", 2), research("green", 1))
    if at.asks == "MS-POS-3":
        assert [move.field for move in at.moves(m.ChooseField)] == ["brown"]
        at.play(research("brown", 0))
    assert [at.level(field, seat) for field, seat in (("blue", 3), ("red", 2), ("green", 1), ("brown", 0))] == [1] * 4
    assert at.state.phase == "turns"
    assert (at.seat, at.asks) == (GREY, "MS-RND-3")


def test_ex3_whoever_comes_late_has_more() -> None:
    """MS-POS-4: a cube more for the third and the fourth."""
    at = crews_placed().play(research("blue", 3), research("red", 2), research("green", 1))
    if at.asks == "MS-POS-3":
        at.play(research("brown", 0))
    assert [at.cubes(seat) for seat in range(4)] == ["gg", "vv", "ppp", "ooo"]


def test_two_players_have_the_same() -> None:
    at = begun(2, first=1).play(first_crew("C1", 0), first_crew("FP", 1), research("blue", 1), research("red", 0))
    assert [at.cubes(seat) for seat in range(2)] == ["gg", "vv"]


# Advanced starting positions


def test_everybody_needs_two_artefact_cards() -> None:
    """MS-ART-2."""
    assert refused((PERSON,) * 3, advanced=True, artefacts=("gold_gold", "bronze_silver")) == ["MS-ART-2"]
    assert refused((PERSON,) * 3, advanced=True, artefacts=ALL_GOLD) == []
    assert refused((PERSON, CONSORTIUM), advanced=True, artefacts=ALL_GOLD) == ["MS-SOLO-1"]
    assert begun(3, artefacts=ALL_GOLD).player().artefacts == ()


def test_artefact_cards_are_of_the_metals_won() -> None:
    """MS-ART-2: two cards each, of all different ones, the higher number first."""
    won = ("bronze_gold", "silver_gold", "bronze_bronze", "silver_silver")
    for seed in range(10):
        state = begun(4, seed=seed, advanced=True, artefacts=won).state
        drawn = [card for player in state.players for card in player.artefacts]
        assert len(set(drawn)) == 8
        for seat, player in enumerate(state.players):
            assert sorted(BOX.artefacts[card].metal for card in player.artefacts) == sorted(won[seat].split("_"))
            numbers = [BOX.artefacts[card].number for card in player.artefacts]
            assert numbers == sorted(numbers, reverse=True)
        sums = [sum(BOX.artefacts[card].value for card in state.players[seat].artefacts) for seat in state.order]
        assert sums == sorted(sums, reverse=True)


def test_cards_that_are_kept_are_drawn_at_random() -> None:
    """MS-ART-2: two of one's own, whatever the seed; cards from elsewhere are none of those that somebody keeps."""
    own = ("#104", "#212", "#305", "#330")
    gold = tuple(ref for ref, card in BOX.artefacts.items() if card.metal == "gold")
    seen = set()
    for seed in range(30):
        state = begun(2, seed=seed, advanced=True, artefacts=(" ".join(own), "gold_gold")).state
        cards = state.players[0].artefacts
        assert set(cards) <= set(own)
        assert len(set(cards)) == 2
        assert set(state.players[1].artefacts) <= set(gold) - set(own)
        seen.add(frozenset(cards))
    assert len(seen) == 6


def test_people_who_keep_their_cards_together_need_enough_for_all() -> None:
    """MS-ART-2: nobody draws a card twice, and the first does not take what the second needs."""
    three, four = "#104 #212 #305", "#104 #212 #305 #330"
    people = (PERSON, PERSON)
    assert refused(people, advanced=True, artefacts=("#104", four)) == ["MS-ART-2"]
    assert refused(people, advanced=True, artefacts=(three, three)) == ["MS-ART-2"]
    assert refused(people, advanced=True, artefacts=(four, four)) == []
    for seed in range(20):
        drawn = begun(2, seed=seed, advanced=True, artefacts=(four, "#104 #212")).state.players
        assert (set(drawn[0].artefacts), set(drawn[1].artefacts)) == ({"#305", "#330"}, {"#104", "#212"})


def test_a_card_that_is_not_in_the_box_is_named() -> None:
    """MS-ART-2: from a profile of another edition, or typed."""
    with pytest.raises(Unreadable) as error:
        begun(2, advanced=True, artefacts=("#104 #999", "gold_gold"))
    (said,) = error.value.problems
    assert (said.id, dict(said.sentence.args)["value"]) == ("option-wrong", "#999")


def test_ex19_the_order_by_artefacts() -> None:
    """MS-ART-2, ruling A29: 3 + 2 before 3 + 1 with number 212, before 2 + 2 with number 115."""
    tom, ronja, matthias = ("#203", "#202"), ("#212", "#104"), ("#115", "#103")
    assert by_artefacts(BOX, (tom, ronja, matthias)) == (0, 1, 2)
    assert by_artefacts(BOX, (matthias, tom, ronja)) == (1, 2, 0)


def test_artefact_cards_give_their_bonuses_instead_of_cubes() -> None:
    """MS-ART-3: both printed bonuses, and nobody has a cube more for coming late."""
    for seed in range(12):
        at = begun(2, seed=seed, advanced=True, artefacts=("gold_gold", "silver_silver"))
        before = at.state
        one, other = before.order
        at.play(first_crew("C1", one), first_crew("C2", other), research("blue", other), research("red", one))
        while at.state.phase != "turns":
            at.play(at.moves()[0])
        for seat in (one, other):
            cards = [BOX.artefacts[card] for card in before.players[seat].artefacts]
            player = at.player(seat)
            assert player.reputation == sum(card.bonus == "reputation" for card in cards)
            own = player.cubes[seat] - 2
            assert own >= sum(card.bonus == "own" for card in cards)
            assert sum(player.levels) == 1 + sum(card.bonus == "field" for card in cards)


# The Consortium


def test_the_consortium_has_no_cubes() -> None:
    """MS-SOLO-1, MS-SOLO-2: those of its colour lie in the supply and in the bag."""
    state = begun_solo().state
    assert state.players[1].cubes == (0, 0, 0)
    assert state.supply == (20, 22, 22)
    assert state.bag == (3, 3, 3, 25)
    assert [player.is_person for player in state.players] == [True, False]
    assert state.layout.threshold == 25


@pytest.mark.parametrize(("level", "begins"), [("easy", False), ("normal", False), ("hard", True), ("expert", True)])
def test_who_begins_against_the_consortium(level: Any, begins: bool) -> None:
    """MS-SOLO-15."""
    assert begun_solo(consortium_level=level, first=1).state.order == ((1, 0) if begins else (0, 1))
    assert begun_solo(consortium_level=level, automa_first=True).state.order == ((0, 1) if begins else (1, 0))
    assert begun_solo(consortium_level=level, consortium_begins="person").state.order == (0, 1)


def test_seats_and_colours() -> None:
    """MS-SOLO-1, MS-POS-1."""
    assert refused((PERSON,)) == ["table-seat-count"]
    assert refused((PERSON, CONSORTIUM)) == []
    assert refused((CONSORTIUM, CONSORTIUM)) == ["MS-SOLO-1"]
    assert refused((PERSON, PERSON, CONSORTIUM)) == ["MS-SOLO-1"]
    assert refused((PERSON, PERSON), first=3) == ["MS-POS-1"]
    same = [Seating(PERSON, "", "grey"), Seating(PERSON, "", "grey")]
    strange = [Seating(PERSON, "", "grey"), Seating(PERSON, "", "white")]
    assert [each.rule for each in GAME.objections_to_start(Options(), same)] == ["table-same-colour"]
    assert [each.rule for each in GAME.objections_to_start(Options(), strange)] == ["table-unknown-colour"]
