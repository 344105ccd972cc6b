"""EE-SCO-1 to 4, EE-END-1 to 3, EE-SOLO-SCO-1, EE-SOLO-END-1 to 3: majorities, galleries, winners. E6 and E7."""

from typing import Any

import pytest

from rules.excavation_earth import GAME
from tests.rules.excavation_earth.table import Table, table

E7 = "Yg1 Yg4 Gg1 Rg1 Rg2 Rg3 Vg1 Og1 Og2 Og3 Og4"


def centres(at: Table, seats: int) -> list[int]:
    return [sum(points for source, points in at.earned(seat) if source == "centres") for seat in range(seats)]


def test_e6_command_centres_at_the_end_of_round_3() -> None:
    """EE-SCO-1, EE-SCO-3, EE-GEN-11: 15/10/5 each, ties share and round down."""
    black = {"envoys": "C1*3 C3"}
    pink = {"envoys": "C1*2 C2 C3*3"}
    yellow = {"envoys": "C1*2 C2*4"}
    brown = {"envoys": "C2*3 C3*3"}
    at = table(seats=[black, pink, yellow, brown], round=3).pass_all()
    assert [at.earned(seat) for seat in range(4)] == [
        [("centres", 15), ("centres", 5)],
        [("centres", 7), ("centres", 5), ("centres", 12)],
        [("centres", 7), ("centres", 15)],
        [("centres", 10), ("centres", 12)],
    ]
    assert centres(at, 4) == [20, 24, 22, 22]
    assert [event.envoys for event in at.all_of("centre_scored")] == [(3, 2, 2, 0), (0, 1, 4, 3), (1, 3, 0, 3)]


@pytest.mark.parametrize(
    ("round_", "envoys", "paid"),
    [
        (1, ("C1*2", "C1", ""), [5, 0, 0]),
        (1, ("C1", "C1", ""), [2, 2, 0]),
        (2, ("C1*2", "C1", ""), [10, 5, 0]),
        (2, ("C1*2", "C1*2", "C1"), [7, 7, 0]),
        (2, ("C1*3", "C1", "C1"), [10, 2, 2]),
        (3, ("C1*3", "C1*2", "C1"), [15, 10, 5]),
        (3, ("C1", "C1", "C1"), [10, 10, 10]),
    ],
)
def test_each_round_pays_more(round_: int, envoys: tuple[str, ...], paid: list[int]) -> None:
    """EE-SCO-1, EE-SCO-3: ranks that are not paid count nothing in a tie (ruling A28)."""
    at = table(seats=[{"envoys": own} for own in envoys], round=round_).pass_all()
    assert centres(at, 3) == paid


def test_without_an_envoy_there_is_nothing() -> None:
    """EE-SCO-2: not even when others leave ranks free (ruling A29)."""
    at = table(seats=[{"envoys": "C1"}, {}], round=3).pass_all()
    assert centres(at, 2) == [15, 0]


def test_scoring_removes_nothing() -> None:
    """EE-SCO-4: envoys, traders, guards, explorers and the mothership stay (ruling A26)."""
    at = table(envoys="C1 C2*2", traders="M3", guards="Yg1", explorers="R1 R2 R3", mothership="RY").pass_all()
    assert [at.envoys(centre)[0] for centre in ("C1", "C2", "C3")] == [1, 2, 0]
    assert at.traders("M3") == (1, 0)
    assert at.guards() == "Yg1"
    assert at.state.players[0].explorers == ("R1", "R2", "R3")
    assert at.state.mothership == "RY"


# The end


def test_e7_the_gallery() -> None:
    """EE-END-1: a full row 13, columns of 2, 3 and 4 samples 4, 9 and 15; the others nothing: 41."""
    at = table(guards=E7, credits=60, round=3).pass_all()
    assert sorted(at.earned()) == sorted([("rows", 13), ("columns", 4), ("columns", 9), ("columns", 15)])
    assert at.credits() == 60 + 41
    lines = [(event.line, event.samples) for event in at.all_of("gallery_line_scored")]
    assert lines == [("Y", 2), ("R", 3), ("O", 4), ("g1", 5)]


@pytest.mark.parametrize(
    ("guards", "paid"),
    [("Yg1", 0), ("Yg1 Gg1 Rg1", 4), ("Yg1 Gg1 Rg1 Vg1", 8), ("Yg1 Yg2 Gg1 Gg2", 8), ("Yg1 Gg2 Rg3 Vg4", 0)],
)
def test_lines_of_the_gallery(guards: str, paid: int) -> None:
    """EE-END-1: rows of three and four pay 4 and 8, of two nothing; columns of two pay 4."""
    assert table(guards=guards, credits=0, round=3).pass_all().credits() == paid


def test_galleries_pay_only_at_the_end() -> None:
    """EE-END-1, EE-RND-2: not after rounds 1 and 2."""
    assert table(guards=E7, credits=60, round=2).pass_all().credits() == 60


def test_relics_that_are_left_are_worth_nothing() -> None:
    """EE-END-2."""
    at = table(hold="Yg1 Rg3", container="Vg2", credits=10, round=3).pass_all()
    assert at.credits() == 10


def winners(*seats: dict[str, Any]) -> tuple[int, ...]:
    at = table(seats=seats, round=3).pass_all()
    sheet = GAME.scores(at.state)
    assert at.happened("game_ended").winners == sheet.winners
    assert tuple(seat for seat, rank in enumerate(sheet.ranks) if rank == 1) == sheet.winners
    return sheet.winners


def test_most_credits_win_then_most_relics_then_all() -> None:
    """EE-END-3: relics in hold and container (ruling A27)."""
    assert winners({"credits": 40}, {"credits": 50}) == (1,)
    assert winners({"credits": 50, "hold": "Yg1"}, {"credits": 50, "container": "Yg2 Yg3"}) == (1,)
    assert winners({"credits": 50, "hold": "Yg1"}, {"credits": 50, "container": "Yg2"}, {"credits": 49}) == (0, 1)


def test_the_sheet_can_be_read_at_any_time() -> None:
    """EE-END-3: current credits, nobody has won; each line names its rule."""
    at = table(earned={"popularity": 9, "black_market": -4}, credits=20)
    sheet = GAME.scores(at.state)
    assert sheet.totals == (20, 8)
    assert sheet.winners == ()
    assert sheet.ranks == (1, 2)
    lines = {line.source: (line.rule, line.points, line.at_end) for line in sheet.lines}
    assert lines == {
        "source-start": ("EE-SET-4", (15, 8), False),
        "source-popularity": ("EE-ACT-SEL-5", (9, 0), False),
        "source-black_market": ("EE-ACT-SMG-4", (-4, 0), False),
    }
    assert [each.figures for each in sheet.tie_breaks] == [(0, 0)]
    assert GAME.totals(at.state) == sheet.totals


# Against Zu


def against_zu(person: dict[str, Any], zu: dict[str, Any], **options: Any) -> Table:
    """The end of round 3, without a card left for Zu."""
    seats = [person, {"faction": "ZU"} | zu]
    return table(seats=seats, round=3, zu={"deck": ""}, **options).pass_all()


def test_zu_takes_part_in_the_majorities() -> None:
    """EE-SOLO-SCO-1."""
    at = against_zu({"envoys": "C1"}, {"envoys": "C1*2 C2"})
    assert centres(at, 2) == [10, 30]


def test_both_galleries_count() -> None:
    """EE-SOLO-END-1, EE-SOLO-GAL-1."""
    at = against_zu({"guards": "Yg1 Yg2"}, {"guards": "Og1 Og2 Og3"})
    assert (at.earned(0), at.earned(1)) == ([("columns", 4)], [("columns", 9)])


def test_zu_is_paid_for_what_it_has_left() -> None:
    """EE-SOLO-END-2: hold and container; the person is not."""
    at = against_zu({"hold": "Yg1"}, {"hold": "Yg2 Rg3", "container": "Og4"})
    assert at.earned(1) == [("unsold", 5 + 6 + 6)]
    assert at.earned(0) == []


def test_the_person_needs_strictly_more_credits() -> None:
    """EE-SOLO-END-3: an equal score is lost, however many relics there are."""
    won = GAME.scores(against_zu({"credits": 51}, {"credits": 50}).state)
    lost = GAME.scores(against_zu({"credits": 50, "hold": "Yg1"}, {"credits": 50}).state)
    assert (won.winners, won.ranks) == ((0,), (1, 2))
    assert (lost.winners, lost.ranks) == ((1,), (2, 1))
    assert lost.tie_breaks == ()


def test_unsold_relics_may_cost_the_person() -> None:
    """EE-SOLO-DIFF-H4: their values, even below zero (ruling Z26)."""
    at = against_zu({"credits": 5, "hold": "Yg1", "container": "Yg4"}, {}, harder_4=True)
    assert at.earned(0) == [("unsold", -9)]
    assert at.credits() == -4


def test_what_a_solo_victory_leaves_behind() -> None:
    """EE-SOLO-DIFF-1: under a name of its own when it was made harder, and not easier."""

    def achieved(credits: int, **options: bool) -> list[tuple[str, int]]:
        return list(GAME.achievements(against_zu({"credits": credits}, {"credits": 50}, **options).state))

    assert achieved(50) == []
    assert achieved(60) == [("solo-won", 60), ("solo-level-normal", 60)]
    harder = [("solo-won", 60), ("solo-won-harder", 60), ("solo-level-hard", 60)]
    assert achieved(60, harder_1=True) == harder
    assert achieved(60, harder_1=True, easier_3=True) == [("solo-won", 60)]
    hardest = {f"harder_{n}": True for n in range(1, 6)}
    names = ["solo-won", "solo-won-harder", "solo-won-hardest", "solo-level-master"]
    assert [name for name, _ in achieved(60, **hardest)] == names
    assert list(GAME.achievements(table(round=3, credits=99).pass_all().state)) == []
