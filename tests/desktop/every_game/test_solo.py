"""What one plays alone: each game draws its missions and levels and says what they are; figures are measured ones."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from desktop.games.loading import part_of
from desktop.new_game.beginning import goals_of
from desktop.new_game.choices import Choices, Place, usual
from desktop.new_game.company import alone_mode
from desktop.new_game.levels import levels_of
from desktop.new_game.page import NewGame
from desktop.new_game.solo_faces import ALONE
from desktop.paint.painting import painted_image
from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.core.contract import AnyGame
from rules.core.modes import row_of_challenges
from rules.core.scoresheet import Goal
from rules.core.types import phrase
from rules.games import GAMES, game_named
from rules.reference.ladder import ladder_of
from rules.text.localise import LANGUAGES, Language, Texts
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import sit
from tests.desktop.paint.pictures import pixels_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def values_of(game: AnyGame) -> list[Any]:
    """What its cards stand for: challenges, else how hard a level is."""
    row = row_of_challenges(game)
    if row is not None:
        return [each for each in row.choices if each != row.default]
    mode = alone_mode(game)
    assert mode is not None
    return list(range(1, len(levels_of(game, mode.automa)) + 1))


@every_game
@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize("size", [(180, 300), (240, 150), (220, 60)])
def test_every_card_has_a_picture_of_its_own(
    game: AnyGame, qapp: QApplication, theme: ThemeName, size: tuple[int, int]
) -> None:
    draw, style = part_of(game.id, "solo", "draw_picture"), Style(theme, game.id)
    assert draw is not None

    def picture(value: Any) -> bytes:
        def paint(painter: QPainter, rect: QRectF) -> None:
            draw(painter, rect, value, style)

        return pixels_of(painted_image(*size, paint))

    assert len({picture(value) for value in values_of(game)}) == len(values_of(game))


def all_goals() -> Iterator[tuple[int, Goal]]:
    game = game_named("marajoara")
    row = None if game is None else row_of_challenges(game)
    assert game is not None
    assert row is not None
    program = Program(SettingsFile())
    alone = Choices((Place("person", "", game.colours[0]),), usual(game).options)
    for value in values_of(game):
        for goal in goals_of(program, game, alone.with_option(row.id, value)):
            yield value, goal


def test_every_objective_of_a_mission_has_a_sign(qapp: QApplication) -> None:
    draw, style = part_of("marajoara", "solo", "draw_sign"), Style("light", "marajoara")
    assert draw is not None
    goals = list(all_goals())
    assert {value for value, _ in goals} == set(range(1, 9))

    def sign(goal: Goal) -> bytes:
        def paint(painter: QPainter, rect: QRectF) -> None:
            draw(painter, rect, goal, style)

        return pixels_of(painted_image(34, 34, paint))

    labels = {goal.label: sign(goal) for _, goal in goals}
    assert len(set(labels.values())) == len(labels)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_automa_says_whose_it_is_and_how_it_is_won(game: AnyGame, language: Language) -> None:
    texts = Texts(language, game=game, strict=True)
    for automa in game.automas:
        for part in ("", ".below", ".intro", ".from", ".rule", ".against", ".explain"):
            assert said(texts, f"solo-{automa}{part}")
        for level in levels_of(game, automa):
            assert said(texts, f"level-{automa}-{level.id}.lines")
            assert level.won, "a card is stamped once its level was won"


def said(texts: Texts, id: str) -> str:
    return texts.say(phrase(id))


@pytest.mark.parametrize(("game", "words"), [("hoyuk", "Vestiges"), ("magnastorm", "Vestiges")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_in_the_rulebook_says_so(game: str, words: str, language: Language) -> None:
    found = game_named(game)
    assert found is not None
    texts = Texts(language, game=found, strict=True)
    assert words in said(texts, f"solo-{found.automas[0]}.from")
    assert words in said(texts, f"solo-{found.automas[0]}.below")


# Figures


@every_game
def test_cards_say_how_often_our_opponents_won_there(window: Window, game: AnyGame) -> None:
    """Each level of an automa, and each mission, by somebody who begins and by somebody who knows the game."""
    page = window(language="en").open("new_game", game=game.id)
    assert isinstance(page, NewGame)
    sit(page, "alone")
    ladder = ladder_of(game.id, game.rules_version)
    named = "" if game.levels else "mission-"
    for face in (card.face for card in page.solo.grid.cards):
        measured = [pair for by in ALONE if (pair := ladder.alone(by, f"{named}{face.value}"))]
        assert [pair.level for pair in measured] == [*ALONE]
        said = "{}: {:g} of {}" if game.levels else "{} won {:g} of {}"
        words = tuple(said.format(pair.level.capitalize(), pair.won, pair.games) for pair in measured)
        assert face.below == words
        assert all(line in face.said for line in words)
