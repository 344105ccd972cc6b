"""What a finished game of Marajoara leaves in the profile, and what its score sheet says of play, end and ties."""

from dataclasses import replace

import pytest

from rules.core import resources
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.marajoara import GAME
from rules.marajoara.components import MISSIONS
from rules.marajoara.options import Options
from rules.marajoara.scoring import AT_END
from rules.marajoara.state import SOURCES, State

BOX = GAME.box(read_edition(resources.assets() / "marajoara" / "edition", "marajoara"))


def ended(options: Options, seats: int = 1, *, reached: bool = True, points: int = 40) -> State:
    seating = tuple(Seating("person", "", colour) for colour in GAME.colours[:seats])
    state = GAME.setup(BOX, options, seating, 1)
    earned = (points, *(0 for _ in SOURCES[1:]))
    players = tuple(replace(player, earned=earned) for player in state.players)
    return replace(state, stage="over", players=players, reached=tuple(reached for _ in state.reached))


@pytest.mark.parametrize("mission", range(1, MISSIONS + 1))
def test_a_mission_that_was_won_is_kept_with_its_score(mission: int) -> None:
    """MJ-SOL-7."""
    assert GAME.achievements(ended(Options(mission=mission))) == ((f"mission-{mission}", 40),)


def test_a_mission_won_the_hard_way_is_kept_twice() -> None:
    """MJ-SOL-8."""
    won = GAME.achievements(ended(Options(mission=2, hard=True)))
    assert dict(won) == {"mission-2": 40, "mission-2-hard": 40}


def test_nothing_is_kept_of_a_mission_that_was_lost_or_goes_on() -> None:
    assert GAME.achievements(ended(Options(mission=1), reached=False)) == ()
    assert GAME.achievements(replace(ended(Options(mission=1)), stage="main")) == ()


def test_nothing_is_kept_of_a_game_around_the_table() -> None:
    assert GAME.achievements(ended(Options(), 3)) == ()


def test_the_sheet_tells_what_came_in_during_play() -> None:
    """MJ-SCO-1, MJ-SCO-3, MJ-SCO-4 and the penalties of missions are counted at the end."""
    state = ended(Options(), 2)
    players = tuple(replace(player, earned=tuple(1 for _ in SOURCES)) for player in state.players)
    sheet = GAME.scores(replace(state, players=players))
    assert {line.source for line in sheet.lines if line.at_end} == {f"source-{source}" for source in AT_END}
    assert sheet.totals == tuple(sum(line.points[seat] for line in sheet.lines) for seat in (0, 1))


def test_money_decides_between_equal_scores() -> None:
    """MJ-SCO-5."""
    (money,) = GAME.scores(ended(Options(), 2)).tie_breaks
    assert (money.label, money.rule) == ("tie-money", "MJ-SCO-5")
    assert money.figures == tuple(player.money for player in ended(Options(), 2).players)


def test_alone_there_is_no_tie() -> None:
    assert GAME.scores(ended(Options(mission=1))).tie_breaks == ()


def test_a_penalty_names_the_rule_of_its_mission() -> None:
    """MJ-MIS-3."""
    state = ended(Options(mission=3))
    earned = tuple(-4 if source == "mission" else 0 for source in SOURCES)
    (line,) = GAME.scores(replace(state, players=(replace(state.players[0], earned=earned),))).lines
    assert line.rule == "MJ-MIS-3"
