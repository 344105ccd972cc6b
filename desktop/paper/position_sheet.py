"""A position on paper: the table as one sees it, who plays in which colour, and how far the game has come."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSizeF

from desktop.paper.figures import Scene
from desktop.paper.framing import FOOT, Titled, head, paged
from desktop.paper.setting import WRITING, Setting
from desktop.paper.sheet import Block, Page
from rules.core.timeline import Timeline
from rules.core.types import Phrase, Seat, SeatName, phrase


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game, and who looks at it: what others hide is not printed."""

    state: Any
    seat: Seat | None
    names: tuple[str, ...]
    colours: tuple[str, ...]


def position_at(timeline: Timeline, seat: Seat | None = 0) -> Position:
    """Take the position in which a game stands, as a seat sees it."""
    seating = timeline.record.seating
    names = tuple(each.name for each in seating)
    return Position(timeline.state, seat, names, tuple(each.colour for each in seating))


def position_pages(setting: Setting, position: Position) -> Iterator[tuple[Page, ...] | None]:
    game, width = setting.subject.game, setting.order.width
    scene = Scene(position.state, position.seat, lambda said: setting.first(said, position.names), position.names)
    room = QSizeF(width, setting.order.height * 0.6)
    picture = setting.plates.whole(scene, room, setting.first(phrase("paper-position-title")))
    yield None
    blocks = [Block(width, picture.high, picture.at((width - picture.wide) / 2, 0))]
    blocks += [setting.words(setting.say(each, position.names), width).spaced(8) for each in lines(setting, position)]
    stage = game.stage(position.state)
    right = setting.first(stage, position.names) if stage is not None else ""
    titled = Titled(setting.ui("paper-position-title"), right)
    yield paged(setting, titled, [*blocks, *notes(setting, titled, blocks)])


def notes(setting: Setting, titled: Titled, blocks: list[Block]) -> Iterator[Block]:
    """Lines to write on, as far as the page goes."""
    heading = setting.heading(setting.ui("paper-notes"), setting.order.width)
    taken = head(setting, titled).high + setting.body.size + sum(block.high + block.gap for block in blocks)
    left = setting.order.height - FOOT - taken - heading.gap - heading.high
    if left >= WRITING:
        yield heading
        yield setting.lines(int(left // WRITING), setting.order.width)


def lines(setting: Setting, position: Position) -> Iterator[Phrase]:
    """Who sits where, and whose turn it is."""
    for seat, colour in enumerate(position.colours):
        yield phrase("paper-seat", seat=SeatName(seat), colour=phrase("seat-colour", colour=colour))
    deciding = setting.subject.game.deciding(position.state)
    if deciding:
        yield phrase("paper-to-play", seats=tuple(SeatName(each.seat) for each in deciding), count=len(deciding))
    else:
        yield phrase("paper-over")
