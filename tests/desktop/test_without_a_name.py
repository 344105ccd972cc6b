"""The only person at a table, who gave no name, is « Vous » where a name stands by itself, and a seat in sentences."""

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.kept_games.kept import all_kept, looked_into, turn_of
from desktop.kept_games.words import facts
from desktop.new_game.page import NewGame
from desktop.table.seats import PERSON
from rules.core.folders import games_in_progress
from rules.core.journal import Journal, begin
from rules.core.timeline import Timeline
from rules.core.types import SeatName, phrase
from rules.games import GAME_IDS, game_named
from rules.text.localise import Language
from tests.desktop import at_the_table
from tests.desktop.celebration.ends import ends, face, players_of, table
from tests.desktop.conftest import SitDown, Window

pytestmark = pytest.mark.usefixtures("unpainted")

LANGUAGES: tuple[Language, ...] = ("fr", "en")
YOU = {"fr": "Vous", "en": "You"}
SEAT = {"fr": "Siège 1", "en": "Seat 1"}
PLAYS = {"fr": "Siège 1 joue", "en": "Seat 1 plays"}


def unnamed(game: str, *players: str) -> Timeline:
    """A game of people without a name against computers with one."""
    of = game_named(game)
    assert of is not None
    begun = at_the_table.game(*players, of=of)
    seating = tuple(replace(seat, name="" if seat.player == PERSON else seat.name) for seat in begun.record.seating)
    return Timeline(of, replace(begun.record, seating=seating), begun.box)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_at_the_table(sit_down: SitDown, game: str, language: Language) -> None:
    at = sit_down(unnamed(game, PERSON, "novice"), language=language)
    formatter, situation = at.screen.dock.formatter, at.screen.area.situation
    assert formatter.seat(0).endswith(f" · {YOU[language]}")
    assert at.screen.top.now.seat == formatter.seat(at.table.decisions[0].seat)
    sprites = repr(list(at.screen.area.desk.sprites(at.table.view, situation.look)))
    assert YOU[language] in sprites, "the mat"
    parts = " ".join(part.words for part in situation.parts())
    assert YOU[language] in parts or "Malo" not in parts
    assert SEAT[language] not in sprites + parts
    assert formatter.say(phrase("turn-of-seat", seat=SeatName(0))) == PLAYS[language], "a sentence stays grammatical"


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_at_one_table_are_told_apart_by_their_seats(sit_down: SitDown, language: Language) -> None:
    at = sit_down(unnamed("marajoara", PERSON, PERSON), language=language)
    assert at.screen.dock.formatter.seat(0).endswith(f" · {SEAT[language]}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_at_the_end(game: str, language: Language, tmp_path: Path) -> None:
    name = next(each for each in ends(game) if players_of(game, each).count(PERSON) == 1)
    seat = players_of(game, name).index(PERSON)
    called = tuple("" if at == seat else f"Ana {at}" for at in range(5))
    found = face(at_the_table.program(tmp_path, language=language), table(game, name, names=called))
    stage, contents = found.stage(), found.contents
    assert contents.names[seat] == YOU[language], "the score sheet, its curves and sources"
    assert YOU[language] in (stage.name, *(other.name for other in stage.others))
    assert YOU[language] in found.sheet().names
    assert any(each.startswith(YOU[language]) for each in contents.sheet_said().split(" · "))
    assert found.verdict.outcome != "defeat" or SEAT[language] not in stage.sentence, "ahead of you"
    assert found.name == "", "results are kept without a name"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_at_a_new_game(window: Window, game: str, language: Language) -> None:
    page = window(language=language).open("new_game", game=game)
    assert isinstance(page, NewGame)
    now = page.preparation
    for company in ("computer", "alone"):
        now.sit(company)
        assert page.top.now.seat == YOU[language]
        lines = " ".join(line.text() for line in page.dock.lines if line.isVisibleTo(page))
        said = f"{lines} {page.dock.note.text()} {page.dock.action_bar.below.text()}"
        assert SEAT[language] not in said, company
    now.sit("together")
    assert page.top.now.seat == SEAT[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_among_kept_games(window: Window, language: Language) -> None:
    program = window(language=language).program
    journal = begin(games_in_progress(), unnamed("marajoara", "novice", PERSON))
    assert isinstance(journal, Journal)
    journal.close()
    (found,) = all_kept(program)
    whole = looked_into(program, found)
    assert {"fr": "Inès et Vous", "en": "Inès and You"}[language] in next(facts(whole, program))
    assert turn_of(whole, program).endswith({"fr": "à vous", "en": "your turn"}[language])
