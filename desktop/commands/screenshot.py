"""`vestiges screenshot`: the real table, or another screen, as a picture. Works without a screen."""

import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.commands.playing import played_by_novices
from desktop.commands.screens import OPENERS, Wanted, open_screen
from rules.commands.answer import Answer, Document
from rules.commands.arguments import GAME, OPTION, OUT, SEED, Argument, Unreadable, one_of, separated, whole_number
from rules.commands.boxes import PERSON, beginning, players_given
from rules.commands.call import Call
from rules.commands.failures import WrongUsage
from rules.commands.saved import opened
from rules.core.folders import HOME_VARIABLE
from rules.core.timeline import Timeline
from rules.core.types import phrase

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from desktop.table_screen.screen import TableScreen

THEMES = ("light", "dark", "contrast")
DOCK_PAGES = ("moves", "log", "rules", "charts", "pieces")
SMALLEST, LARGEST = 640, 7680
EVENTS = 12
"""Enough for what a screen does in the moments after it is shown: look into games, grab what lies behind it."""


@dataclass(frozen=True, slots=True)
class Size:
    width: int
    height: int


def size(text: str) -> Size:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise Unreadable(phrase("value-size"))
    if not all(SMALLEST // 2 <= int(side) <= LARGEST for side in (width, height)):
        raise Unreadable(phrase("value-size"))
    return Size(int(width), int(height))


ARGUMENTS = (
    GAME,
    Argument("--save", Path),
    Argument("--moves", partial(whole_number, most=20_000)),
    Argument("--screen", one_of(*OPENERS), default="table"),
    Argument("--at", default=""),
    Argument("--theme", one_of(*THEMES), default="light"),
    Argument("--dock", one_of(*DOCK_PAGES), default="moves"),
    Argument("--size", size, default=Size(1600, 1000)),
    Argument("--text", partial(whole_number, least=100, most=300), default=100),
    Argument("--seats", separated),
    OPTION,
    SEED,
    OUT,
)


class ScreenshotDocument(Document):
    out: str
    width: int
    height: int
    moves: int


def run(call: Call) -> Answer:
    given = call.given
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    timeline = timeline_of(call)
    image = picture(call, timeline)
    from desktop.paint.files import is_saved

    if not is_saved(image, given.out):
        from rules.commands.failures import Denied

        raise Denied(phrase("screenshot-not-written", file=str(given.out)))
    document = ScreenshotDocument(
        out=str(given.out), width=image.width(), height=image.height(), moves=len(timeline.past()) - 1
    )
    return Answer(document, readable(call, document))


def readable(call: Call, document: ScreenshotDocument) -> Iterator[str]:
    yield call.texts.say(phrase("screenshot-done", file=document.out, width=document.width, height=document.height))


def timeline_of(call: Call) -> Timeline:
    """The saved game, or a new one, at the wanted move; a new one is played that far by novices."""
    given = call.given
    if given.save is not None:
        timeline = opened(call, given.save).timeline
        if given.moves is not None:
            past = timeline.line()
            timeline.go_to(past[min(given.moves, len(past) - 1)])
        return timeline
    players = players_given(call, PERSON)
    start = beginning(call, players)
    record = start.record(given.seed, "teaching")
    timeline = Timeline(start.game, record, start.box)
    played_by_novices(timeline, given.moves or 0, given.seed)
    return timeline


def explain(table: "TableScreen", named: str) -> None:
    """Open the cards of these things of the table, parted by commas. Raises `WrongUsage` where something explains
    nothing."""
    cards = table.area.cards
    for key in named.split(","):
        if not cards.faces.explains(key):
            raise WrongUsage(
                phrase(
                    "wrong-place", place=key, known=tuple(sorted(filter(cards.faces.explains, cards.scene.by_key())))
                )
            )
        cards.keep()
        cards.ask(key)


def picture(call: Call, timeline: Timeline) -> "QImage":
    """The screen as a person would see it, with settings of its own: those of this computer stay as they are."""
    from desktop.aim.seen import all_seen
    from desktop.app import built, started
    from desktop.cabinet.newcomer import settled
    from desktop.program import Program
    from desktop.settings import SettingsFile
    from desktop.table_screen.screen import TableScreen

    given = call.given
    application = started()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HOME_VARIABLE] = folder
        settings = SettingsFile(Path(folder) / "settings.json")
        settings.change(
            seen={**all_seen(), **settled()},
            language=call.texts.language,
            theme=given.theme,
            text_scale=given.text / 100,
            dock_tab=given.dock,
            pace="off",
            only_moves=False,
            windows={},
        )
        program = Program(settings, call.collection.games)
        shell = built(program)
        shell.resize(given.size.width, given.size.height)
        shell.show()
        open_screen(
            given.screen, Wanted(shell, program, timeline, given.at, given.seats is not None or bool(given.option))
        )
        table = shell.trail[-1]
        if isinstance(table, TableScreen) and table.dock.over is None:
            table.dock.open(given.dock)
        for _ in range(EVENTS):
            application.processEvents()
        if isinstance(table, TableScreen) and given.at and given.screen == "table":
            explain(table, given.at)
            application.processEvents()
        image = shell.grab().toImage()
        shell.close()
    return image
