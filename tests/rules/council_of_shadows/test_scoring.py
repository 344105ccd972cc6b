"""The end: what is counted, in which order, and who has won."""

from typing import Any

import pytest

from rules.council_of_shadows import GAME
from rules.council_of_shadows.scoring import dark_worth, light_worth
from tests.rules.council_of_shadows.table import Table, exploit, exploiting, finish, table

SPACES = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 GRN-1:2-01 RED-1:3-09 ORA-1:1-09"


def ending(*, rivals: Any = ({"gems": ""},), **more: Any) -> Table:
    """The last part of the last round is over, for the second seat has been to level III."""
    given = {"gems": "", "spaces": SPACES, "colonies": "1-01.1", "consumption": 90, "level": 2}
    given |= {"throne": 1, "order": [1, 0], "turn": 0} | more
    t = exploiting(rivals=rivals, **given)
    return t.play(finish()) if t.state.agenda else t


def worth(card: str, **more: Any) -> int:
    t = table(spaces=SPACES, light=card, **more)
    return light_worth(t.state, 0, card)


def test_remaining_gems_and_ai_cards() -> None:
    """CS-END-2: 1, 2 and 3 for the gems; 2 for each AI card wherever it is; nothing for starting cards."""
    t = ending(gems="aagt", hand="AI-01", zones="AI-02 AI-03 | S-G", dark="D-GRN")
    assert [each for each in t.gained() if each[0] != "dark"] == [("gems", 7), ("ai_cards", 6)]


def test_the_throne_scores_first() -> None:
    """CS-END-2, CS-END-5, ruling Q-53: then the others by their tokens; the throne itself is worth nothing."""
    t = ending(rivals=({}, {}), order=[1, 2, 0], throne=2)
    assert [event.seat for event in t.all_of("final_scoring_began")] == [2, 1, 0]


def test_levels_rise_in_the_final_scoring() -> None:
    """CS-END-3, CS-DT-9: without a card and without gems for others."""
    t = ending(gems="ttt", energy=85, consumption=90, dark="D-GRN", level=1, rivals=({"gems": "", "level": 1},))
    assert (t.level(), t.player().tech, t.gems(1)) == (2, (), "")
    assert t.energy() == 85 + 9 + 3 - 90


def test_the_round_is_completed() -> None:
    """CS-END-1, ruling Q-40: whoever has not had a turn in it has it."""
    t = exploiting(
        colonies="3-09.1", spaces=SPACES, energy=15, consumption=20, level=2, rivals=({"colonies": "1-01.1"},)
    )
    t.play(exploit("RED", "3-09.1"))
    assert (t.level(), t.state.throne, t.asked) == (3, 0, [1])
    assert t.happened("end_announced").seat == 0
    t.play(finish(1))
    assert t.state.phase == "over"
    assert GAME.deciding(t.state) == ()
    assert t.why_not(finish()) == "CS-END-1"


@pytest.mark.parametrize(
    ("own", "rival", "winners"),
    [
        ({"level": 3}, {"level": 2, "energy": 20}, (0,)),
        ({"level": 3, "energy": 4}, {"level": 3, "energy": 9}, (1,)),
        ({"level": 3, "energy": 4, "colonies": "1-01.1"}, {"level": 3, "energy": 4}, (0,)),
        ({"level": 3, "energy": 4}, {"level": 3, "energy": 4}, (0, 1)),
    ],
)
def test_who_has_won(own: Any, rival: Any, winners: tuple[int, ...]) -> None:
    """CS-GEN-1, CS-END-4: the level, then energy, then cubes on the board, else shared."""
    t = table(ask="over", seats=[own, rival], spaces=SPACES)
    sheet = GAME.scores(t.state)
    assert sheet.winners == winners
    assert sheet.totals == (own["level"], rival["level"])
    assert [each == 1 for each in sheet.ranks] == [seat in winners for seat in (0, 1)]


def test_q7_the_last_tie_break_may_count_improvements() -> None:
    """CS-END-4, ruling Q-7."""
    seats = [{"level": 3, "colonies": "1-01.1"}, {"level": 3, "improvements": "UP-D UP-V"}]
    board = table(ask="over", seats=seats, spaces=SPACES)
    assert GAME.scores(board.state).winners == (0,)
    other = table(ask="over", seats=seats, spaces=SPACES, tiebreak_cubes="improvements")
    assert GAME.scores(other.state).winners == (1,)


# Bonus cards


def test_bonus_of_gems() -> None:
    """CS-BON-1: besides what the gems are worth themselves; the base counts without any."""
    assert worth("L-GEM-a", gems="aag") == 5
    assert worth("L-GEM-g", gems="aag") == 4
    assert worth("L-GEM-t", gems="aag") == 3


def test_bonus_of_planets() -> None:
    """CS-BON-2."""
    colonies = "1-01.1*2 1-01.3 2-03.1"
    assert [worth(f"L-PLA-{each}", colonies=colonies) for each in "BDV"] == [6, 4, 3]


def test_bonus_of_consumption() -> None:
    """CS-BON-3: rounded down; 8 for 87."""
    assert worth("L-CONS-1", consumption=87) == 8
    assert worth("L-CONS-2", consumption=100) == 10


def test_bonus_of_the_board() -> None:
    """CS-BON-4, ruling Q-41: cubes on the player board and on extra zones; printed ones do not count."""
    assert worth("L-BOARD-1", improvements="UP-D UP-R2-1") == 3
    assert worth("L-BOARD-1") == 1
    assert worth("L-BOARD-2", leader="LD-AVA", improvements="UP-R2-4") == 3
    assert worth("L-BOARD-2", tech="DT1-1") == 1


def test_bonus_of_sectors() -> None:
    """CS-BON-5, ruling Q-23: cubes of stations are own cubes of the sector too."""
    assert [worth(f"L-SEC-{each}", colonies="1-01.1*2 2-03.1") for each in (1, 2, 3)] == [6, 5, 4]
    assert worth("L-SEC-2", colonies="2-03.1", stations=True, built="BLU-S1:ST-COL") == 8


def test_bonus_of_ai_cards() -> None:
    """CS-BON-6: 1, and 2 for each, on top of the usual 2."""
    assert worth("L-AI-1", hand="AI-01", zones="AI-02 | S-G AI-03") == 7


def test_bonus_of_light_cards() -> None:
    """CS-BON-7: this one included."""
    t = table(light="L-LIGHT-1 L-FIVE-1 L-CONS-1")
    assert light_worth(t.state, 0, "L-LIGHT-1") == 7


def test_flat_bonus() -> None:
    """CS-BON-10."""
    assert worth("L-FIVE-1") == 5


def test_bonus_of_stations() -> None:
    """CS-BON-8."""
    t = table(stations=True, dark="D-STA", built="GRY-S1:ST-EXP BLU-S1:ST-COL", colonies="1-01.1", spaces=SPACES)
    assert dark_worth(t.state, 0, "D-STA") == 10


@pytest.mark.parametrize(
    ("own", "rival", "energy"),
    [("1-01.1", "", 9), ("1-01.1", "1-03.1", 6), ("1-01.1", "1-03.1*2", 6), ("", "1-03.1", 3), ("", "", 3)],
)
def test_bonus_of_a_galaxy(own: str, rival: str, energy: int) -> None:
    """CS-BON-9, ruling Q-16, ruling Q-59: 9 with the majority, 6 with a colony, 3 without."""
    t = table(dark="D-GRY", colonies=own, rivals=({"colonies": rival},), leader="LD-BREISH")
    assert dark_worth(t.state, 0, "D-GRY") == energy


def test_bonus_cards_are_revealed_at_the_end() -> None:
    """CS-END-2: light and dark ones, each with what it brings."""
    t = ending(light="L-FIVE-1 L-CONS-1", dark="D-GRY", colonies="1-01.1")
    assert [event.card for event in t.all_of("bonus_revealed") if event.seat == 0] == ["L-FIVE-1", "L-CONS-1", "D-GRY"]
    assert [each for each in t.gained() if each[0] in ("light", "dark")] == [("light", 5), ("light", 9), ("dark", 9)]


def test_the_sheet_accounts_for_all_energy() -> None:
    """CS-DT-3, CS-GEN-9: what came in, less what levels took, is where the marker stands."""
    t = ending(gems="agt", energy=95, consumption=90, light="L-FIVE-1")
    for seat in (0, 1):
        assert sum(line.points[seat] for line in GAME.scores(t.state).lines) == t.energy(seat)


def test_the_last_round_of_the_lesson() -> None:
    """CS-END-2, CS-EXP-2, CS-BON-3, CS-BON-9: 41 and 28 of five galaxies and 26 at the end pass 78 with 17 left."""
    t = exploiting(
        rivals=({"colonies": "2-01.2 3-09.2", "gems": ""},),
        order=[1, 0],
        turn=0,
        throne=1,
        level=2,
        energy=41,
        consumption=78,
        gems="ag",
        hand="AI-01 AI-02 AI-03 AI-04",
        colonies="1-01.1 1-09.1 2-01.1 3-09.1 2-03.1",
        light_pile="L-FIVE-1 L-CONS-1",
        dark="D-GRN",
        spaces=SPACES,
    )
    for galaxy, planet in (("GRY", "1-01.1"), ("ORA", "1-09.1"), ("GRN", "2-01.1"), ("RED", "3-09.1")):
        t.play(exploit(galaxy, planet))
    assert t.energy() == 41 + 5 + 6 + 4 + 5
    t.play(exploit("BLU", "2-03.1"))
    assert (t.level(), t.energy()) == (3, 17)


def test_starting_cards_are_worth_nothing() -> None:
    """CS-END-2."""
    assert "ai_cards" not in [source for source, _ in ending().gained()]
