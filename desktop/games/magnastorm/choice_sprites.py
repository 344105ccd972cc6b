"""Answers that lie ready to be clicked, beside what asks for them: an action, a way to pay, a cube, a draw."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from desktop.board.describing import ground, printed
from desktop.board.layers import Layer
from desktop.board.panels import above
from desktop.board.sprite import Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.shown import Shown, piece
from desktop.style.fonts import width_of
from rules.core.types import Phrase, Seat, phrase
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.candidates import answers, exchanges
from rules.magnastorm.commanders import JOY_MORE
from rules.magnastorm.components import Price
from rules.magnastorm.legality import objections
from rules.magnastorm.payments import row_bill
from rules.magnastorm.state import YELLOW
from rules.magnastorm.words import say_move

PICTURE = 26.0
"""Side of a cube, at full size."""
PALE = 0.55
"""How much is seen of an answer that is not open."""
LIFTED = Layer.BADGE
"""Above whatever the panel covers."""


@dataclass(frozen=True, slots=True)
class Answer:
    move: m.Move
    said: str
    names: tuple[str, ...]
    """Cubes that come or go."""
    bag: int = 0
    words: Phrase | None = None
    is_open: bool = True
    """What cannot be answered lies there too: a click tells why not."""


def choices(shown: Shown) -> Iterator[Sprite]:
    pending, seat = shown.pending, shown.seating.large
    if getattr(pending, "seat", None) != seat:
        return
    found = list(answers_of(shown, seat))
    if found:
        yield from panel(shown, found, anchor(shown), shown.say("ms-table-choice", what=kind_of(pending)))


def kind_of(pending: object) -> str:
    return str(getattr(pending, "kind", "none")).replace("_", "-")


def answers_of(shown: Shown, seat: Seat) -> Iterator[Answer]:
    pending = shown.pending
    if not isinstance(pending, todo.ChoosingAction | todo.Paying | todo.TakingCube | todo.Drawing):
        return
    legal = tuple(answers(shown.view, pending, seat))
    for move in both_actions(seat) if isinstance(pending, todo.ChoosingAction) else legal:
        words = say_move(shown.view, move)
        match move:
            case m.ChooseAction(action=action):
                cubes = of_action(shown, seat, action)
                said = shown.say("ms-table-do", action=action, count=len(cubes))
                if move in legal:
                    yield Answer(move, said, cubes, words=words)
                else:
                    refused = next(objections(shown.view, move)).sentence
                    yield Answer(move, said, cubes, words=refused, is_open=False)
            case m.Pay(cubes=cubes):
                yield Answer(move, "", shown.names(cubes), words=words)
            case m.TakeCube(colour=colour):
                yield Answer(move, "", (colour,), words=words)
            case m.Draw(more=more) if isinstance(pending, todo.Drawing):
                count = pending.count + (JOY_MORE if more else 0)
                yield Answer(move, "", (), bag=count, words=words)
    exchange = next(exchanges(shown.view, pending, seat), None) if isinstance(pending, todo.Paying) else None
    if exchange is not None:
        yield Answer(exchange, shown.say("ms-table-other"), (), words=phrase("ms-table-otherwise"))


def both_actions(seat: Seat) -> tuple[m.ChooseAction, m.ChooseAction]:
    return m.ChooseAction(seat=seat, action="move"), m.ChooseAction(seat=seat, action="gain")


def of_action(shown: Shown, seat: Seat, action: str) -> tuple[str, ...]:
    row = shown.layout.cells[shown.view.turn.cell].row
    if action == "move":
        return shown.names(row_bill(shown.view, seat, row).price)
    gain: Price = shown.layout.rows[row].gain
    return (shown.colours[seat],) * gain.own + (YELLOW,) * gain.yellow


def anchor(shown: Shown) -> QRectF:
    """Return the place beside which the answers lie."""
    match shown.pending:
        case todo.ChoosingAction():
            return shown.places.action.lower[shown.view.turn.cell]
        case todo.Drawing():
            return shown.places.action.bag
    return shown.places.mat.cubes


def panel(shown: Shown, found: list[Answer], near: QRectF, title: str) -> Iterator[Sprite]:
    gap, side = max(8.0, shown.style.px(10)), max(22.0, shown.style.px(PICTURE))
    size, head = shown.size(15), shown.size(16) * 1.5 + gap
    widths = [width_of_answer(answer, side, size) for answer in found]
    high = side * 1.5
    wide = max(sum(widths) + gap * (len(found) + 1), width_of(title, shown.size(16), "semibold", serif=True) + 4 * gap)
    rect = above(near, wide, head + high + gap, shown.places.whole)
    yield ground("panel", "ms-panel", rect, layer=Layer.PANEL, bleed=0.1)
    line = QRectF(rect.x() + 2 * gap, rect.y() + 2, rect.width() - 3 * gap, head - gap * 0.7)
    yield printed("panel", line, title, shown.size(16), "ink", "semibold", serif=True, layer=LIFTED)
    x = rect.x() + gap
    for answer, room in zip(found, widths, strict=True):
        spot = QRectF(x, rect.y() + head, room, high)
        args = answer.said, size, answer.names, answer.bag, side
        key = keys.choice_key(answer.move)
        sprite = piece(key, "ms-answer", spot, *args, layer=LIFTED, words=answer.words, bleed=0.2, depth=0.5)
        yield sprite if answer.is_open else replace(sprite, opacity=PALE)
        x += room + gap


def width_of_answer(answer: Answer, side: float, size: float) -> float:
    words = width_of(answer.said, size, "semibold") + size * 0.6 if answer.said else 0.0
    pictures = side * 0.96 * len(answer.names) + (side * 1.1 if answer.bag else 0.0)
    return max(side * 1.7, words + pictures + size * 1.4)
