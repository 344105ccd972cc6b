"""A table at which people who share a screen play with open cards, and looking back while one learns."""

from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QMenu

from desktop.table.seats import PERSON
from desktop.table_screen.menu import TableMenu
from rules.core.types import Seat
from rules.games import GAMES
from tests.desktop.at_the_caravan import caravan
from tests.desktop.at_the_table import AtTable, game, settle
from tests.desktop.conftest import SitDown
from tests.desktop.test_curtain_at_the_table import lift, on_the_table
from tests.fixture_game.setup import RIVAL

pytestmark = pytest.mark.usefixtures("unpainted")

MOVES = 12


@pytest.fixture
def at(sit_at_caravan: SitDown) -> AtTable:
    timeline = caravan(PERSON, PERSON)
    timeline.lay_open(True)
    return sit_at_caravan(timeline)


def test_no_curtain_falls_and_the_view_is_that_of_whoever_is_asked(at: AtTable) -> None:
    table = at.table
    asked: list[Seat | None] = []
    for _ in range(MOVES):
        assert not at.screen.curtain.is_closed
        assert table.looking == table.seat_to_play == table.decisions[0].seat
        pack = at.timeline.state.traders[table.looking].pack
        assert set(pack) <= on_the_table(at)
        asked.append(table.looking)
        table.propose(table.legal[0])
        settle()
    assert set(asked) == {0, 1}


def test_it_stays_open_wherever_one_goes(at: AtTable) -> None:
    table = at.table
    for _ in range(MOVES):
        table.propose(table.legal[0])
    for point in (3, 0, 7):
        table.go_to(point)
        settle()
        assert not at.screen.curtain.is_closed
        assert table.looking == table.decisions[0].seat


def test_the_log_tells_each_move_as_whoever_made_it_saw_it(at: AtTable) -> None:
    table, game_log = at.table, at.screen.dock.game_log
    for _ in range(MOVES):
        table.propose(table.legal[0])
    settle()
    assert game_log.told(0)[0].words.startswith("Table ouverte")
    secret = 0
    for point in table.timeline.past()[1:]:
        mover = table.history.mover_at(point)
        seen = table.timeline.seen_at(point, mover)
        plain = [table.game.say_event(event) for event in seen if table.game.chapter(event) is None]
        words = [each.words for each in game_log.told(point) if not (each.is_round or each.is_turn)]
        assert words == [at.screen.dock.formatter.say(said) for said in plain]
        secret += seen != table.timeline.seen_at(point, None)
    assert secret, "some of it nobody else had noticed"


def test_the_menu_opens_and_closes_it_at_any_time(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, PERSON))
    lift(at)
    line(at, "Table ouverte").trigger()
    settle()
    assert at.timeline.is_open
    at.table.propose(at.table.legal[0])
    settle()
    assert (at.screen.curtain.is_closed, at.table.looking) == (False, 1)
    again = line(at, "Table ouverte")
    assert again.isChecked()
    again.trigger()
    at.table.propose(at.table.legal[0])
    at.table.propose(at.table.legal[0])
    settle()
    assert at.screen.curtain.is_closed


def test_whoever_plays_without_others_at_the_screen_is_not_offered_it(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, RIVAL))
    assert line(at, "Table ouverte", is_there=False) is None


def test_a_bot_sees_no_more_than_its_own(at: AtTable) -> None:
    timeline = caravan(PERSON, PERSON, "random")
    timeline.lay_open(True)
    table = type(at.table)(timeline, Listening())
    views: list[Any] = table.bots.thinker.views  # type: ignore[union-attr]
    while not views:
        table.propose(table.legal[0])
    assert views[0] == timeline.game.view(timeline.state, 2)
    table.setParent(at.screen)


@pytest.mark.parametrize("id", ["council_of_shadows", "excavation_earth", "hoyuk"])
def test_games_with_secrets_are_played_open_without_a_curtain(sit_down: SitDown, id: str) -> None:
    """On their own tables, by moves that nobody has chosen."""
    of = next(each for each in GAMES if each.id == id)
    options: dict[str, Any] = {"hide_hands": True} if id == "hoyuk" else {}
    timeline = game(PERSON, PERSON, PERSON, of=of, **options)
    assert timeline.lay_open(True) is None
    at, chance = sit_down(timeline), Random(5)
    asked: set[Seat | None] = set()
    for _ in range(40):
        table = at.table
        assert not at.screen.curtain.is_closed
        assert table.looking == table.seat_to_play == table.decisions[0].seat
        assert table.view == of.view(timeline.state, table.looking)
        asked.add(table.looking)
        table.propose(chance.choice(table.legal))
    settle()
    assert asked == {0, 1, 2}


def test_hands_that_an_option_hides_are_under_the_curtain_from_the_start(sit_down: SitDown) -> None:
    hoyuk = next(each for each in GAMES if each.id == "hoyuk")
    at = sit_down(game(PERSON, PERSON, of=hoyuk, hide_hands=True))
    assert at.screen.curtain.is_closed
    assert at.table.looking is None


class Listening:
    """Thinks of nothing, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def think(self, game: Any, view: Any, legal: Any, player: str, ticket: int) -> None:
        self.views.append(view)

    def act(self, move: Any, ticket: int) -> None:
        """Nothing."""

    def stop(self) -> None:
        """Nothing."""

    plays_only_moves = False


# Looking back while one learns


def test_whoever_learns_looks_back_without_handing_the_screen_on(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, PERSON, policy="teaching"))
    table = at.table
    for _ in range(MOVES):
        if at.screen.curtain.is_closed:
            lift(at)
        table.propose(table.legal[0])
    if at.screen.curtain.is_closed:
        lift(at)
    looking = table.looking
    for point in reversed(table.timeline.line()[:-1]):
        table.go_to(point)
        settle()
        assert not at.screen.curtain.is_closed
        assert table.looking == looking
        assert table.seat_to_play in (None, looking)
    table.redo()
    table.undo()
    settle()
    assert not at.screen.curtain.is_closed


def test_playing_on_from_there_hands_it_to_whoever_is_asked(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, PERSON, policy="teaching"))
    lift(at)
    at.table.propose(at.table.legal[0])
    lift(at)
    assert at.table.looking == 1
    at.table.propose(at.table.legal[0])
    while 1 in {each.seat for each in at.table.decisions} or at.screen.curtain.is_closed:
        if at.screen.curtain.is_closed:
            lift(at)
        at.table.propose(at.table.legal[0])
    back = next(
        point for point in reversed(at.timeline.past()) if asked_alone(at, point) not in (None, at.table.looking)
    )
    at.table.go_to(back)
    settle()
    assert not at.screen.curtain.is_closed
    at.table.play_on()
    settle()
    assert at.screen.curtain.is_closed
    assert at.screen.curtain.seat == asked_alone(at, back)


def asked_alone(at: AtTable, point: int) -> Seat | None:
    asked = [each.seat for each in at.table.game.deciding(at.timeline.state_at(point))]
    return asked[0] if len(asked) == 1 else None


def test_at_a_friendly_table_looking_back_goes_under_the_curtain(sit_at_caravan: SitDown) -> None:
    at = sit_at_caravan(caravan(PERSON, PERSON))
    lift(at)
    at.table.propose(at.table.legal[0])
    lift(at)
    at.table.propose(at.table.legal[0])
    at.table.go_to(1)
    settle()
    assert at.screen.curtain.is_closed or at.table.looking == 1


def line(at: AtTable, words: str, *, is_there: bool = True) -> Any:
    """The line of the menu that says this."""
    menu: QMenu = TableMenu(at.screen)
    found = next((action for action in menu.actions() if action.text() == words), None)
    assert (found is not None) == is_there
    return found
