"""What is written on any screen can be read on what is really under it, in every theme: measured in its picture."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from desktop.app import SCREENS, built
from desktop.commands.screens import OPENERS, Wanted, open_screen, reviewed
from desktop.paint.art import PixmapStore
from desktop.shell import Shell
from desktop.style.palette import ThemeName
from desktop.table_screen.screen import TableScreen
from rules.bots.policy import Budget
from rules.bots.review import Review
from rules.core.contract import AnyGame
from rules.core.timeline import Timeline
from rules.games import GAMES, game_named
from tests.desktop.at_the_table import game, led_on, moves_to_a_choice, program
from tests.desktop.every_game.test_round_summaries import begun, ending
from tests.desktop.legible import Listener, Read, listening

PROMISED: dict[ThemeName, float] = {"light": 4.5, "dark": 4.5, "contrast": 7.0}
ROUNDING = 0.05
"""Of a mean of pixels."""
SIZE = 1280, 800
EVENTS, MOVES = 8, 20
WITH_ROUNDS = "magnastorm"
"""Marajoara sums up no rounds."""
EVERY_GAME = ("table", "lesson", "score", "victory", "own_box", "figure")
"""Screens that each game paints in its own way."""
IN_ITS_COLOURS = (
    *("aim", "comments", "branches", "advice", "tutor", "curtain", "review", "moments", "new_game", "editor", "maker"),
    *("plan", "presenter", "class", "puzzle", "reader", "rulings", "edition"),
)
"""Screens on the cloth of a game, in its accent; the others are looked at with one game."""
WITHOUT = (("moments", "excavation_earth"),)
"""Nothing is to be learned from that game so early."""
CLOTHS = ("marajoara", "excavation_earth", "council_of_shadows")
"""A pale cloth, a deep one, and the deepest with the accent that is hardest to read."""
NEVER_MS = 3_600_000
FEW = 40
"""Positions that advice is found with: what it says does not matter here."""


WORDLESS = PixmapStore()
"""Pictures without a word, which are the same in every window."""


class Pictures(PixmapStore):
    """Those of one window: its words have colours of their own, so that what shows any of them is painted anew."""

    def __init__(self, heard: Listener) -> None:
        super().__init__()
        self.heard = heard
        self.again = 0
        """So often a picture with words was wanted again, which may become a part of another one."""
        self.began: dict[Hashable, tuple[int, int]] = {}

    @property
    def words(self) -> tuple[int, int]:
        return len(self.heard.written), self.again

    def find(self, key: Hashable) -> QPixmap | None:
        found = WORDLESS.find(key)
        if found is None:
            found = super().find(key)
            self.again += found is not None
            self.began[key] = self.words
        return found

    def keep(self, key: Hashable, pixmap: QPixmap) -> None:
        if self.began.get(key) == self.words:
            WORDLESS.keep(key, pixmap)
        else:
            super().keep(key, pixmap)


@contextmanager
def opened(folder: Path, name: str, of: AnyGame) -> Iterator[tuple[Shell, Listener]]:
    """A window with this screen, none of it painted before its picture is taken."""
    with listening() as heard:
        shared = program(folder, language="en")
        shared.art = replace(shared.art, store=Pictures(heard))
        shell = built(shared)
        shell.setMinimumSize(1, 1)
        shell.resize(*SIZE)
        shell.setUpdatesEnabled(False)
        shell.show()
        screen = open_screen(name, Wanted(shell, shared, timeline(of, name)))
        if isinstance(screen, TableScreen) and name == "table":
            screen.uncover()
        yield shell, heard
        shell.close()


def timeline(of: AnyGame, name: str) -> Timeline:
    if name == "round":
        return led_on(begun(of.id, policy="teaching"), (*ending(of.id).moves, ending(of.id).last))
    return led_on(game("person", "person", of=of, policy="teaching"), moves_to_a_choice(of, MOVES))


@cache
def review_of(of: AnyGame, seat: int) -> Review:
    return reviewed(timeline(of, "review"), seat)


def reviewed_once(of: Timeline, seat: int) -> Review:
    """The review that two screens show of the same game."""
    return review_of(of.game, seat)


def unreadable(shell: Shell, heard: Listener, theme: ThemeName) -> list[str]:
    shell.program.set_theme(theme)
    for _ in range(EVENTS):
        QApplication.processEvents()
    picture = QImage(shell.size(), QImage.Format.Format_RGB32)
    shell.setUpdatesEnabled(True)
    shell.render(picture)
    shell.setUpdatesEnabled(False)
    promised = PROMISED[theme] - ROUNDING
    seen = list(heard.read_in(shell, picture, promised))
    assert seen
    return [told(each) for each in seen if each.contrast < promised]


def told(read: Read) -> str:
    written = read.written
    return f"{read.contrast:.2f}: {written.words!r} in {written.ink.name()} on {read.ground.name()} at {read.at}"


CASES = [
    *(
        pytest.param(name, WITH_ROUNDS if name == "round" else "marajoara", id=name)
        for name in OPENERS
        if name not in (*EVERY_GAME, *IN_ITS_COLOURS)
    ),
    *(pytest.param(name, of.id, id=f"{name} {of.id}") for name in EVERY_GAME for of in GAMES),
    *(
        pytest.param(name, each, id=f"{name} {each}")
        for name in IN_ITS_COLOURS
        for each in CLOTHS
        if (name, each) not in WITHOUT
    ),
]


def test_every_screen_is_looked_at() -> None:
    assert set(SCREENS) <= set(OPENERS)
    assert set(IN_ITS_COLOURS) < set(OPENERS)


@pytest.mark.parametrize(("name", "id"), CASES)
def test_words_are_readable_on_what_is_under_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, id: str
) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))
    monkeypatch.setattr("desktop.table_screen.warming.LEISURE_MS", NEVER_MS)
    monkeypatch.setattr("desktop.puzzles.pictures.Pictures.paint_all", lambda pictures: None)  # nobody reads in them
    monkeypatch.setattr("desktop.commands.screens.reviewed", reviewed_once)
    if name == "advice":
        monkeypatch.setattr("rules.bots.policy.Budget", lambda positions, *more: Budget(min(positions, FEW), *more))
    of = game_named(id)
    assert of
    with opened(tmp_path, name, of) as (shell, heard):
        assert {theme: found for theme in PROMISED if (found := unreadable(shell, heard, theme))} == {}
