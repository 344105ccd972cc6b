"""A picture of the table of Marajoara, without a window: python -m desktop.games.marajoara.shot OUT [options].

Plays that many random moves from a seed, or reads a position in the notation of lessons; may take a piece in the hand.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.board.desk import Look
from desktop.board.hand import Hand
from desktop.board.marks import marks, unique
from desktop.board.painting import Painting
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.fonts import load_fonts
from desktop.games.marajoara.desk import DESK
from desktop.paint.art import Art
from desktop.seats import PERSON
from desktop.theme import Style
from rules.core import resources
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.refusal import Refusal
from rules.core.types import Phrase, Seat
from rules.marajoara import GAME
from rules.marajoara.components import Box
from rules.marajoara.moves import Move
from rules.marajoara.options import Options
from rules.marajoara.state import State
from rules.text.localise import Texts

NAMES = ("Inès", "Malo", "Sofia", "Clara")
DOCK = {1280: (280, 46), 1600: (336, 54)}


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QApplication([])
    load_fonts()
    state = stated(options) if options.position else played(options)
    width, height = (int(part) for part in options.size.split("x"))
    picture = table_picture(state, options, width, height)
    picture.save(options.out)
    del application
    return 0


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("out")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--moves", type=int, default=40)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--mission", type=int, default=0)
    asked.add_argument("--position", help="a file with a position in the notation of lessons")
    asked.add_argument("--until", default="", help="play on until a move of this kind is possible")
    asked.add_argument("--size", default="1600x1000")
    asked.add_argument("--language", default="fr", choices=("fr", "en"))
    asked.add_argument("--theme", default="light", choices=("light", "dark", "contrast"))
    asked.add_argument("--text", type=float, default=1.0)
    asked.add_argument("--hold", default="", help="keys of pieces in the hand, with commas")
    asked.add_argument("--point", default="", help="the key under the pointer")
    asked.add_argument("--hints", action="store_true")
    asked.add_argument("--look", type=int, help="whose seat looks; else whoever is asked")
    return asked


# Positions


def box() -> Box:
    return GAME.box(read_edition(resources.assets() / GAME.id / "edition", GAME.id))


def seatings(count: int) -> list[Seating]:
    return [Seating(PERSON, NAMES[seat], GAME.colours[seat]) for seat in range(count)]


def stated(options: argparse.Namespace) -> State:
    with open(options.position, encoding="utf-8") as file:
        return GAME.position(json.load(file), box())


def played(options: argparse.Namespace) -> State:
    seats = 1 if options.mission else options.seats
    state = GAME.setup(box(), Options(mission=options.mission), seatings(seats), options.seed)
    chance = Random(options.seed)
    for number in range(2000):
        decisions = GAME.deciding(state)
        if not decisions:
            break
        legal = list(GAME.legal(state, decisions[0].seat))
        if number >= options.moves and (not options.until or any(options.until in move.kind for move in legal)):
            break
        state = GAME.apply(state, chosen(legal, chance)).state
    return state


def chosen(legal: Sequence[Move], chance: Random) -> Move:
    """Like a person at play: what brings something, rather than the end of the turn."""
    for kinds in (("mj.restore",), ("mj.exhibit",), ("mj.capture", "mj.end_turn")):
        wanted = [move for move in legal if move.kind in kinds]
        if wanted:
            return chance.choice(wanted)
    return chance.choice([move for move in legal if move.kind != "mj.decline"] or list(legal))


# Pictures


def table_picture(state: State, options: argparse.Namespace, width: int, height: int) -> QImage:
    """The table beside its dock, as it is in a window of this size."""
    dock, top = DOCK.get(width, (336, 54))
    texts = Texts(options.language, game=GAME, strict=True)
    names = NAMES[: len(state.players)]
    style = Style(options.theme, GAME.id, min(1.0, width / 1600), options.text)
    decisions = GAME.deciding(state)
    seat: Seat | None = options.look if options.look is not None else (decisions[0].seat if decisions else 0)
    look = Look(width - dock, height - top, style, lambda said: say(texts, said, names), names, seat)
    scene = BoardScene(Painting(Art(style), TABLE_PAINTERS, DESK.painters))
    scene.setSceneRect(0, 0, look.width, look.height)
    scene.show(DESK.sprites(state, look))
    scene.show_marks(held_marks(state, look, scene, options))
    picture = QImage(int(look.width), int(look.height), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(picture.rect()), scene.sceneRect())
    painter.end()
    return picture


def say(texts: Texts, said: Phrase, names: Sequence[str]) -> str:
    return texts.say(said, names)


@dataclass(frozen=True, slots=True)
class StillTable:
    """As much of a table as a hand asks of it, with a person in every seat."""

    view: State

    @property
    def seat_to_play(self) -> Seat | None:
        decisions = GAME.deciding(self.view)
        return decisions[0].seat if decisions else None

    @property
    def legal(self) -> Sequence[Move]:
        seat = self.seat_to_play
        return () if seat is None else GAME.legal(self.view, seat)

    def objection(self, move: Move) -> Refusal | None:
        return next(iter(GAME.objections(self.view, move)), None)


def held_marks(state: State, look: Look, scene: BoardScene, options: argparse.Namespace) -> list[Sprite]:
    """What a hand over the table would show."""
    hand = Hand(StillTable(state), DESK)
    hand.look_again()
    hand.held = frozenset(filter(None, options.hold.split(",")))
    hand.point(options.point or None)
    places = scene.places()
    shown = marks(hand, scene.by_key(), None, hints=options.hints)
    for moves in hand.targets().values():
        shown += DESK.preview(state, moves[0], look, places)
    return unique(shown)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
