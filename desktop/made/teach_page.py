"""Teach: a small page that leads to plans, to my lessons and positions, to the position editor, and to hand-outs."""

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.editor.opening import edit_from_nothing
from desktop.page.leaf import Leaf, Sheet
from desktop.page.leaf_screen import LeafScreen
from desktop.page.words import Type, Words
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block
from desktop.program import Program
from desktop.shell import Shell
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import mix, solid
from desktop.style.theme import Style
from desktop.widgets.menu import Menu
from desktop.widgets.pressable import Pressable
from rules.core.types import phrase
from rules.games import GAME_IDS

PAD, ABOVE, SIGN, GAP = 22, 15, 44, 10
EDITOR = "editor"
WAYS = (("plan", "poll"), ("library", "lesson"), (EDITOR, "pencil"), ("handouts", "print"), ("class_book", "people"))
"""The screens that it leads to, with their signs; one that is not there is not shown."""


class Way(Pressable):
    """A card that leads to a screen: its sign, its name, what one does there."""

    radius = 10

    def __init__(self, icon_name: str) -> None:
        self.icon_name, self.below = icon_name, ""
        super().__init__(size=24)

    def tell(self, words: str, below: str) -> None:
        self.below = below
        self.say(words)
        self.setAccessibleDescription(below)

    @property
    def small(self) -> int:
        return self.style_now.text_size(16)

    @property
    def start(self) -> float:
        return PAD * 2 + self.style_now.grown(SIGN)

    def wide(self) -> int:
        return self.grown(420)

    def least_wide(self) -> int:
        return round(
            max((width_of(word, self.size_now, serif=True) for word in self.words.split()), default=0) + self.start
        )

    def high_for(self, width: float) -> int:
        room = width - self.start - PAD
        title = height_of(self.words, room, self.size_now, "semibold", serif=True)
        return round(title + height_of(self.below, room, self.small) + 2 * ABOVE + 8)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, theme = self.style_now, self.style_now.theme
        card = rounded(rect.adjusted(3, 2, -3, -5), self.radius)
        shadow(painter, card, style, drop=2, blur=4, strength=0.22)
        painter.fillPath(card, mix(style.accent, theme.raised, 0.9) if self.is_hovered else solid(theme.raised))
        painter.strokePath(card, pen(style.accent_text if self.is_hovered else theme.line, 1.4))
        side = style.grown(SIGN)
        icon(painter, self.icon_name, QRectF(PAD, rect.center().y() - side / 2, side, side), style.accent_text)
        room = rect.width() - self.start - PAD
        title = height_of(self.words, room, self.size_now, "semibold", serif=True)
        words = QRectF(self.start, ABOVE, room, title + 4)
        text_block(painter, words, self.words, self.size_now, theme.text, "semibold", serif=True)
        below = QRectF(self.start, ABOVE + title + 4, room, rect.height() - ABOVE - title)
        text_block(painter, below, self.below, self.small, theme.muted)


class Ways(Leaf):
    def __init__(self, style: Style, names: list[str]) -> None:
        super().__init__(None, style)
        self.title = Words(self, Type(40, "semibold", serif=True), style)
        self.intro = Words(self, Type(18, ink="muted"), style)
        signs = dict(WAYS)
        self.ways = {name: self.hold(Way(signs[name])) for name in names}

    def arrange(self, width: int) -> int:
        y = self.intro.put(2, self.title.put(2, 4, width), width) + 18
        for way in self.ways.values():
            high = way.high_for(width)
            way.put(0, y, width, high)
            y += high + GAP
        return y


class TeachPage(LeafScreen):
    """Opened through the shell as `teach`."""

    leaf: Ways

    def __init__(self, program: Program, shell: Shell) -> None:
        super().__init__(program, shell, "lesson")
        self.sheet = Sheet(self, self.style_now, program.art)
        self.sheet.lower()
        self.leaf = Ways(self.style_now, [name for name, _ in WAYS if name in shell.makers])
        for name, way in self.leaf.ways.items():
            way.clicked.connect(self._choose_game if name == EDITOR else partial(self._open, name))
        self.say_again()
        self.scroller.show_leaf(self.leaf)
        first: QWidget | None = next(iter(self.leaf.ways.values()), None)
        self.begins_at = first

    def _open(self, name: str, _: bool = False) -> None:
        self.shell.open(name)

    def _choose_game(self) -> None:
        """Ask of which game the position is."""
        menu, way = Menu(self, self.style_now), self.leaf.ways[EDITOR]
        for id in GAME_IDS:
            game = self.program.library.named(id)
            if game is not None:
                words = self.program.say_phrase(phrase(f"game-{id}"), game)
                begin = partial(edit_from_nothing, self.shell, self.program, game)
                menu.addAction(words).triggered.connect(lambda _=False, begin=begin: begin())
        menu.stand_on_first()
        menu.popup(way.mapToGlobal(way.rect().bottomLeft()))

    def say_again(self) -> None:
        say = self.program.say
        self.say_header("", say("teach"))
        self.leaf.title.say(say("teach"))
        self.leaf.intro.say(say("teach-intro"))
        for name, way in self.leaf.ways.items():
            way.tell(say(f"teach-{name}"), say(f"teach-{name}-below"))
        self.arrange()

    def arrange(self) -> None:
        top = self.header.put(0, 0, self.width())
        wide = min(self.width() - 48, round(900 * self.program.settings.text_scale**0.5))
        x, bleed, high = (self.width() - wide) // 2, self.sheet.bleed, self.height() - top - 40
        self.sheet.setGeometry(x - bleed, top + 20 - bleed, wide + 2 * bleed, high + 2 * bleed)
        self.scroller.setGeometry(x + 26, top + 32, wide - 40, high - 24)
        self.scroller.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        ways = list(self.leaf.ways.values())
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif step is not None and ways:
            at = next((number for number, way in enumerate(ways) if way.hasFocus()), -1)
            ways[max(0, min(len(ways) - 1, at + step))].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
