"""What a solo mission asks, and what it will take away at the end, beside the mat or under the cart."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import BOARD, LINE, block, figure_of, ground, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.marajoara import keys
from desktop.games.marajoara.places import square
from desktop.games.marajoara.shown import Shown, piece, sign
from desktop.style.fonts import width_of
from rules.core.scoresheet import Goal
from rules.core.types import Phrase, phrase
from rules.marajoara.queries import mission
from rules.marajoara.scoring import goals, penalties_now

LOWEST_LINE = 1.2
"""Of the size of its text; with less, the name of the mission makes room."""


@dataclass(frozen=True, slots=True)
class Line:
    said: str
    figure: str = ""
    reached: bool | None = None
    """None: not a goal, only something to know."""
    tells: str = ""
    """Of what is only to know: what the end counts."""


def mission_goals(shown: Shown) -> Iterator[Sprite]:
    state = shown.state
    if not state.options.mission:
        return
    rect = shown.places.cart_board.below
    if len(state.players[0].museums) == 1:
        rect = shown.places.aside
        yield ground("goals", BOARD, rect)
        rect = rect.adjusted(16, 8, -16, -10)
    else:
        yield ground("goals-line", LINE, QRectF(rect.x() + 4, rect.y() - 4, rect.width() - 8, 8))
    is_narrow = rect.width() < shown.size(16) * 22
    lines = [*goal_lines(shown), *ending_lines(shown)]
    number = state.options.mission
    said = shown.say("mj-table-mission", mission=number, name=Phrase(f"mission-{number}"))
    title = shown.size(20) * (2.6 if is_narrow else 1.7)
    is_low = rect.height() - title < shown.size(18) * LOWEST_LINE * len(lines)
    if is_narrow and is_low:
        said, title = shown.say("mission-number", mission=number), shown.size(20) * 1.3
    head = QRectF(rect.x(), rect.y(), rect.width(), title)
    yield sign(keys.MISSION, head, phrase("mission-number", mission=number))
    if is_narrow:
        yield block("mission", head, said, shown.size(17), weight="semibold")
    else:
        yield printed("mission", head, said, shown.size(20), weight="semibold", serif=True)
    high = min((rect.height() - title) / len(lines), shown.size(18) * 2.7)
    for at, line in enumerate(lines):
        row = QRectF(rect.x(), head.bottom() + high * at, rect.width(), high)
        yield from one_line(shown, at, line, row)


def one_line(shown: Shown, at: int, line: Line, row: QRectF) -> Iterator[Sprite]:
    side = min(row.height() * 0.72, shown.size(21))
    left = row.x() + side + 8
    if line.reached is not None:
        mark = square(QPointF(row.x() + side / 2, row.center().y()), side)
        words = phrase("mj-table-goal", goal=line.said, reached="yes" if line.reached else "no")
        yield sign(f"goal-{at}", row, words)
        yield piece(f"print-goal-mark-{at}", "mj-mark", mark, line.reached, layer=Layer.PRINT, target=False)
    elif line.tells:
        yield sign(keys.ending_key(line.tells), row, phrase("mj-table-ending", line=line.said, figure=line.figure))
    figures = width_of(line.figure, shown.size(18), "bold") + 2 if line.figure else 0
    ink = "ink" if line.reached is not None else "quiet"
    room = QRectF(left, row.y(), row.right() - left - figures - 6, row.height())
    yield block(f"goal-{at}", room, line.said, shown.size(18), ink)
    if line.figure:
        end = QRectF(row.right() - figures, row.y(), figures, row.height())
        yield printed(f"goal-figure-{at}", end, line.figure, shown.size(18), ink, "bold", "right")


def goal_lines(shown: Shown) -> Iterator[Line]:
    for goal in goals(shown.state):
        said = shown.say_phrase(Phrase(goal.label, goal.args))
        yield Line(said, progress(shown, goal), goal.reached)


def progress(shown: Shown, goal: Goal) -> str:
    """How far a goal that is counted has come; beyond it only how far."""
    number = int(dict(goal.args)["number"])
    player = shown.state.players[0]
    counted = {
        "goal-score": player.score,
        "goal-case": max(museum.vases for museum in player.museums),
        "goal-all-tokens": sum(token in player.colours for token in shown.state.tokens),
    }
    if goal.label not in counted:
        return ""
    count = counted[goal.label]
    return figure_of(count) if count > number else shown.say("mj-table-of", count=figure_of(count), of=number)


def ending_lines(shown: Shown) -> Iterator[Line]:
    """What the end of the mission takes into account: the dice put aside, and the points that will be lost."""
    state, played = shown.state, mission(shown.state)
    assert played is not None
    dice, rounds = len(state.round_track), state.box.parts.box.rounds
    yield Line(shown.say("mj-table-round-dice"), shown.say("mj-table-of", count=dice, of=rounds), tells="dice")
    penalty = played.round_track_penalty
    if penalty is not None:
        counted = sum(die.face for die in state.round_track if die.colour not in penalty.except_colours)
        kind = "some" if penalty.except_colours else "all"
        yield Line(shown.say("mj-table-round-sum", kind=kind), str(counted), tells="sum")
    if state.stage != "over" and (penalty is not None or played.empty_place_penalty):
        lost = shown.say("mj-table-loss", points=-penalties_now(state))
        yield Line(shown.say("mj-table-penalty"), lost, tells="loss")
