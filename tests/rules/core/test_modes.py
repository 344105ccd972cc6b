"""The way a game is played has a name, and missions follow one another."""

from rules.core.modes import mode_of, next_in_row, row_of_challenges, seats_for_challenges
from rules.games import GAMES
from rules.marajoara.components import MISSIONS
from rules.marajoara.options import Options
from tests.fixture_game import GAME as CARAVAN
from tests.fixture_game.state import Options as Tolls

(MARAJOARA,) = (game for game in GAMES if game.id == "marajoara")


def test_a_mission_is_named_by_its_option() -> None:
    assert mode_of(MARAJOARA, Options(mission=3), ["person"]) == "mission-3"
    assert mode_of(MARAJOARA, Options(), ["person"] * 3) == "competitive"


def test_a_mode_with_an_automa_is_another_one() -> None:
    assert mode_of(CARAVAN, Tolls(), ["person", "person"]) == "table"
    assert mode_of(CARAVAN, Tolls(), ["person", "rival"]) == "rival"
    assert mode_of(CARAVAN, Tolls(), ["rival"]) == ""


def test_the_next_mission_keeps_the_other_options() -> None:
    following = next_in_row(MARAJOARA, Options(mission=3, hard=True, ortho_only=True), ["person"])
    assert following
    assert following.mode == "mission-4"
    assert following.options == Options(mission=4, hard=True, ortho_only=True)


def test_nothing_follows_the_last_mission_nor_a_game_around_the_table() -> None:
    assert next_in_row(MARAJOARA, Options(mission=MISSIONS), ["person"]) is None
    assert next_in_row(MARAJOARA, Options(), ["person"] * 2) is None
    assert next_in_row(CARAVAN, Tolls(), ["person"] * 2) is None


def test_missions_are_a_row_of_challenges_for_one() -> None:
    missions = row_of_challenges(MARAJOARA)
    assert missions is not None
    assert missions.id == "mission"
    assert seats_for_challenges(MARAJOARA, missions) == (1,)
    assert row_of_challenges(CARAVAN) is None
