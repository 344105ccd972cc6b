"""How long a frame, a move and a piece in the hand take, on the real table in a window of 1600 x 1000.

Beside it stand as many plain rounded rectangles with a short text. Times are those of the processor, in all threads:
how often others have interrupted this process is no matter of the table. Nothing is measured that waits.
"""

import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.aim.seen import all_seen
from desktop.app import built, started
from desktop.board.hand import Hand
from desktop.commands.playing import played_by_novices
from desktop.garbage import GarbageCollector
from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.shell import Shell
from desktop.table_screen.screen import TableScreen
from rules.commands.bench import Figure
from rules.commands.measuring import Effort
from rules.core.codec import options_from_json
from rules.core.contract import AnyGame, Seating
from rules.core.record import Played, new_record
from rules.core.timeline import Timeline

SIZE = 1600, 1000
MOST_SEATS = 4
STEPS, STEP, PAN = 12, 1.06, QPointF(23, 14)
"""The gesture: so many steps nearer, across the table and back, and out again."""
WHOLE = 12
"""Frames of the whole yardstick, for what is measured against one of them."""
WARMING, MOVES_A_ROUND, MOST_PICKED = 6, 20, 2
"""Whoever plays has come to the middle of the game move by move: the first ones are not counted."""
MOST_MOVES = 2000
WHEN_ASKED_MS = 3_600_000
"""The page of the dock waits longer than any move takes, also where others keep this process waiting."""

# The clock of processes ticks too slowly on Windows.
now: Callable[[], float] = time.perf_counter if sys.platform == "win32" else time.process_time
MILLI = 1000


def measure_table(game: AnyGame, effort: Effort) -> dict[str, Figure]:
    """Frames and yardstick in turns; each round plays another game."""
    with tempfile.TemporaryDirectory() as folder:
        program = program_for(game, Path(folder))
        rounds = [measured_round(program, game, seed) for seed in range(effort.rounds)]
    path = [median(frames) for frames in zip(*(each.frames for each in rounds), strict=True)]
    plain = [median(frames) for frames in zip(*(each.plain for each in rounds), strict=True)]
    one = median(frame for each in rounds for frame in each.whole)
    moves = [move for each in rounds for move in each.moves]
    followed = [move for each in rounds for move in each.followed]
    picked = [pickup for each in rounds for pickup in each.picked]
    return {
        "frame": beside(share(path, 0.99), share(plain, 0.99)),
        "move": beside(share(moves, 0.95), one),
        "followed": beside(share(followed, 0.95), one),
        "pickup": beside(share(picked, 0.95), one),
    }


def beside(seconds: float, yardstick: float) -> Figure:
    return Figure(
        value=round(seconds * MILLI, 2), yardstick=round(yardstick * MILLI, 2), ratio=round(seconds / yardstick, 4)
    )


def share(values: Sequence[float], part: float) -> float:
    """The least value that so large a part of them does not exceed."""
    return sorted(values)[max(0, math.ceil(len(values) * part) - 1)]


@dataclass(frozen=True, slots=True)
class Round:
    frames: list[float]
    plain: list[float]
    whole: list[float]
    moves: list[float]
    followed: list[float]
    picked: list[float]


def program_for(game: AnyGame, folder: Path) -> Program:
    """Return one program for all rounds, as for a person who plays several games."""
    settings = SettingsFile(folder / "settings.json")
    settings.change(language="fr", pace="off", only_moves=False, windows={}, seen=all_seen())
    return Program(settings, (game,))


def measured_round(program: Program, game: AnyGame, seed: int) -> Round:
    with shown_table(program, mid_game(program, game, seed)) as (shell, screen):
        screen.uncover()
        settled(shell)
        view, scene = screen.area.view, screen.area.scene
        drawn = [item for item in scene.items() if item.isVisible() and not has_no_picture(item)]
        plain = plain_view(len(drawn), view)
        whole = [frame(lambda: None, plain, plain) for _ in range(WHOLE)]
        frames = gesture(view, view.zoom, shell)
        plain_frames = gesture(plain, lambda by: plain.scale(by, by), plain)
        plain.close()
        view.fit()
        settled(shell)
        return Round(frames, plain_frames, whole, *moves_made(shell, screen, seed))


def has_no_picture(item: QGraphicsItem) -> bool:
    return bool(item.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)


# The table in mid-game


@contextmanager
def shown_table(program: Program, timeline: Timeline) -> Iterator[tuple[Shell, TableScreen]]:
    """A window of its own with the table on it, as full as it gets, half through the game."""
    application = started()
    shell = built(program)
    shell.resize(*SIZE)
    shell.show()
    screen = shell.open("table", timeline=timeline)
    assert isinstance(screen, TableScreen)
    screen.dock.pages.follows_after = WHEN_ASKED_MS
    screen.uncover()
    for _ in range(3):
        application.processEvents()
    GarbageCollector(shell).look()
    yield shell, screen
    shell.close()
    shell.deleteLater()
    application.processEvents()


def mid_game(program: Program, game: AnyGame, seed: int) -> Timeline:
    """Played by novices to its end once, to know where its middle is."""
    whole = begun(program, game, seed)
    played_by_novices(whole, MOST_MOVES, seed)
    half = begun(program, game, seed)
    played_by_novices(half, whole.last // 2, seed)
    return half


def begun(program: Program, game: AnyGame, seed: int) -> Timeline:
    """Begin a game with as many people as can sit there, up to four."""
    options = options_from_json(game, {})
    seatings = (
        tuple(Seating("person", colour, colour) for colour in game.colours[:count])
        for count in sorted(game.seats, reverse=True)
        if count <= MOST_SEATS
    )
    seating = next(each for each in seatings if not any(game.objections_to_start(options, each)))
    record = new_record(game, program.library.edition(game), options, seating, seed=seed)
    return Timeline(game, record, program.library.box(game))


# Frames


def gesture(view: QGraphicsView, zoom: Callable[[float], object], window: QWidget) -> list[float]:
    """Seconds of each frame, every one of which paints the whole view."""
    nearer = [lambda: zoom(STEP)] * STEPS
    across = [lambda: pan(view, PAN)] * STEPS + [lambda: pan(view, -PAN)] * STEPS
    back = [lambda: zoom(1 / STEP)] * STEPS
    return [frame(act, view, window) for act in (*nearer, *across, *back)]


def frame(act: Callable[[], object], view: QGraphicsView, window: QWidget) -> float:
    began = now()
    act()
    view.viewport().update()
    settled(window)
    return now() - began


def pan(view: QGraphicsView, by: QPointF) -> None:
    for bar, amount in ((view.horizontalScrollBar(), by.x()), (view.verticalScrollBar(), by.y())):
        bar.setValue(round(bar.value() + amount))


def settled(window: QWidget) -> None:
    """All that was asked for has happened and stands in the window."""
    QCoreApplication.processEvents()
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))


class Plain(QGraphicsItem):
    """The yardstick: a rounded rectangle with a short text."""

    def __init__(self, rect: QRectF, words: str) -> None:
        super().__init__()
        self.rect, self.words = rect, words

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setBrush(QColor("#E8DCC0"))
        painter.setPen(QColor("#3A2A18"))
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), 6, 6)
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, self.words)


def plain_view(count: int, like: QGraphicsView) -> QGraphicsView:
    """Return a view of the same size with as many rectangles side by side as the table shows things."""
    width, height = float(like.width()), float(like.height())
    across = math.ceil(math.sqrt(count * width / height))
    wide, high = width / across, height / math.ceil(count / across)
    view = QGraphicsView()
    scene = QGraphicsScene(0, 0, width, height, view)
    for number in range(count):
        rect = QRectF(number % across * wide, number // across * high, wide, high)
        scene.addItem(Plain(rect, str(number)))
    view.setScene(scene)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    for policy in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
        policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(like.size())
    view.show()
    settled(view)
    return view


# Moves and pieces


def moves_made(shell: Shell, screen: TableScreen, seed: int) -> tuple[list[float], list[float], list[float]]:
    """Seconds of each move until the table shows it, and until the dock has followed; and of each piece that can be
    taken after it.
    """
    shown, followed, pieces = list[float](), list[float](), list[float]()
    for number, move in enumerate(moves_ahead(screen, seed)):
        at_the_table, in_the_dock = move_made(shell, screen, move)
        if number < WARMING or screen.table.is_covered:
            continue  # Where a curtain was drawn over the table instead, nobody sees this move yet.
        shown.append(at_the_table)
        followed.append(in_the_dock)
        pieces += pieces_picked(screen)
    return shown, followed, pieces


def moves_ahead(screen: TableScreen, seed: int) -> list[Any]:
    """What novices would play from here, found out beforehand on a copy."""
    timeline = screen.table.timeline
    ahead = Timeline(timeline.game, timeline.record, timeline.box)
    past = timeline.past()[1:]
    for point in past:
        ahead.replay(timeline.entry(point))
    played_by_novices(ahead, WARMING + MOVES_A_ROUND, seed)
    entries = (ahead.entry(point) for point in ahead.past()[len(past) + 1 :])
    return [entry.move for entry in entries if isinstance(entry, Played)]


def move_made(shell: Shell, screen: TableScreen, move: Any) -> tuple[float, float]:
    """Return the seconds from a proposed move until the window shows it, and until the open dock page does.

    It stands in the window once it is on the table, in the line of what is asked and at the bottom of the dock; the
    open page of the dock follows a moment later. Before the move the player has thought about it: what the window
    does meanwhile is done.
    """
    screen.uncover()
    has_followed(shell, screen)
    screen.be_ready()
    settled(shell)
    began = now()
    accepted = screen.table.propose(move)
    settled(shell)
    assert accepted, f"{move} was legal on a copy of this game"
    shown = now() - began
    has_followed(shell, screen)
    return shown, now() - began


def has_followed(shell: Shell, screen: TableScreen) -> None:
    """The page does not wait for its moment."""
    screen.dock.pages.catch_up()
    settled(shell)


def pieces_picked(screen: TableScreen) -> list[float]:
    """Seconds to know, of a piece just taken, where it may go, and of every other place why not."""
    hand = screen.area.hand
    places = [sprite.key for sprite in screen.area.scene.sprites if sprite.is_target]
    return [picked(hand, piece, places) for piece in sorted(hand.takable())[:MOST_PICKED]]


def picked(hand: Hand, piece: str, places: Sequence[str]) -> float:
    began = now()
    hand.take(piece)
    targets = hand.targets()
    for place in places:
        if place not in targets:
            hand.reason_against(place)
    passed = now() - began
    hand.let_go()
    return passed
