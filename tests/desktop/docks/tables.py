"""Docks beside a real table: Marajoara in the middle of a game, and Caravan with its Rival."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.board.desk import Handle, click, drag
from desktop.board.hand import Hand
from desktop.board.situation import Situation
from desktop.docks.dock import Dock
from desktop.program import Program
from desktop.settings import Settings, SettingsFile
from desktop.style.theme import Style
from desktop.table.seats import PERSON
from desktop.table.table import Table
from desktop.widgets.dressing import dress
from rules.core.contract import AnyGame, Seating
from rules.core.library import Library
from rules.core.record import Policy, Record
from rules.core.timeline import Timeline
from rules.marajoara import GAME as MARAJOARA
from rules.marajoara.moves import Capture, Decline, EndTurn
from rules.marajoara.options import Options
from rules.text.localise import Language, Texts
from tests.desktop.desks import bare_desk
from tests.desktop.windows import sharing
from tests.fixture_game import GAME as CARAVAN
from tests.fixture_game import TEXTS_FOLDER, edition
from tests.rules.core.tables import record as caravan_record

SEATS = (
    Seating(PERSON, "Inès", "turquoise"),
    Seating(PERSON, "Malo", "purple"),
    Seating(PERSON, "Sofia", "black"),
    Seating(PERSON, "Clara", "orange"),
)


def plain_gestures(view: Any, move: Any) -> Sequence[Handle]:
    match move:
        case Capture(start=start, to=to):
            return (drag(f"die:{start}", f"space:{to}"),)
        case EndTurn() | Decline():
            return ()
    return (click(repr(move)),)


PLAIN_DESK = bare_desk(gestures=plain_gestures)
"""Captures are drags, some moves are buttons, all others are clicks on a place of their own."""


@dataclass(frozen=True)
class Evening:
    """All that a test looks at."""

    program: Program
    table: Table
    hand: Hand
    dock: Dock

    def words(self, page: str) -> list[str]:
        """What the rows of a page say to a screen reader."""
        return [row.words for row in getattr(self.dock, page).list.rows]

    def wear(self, style: Style, width: int, height: int) -> None:
        dress(self.dock, style)
        self.dock.resize(width, height)
        self.dock.show()


def settings(folder: Path, language: Language = "fr") -> SettingsFile:
    made = SettingsFile(folder / "settings.json")
    made.settings = Settings(language=language)
    return made


def marajoara(folder: Path, moves: int = 0, *, policy: Policy = "friendly", language: Language = "fr") -> Evening:
    """A game of four after so many random moves."""
    program = sharing(Program(settings(folder, language), (MARAJOARA,)))
    record = Record(MARAJOARA.id, 1, 1, (), Options(), SEATS, 4, policy)
    timeline = Timeline(MARAJOARA, record, program.library.box(MARAJOARA))
    play(timeline, moves)
    return evening(program, timeline)


def evening(program: Program, timeline: Timeline) -> Evening:
    table = Table(timeline)
    hand = Hand(table, PLAIN_DESK)
    hand.look_again()
    situation = Situation(program, table, PLAIN_DESK, QWidget())
    dock = Dock(program, table, hand, situation)
    dress(dock, Style(game="marajoara"))
    dock.resize(336, 946)
    dock.show()
    return Evening(program, table, hand, dock)


def play(timeline: Timeline, moves: int, until: Callable[[Sequence[Any]], bool] | None = None, seed: int = 1) -> None:
    """Random moves, so many, or until the legal moves are such."""
    chance = random.Random(seed)
    for _ in range(moves):
        decisions = timeline.game.deciding(timeline.state)
        if not decisions:
            return
        legal = timeline.game.legal(timeline.state, decisions[0].seat)
        if until is not None and until(legal):
            return
        timeline.propose(chance.choice(legal))


def marajoara_where(folder: Path, until: Callable[[Sequence[Any]], bool], language: Language = "fr") -> Evening:
    """A game of four at the first point where the legal moves are such."""
    first = marajoara(folder, 0, language=language)
    play(first.table.timeline, 400, until)
    return evening(first.program, first.table.timeline)


class CaravanProgram(Program):
    """The fixture game has its own texts, and no colours."""

    def __init__(self, file: SettingsFile, game: AnyGame = CARAVAN) -> None:
        super().__init__(file, (game,))
        self.library = Library((game,), lambda _: edition())
        self.of_caravan: dict[Language, Texts] = {}

    def texts(self, game: AnyGame | None = None, language: Language | None = None) -> Texts:
        wanted = language or self.settings.language
        plain = super().texts(None, wanted)
        if wanted not in self.of_caravan:
            self.of_caravan[wanted] = Texts(wanted, folders=(*plain.folders, TEXTS_FOLDER), game=CARAVAN)
        return plain if game is None else self.of_caravan[wanted]

    def style(self, game: str = "marajoara", width: float = 1600) -> Style:
        return super().style("marajoara", width)


def caravan_with_rival(folder: Path, moves: int) -> Evening:
    """A person against the Rival, whose every choice is explained."""
    program = CaravanProgram(settings(folder))
    seating = (Seating(PERSON, "Ana", "red"), Seating(CARAVAN.automas[0], "Rival", "blue"))
    timeline = Timeline(CARAVAN, caravan_record(seating=seating), program.library.box(CARAVAN))
    play(timeline, moves)
    return evening(program, timeline)
