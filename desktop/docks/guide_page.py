"""The tab of the dock that guides through a first game: what is to be seen, what the hand could do, more or less."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.hand import Hand
from desktop.board.printing import TABLE_PAINTERS
from desktop.board.signs import SIGNS
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Sprite
from desktop.docks.formatting import Formatter
from desktop.docks.guide_leaf import GuideLeaf, GuideTitles, Shown
from desktop.docks.guide_level import GuideLevel
from desktop.docks.guide_words import MOST_ROWS, GuideFace, GuideWords
from desktop.docks.page import PADDING
from desktop.docks.pages import Guest
from desktop.page.leaf import Scroller
from desktop.style.theme import Style
from desktop.widgets.letter_keys import acts
from desktop.widgets.links import TextLink
from rules.reference.guide import Guide

ALL, REMINDERS, ON_DEMAND, NONE = range(4)
"""The levels: explain everything, remind, explain when asked, nothing."""
SEEN = "guide:{}"
FEW_ROWS = 2
"""Rows of the card of the hand in a low window."""
LOW = 800
"""In a window lower than this, at text of the usual size, the guide folds what was read."""


class GuidePage(Guest):
    """Signals: `changed` when it speaks of other parts of the table; `row_pointed` with the key of a place; `quit` when
    the guide is to go.
    """

    changed = Signal()
    row_pointed = Signal(str)
    quit = Signal()

    def __init__(
        self,
        formatter: Formatter,
        hand: Hand,
        situation: Situation,
        guide: Guide,
        table: Callable[[], Mapping[Key, Sprite]],
    ) -> None:
        """`table` are the sprites that lie there, by key."""
        super().__init__()
        self.formatter, self.hand, self.situation, self.sprites = formatter, hand, situation, table
        self.words = GuideWords(formatter, hand, situation, guide)
        self.style_now = Style()
        self.advised: Any = None
        """What a good player would play; None until that is known."""
        self.face: GuideFace | None = None
        self.pointed = -1
        """The item under the pointer."""
        self._about: object = None
        self._touched: set[Key] = set()
        self._asks_seen: set[str] = set()
        self._wants_more = False
        """Whether the player wants this question explained, though the guide only speaks on demand."""
        desk = situation.desk
        self.leaf = GuideLeaf(self.style_now, {**SIGNS, **desk.signs}, {**TABLE_PAINTERS, **desk.painters}, TextLink())
        self.scroller = Scroller(self)
        self.scroller.gap = 4
        self.foot = GuideLevel()
        stacked(self, self.scroller, self.foot)
        self.scroller.show_leaf(self.leaf)
        self.leaf.quit.clicked.connect(self.quit)
        self.leaf.item_pointed.connect(self._point)
        self.leaf.row_pointed.connect(self.row_pointed)
        self.foot.wanted.connect(self.set_level)
        self.foot.shown.connect(self._show_more)
        self.scroller.laid_out.connect(self._keep_in_sight)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.say_again()

    # How much help

    @property
    def level(self) -> int:
        kept = self.formatter.program.settings.seen.get(SEEN.format(self.formatter.table.game.id), ALL)
        return kept if isinstance(kept, int) and ALL <= kept < NONE else ALL

    def set_level(self, level: int) -> None:
        """More or less help; remembered for the next game of its kind. Without any help the guide goes."""
        if level >= NONE:
            self.quit.emit()
            return
        file, name = self.formatter.program.settings_file, SEEN.format(self.formatter.table.game.id)
        file.change(seen={**file.settings.seen, name: max(ALL, level)})
        self._wants_more = False
        self.say_again()

    def _show_more(self) -> None:
        self._wants_more = True
        self.look_again()

    # What it says

    @property
    def titles(self) -> GuideTitles:
        say, face = self.formatter.say_id, self.face
        done, turns = (face.done, face.turns) if face is not None else (0, 0)
        return GuideTitles(
            title=say("guide-title"),
            aim=say("guide-aim"),
            look=say("guide-look"),
            just=say("guide-just"),
            advised=say("guide-advised"),
            beads=say("guide-beads", done=done, turns=turns),
        )

    @property
    def current(self) -> int:
        """The item that is spoken of: the one pointed at, else the first of which nothing was touched yet."""
        if self.face is None:
            return -1
        if 0 <= self.pointed < len(self.face.items):
            return self.pointed
        untouched = (at for at, (_, keys) in enumerate(self.face.items) if not self._touched & set(keys))
        return next(untouched, len(self.face.items) - 1)

    @property
    def is_low(self) -> bool:
        return self.window().height() < LOW * self.style_now.text_scale

    @property
    def marked(self) -> int:
        """The item whose part has a line around it; none once all was read."""
        return -1 if self.leaf.shown is None else self.pointed if self.pointed >= 0 else self.leaf.shown.current

    @property
    def advised_key(self) -> Key:
        """The piece or place that is advised, as long as all is explained and turns are guided; else none."""
        face = self.face
        if face is None or face.hand is None or face.is_over or self.level != ALL:
            return ""
        return next((row.key for row in face.hand.rows if row.is_advised), "")

    @property
    def shown_items(self) -> tuple[tuple[str, tuple[Key, ...]], ...]:
        """The items that stand on the page, each with the keys that it speaks of."""
        return () if self.face is None else self.face.items

    def say_again(self) -> None:
        say = self.formatter.say_id
        self.leaf.quit.say(say("guide-quit"))
        levels = tuple(say(f"guide-level-{level}") for level in range(NONE + 1))
        self.foot.say(say("guide-less"), say("guide-plus"), say("guide-show"), levels)
        self.setAccessibleName(say("dock-guide"))
        self.face = None
        self.look_again()

    def look_again(self) -> None:
        """Another position, or something was taken: the page says what is true now."""
        self._begin_ask()
        table = self.sprites()
        self._touched |= self.hand.held
        self.foot.show_level(self.level, can_show=self.level == ON_DEMAND and not self._wants_more)
        rows = FEW_ROWS if self.is_low else MOST_ROWS
        self.face = self._fewer(self.words.face(table, self.advised, rows))
        while not self._lay_out() and rows > 1 and self.face.hand is not None and len(self.face.hand.rows) > 1:
            rows = min(rows, len(self.face.hand.rows)) - 1
            self.face = self._fewer(self.words.face(table, self.advised, rows))
        self.changed.emit()

    def _begin_ask(self) -> None:
        """Begin anew with the first item when something else is asked."""
        table = self.formatter.table
        about = table.point, self.words.ask, table.looking
        if about == self._about:
            return
        if isinstance(self._about, tuple) and self._about[1]:
            self._asks_seen.add(self._about[1])
        self._about, self.pointed = about, -1
        self._touched.clear()
        self._wants_more = False

    def _fewer(self, face: GuideFace) -> GuideFace:
        """Leave out what this level does not say."""
        if self.level == ON_DEMAND and not self._wants_more:
            return replace(face, items=(), hand=None, after=())
        if face.hand is not None and self.hand.held:
            hand = replace(face.hand, gives="") if self.is_low and self.style_now.text_scale > 1.0 else face.hand
            face = replace(face, after=(), hand=hand)
        return face

    def _lay_out(self) -> bool:
        """Show the page, folded as little as its room allows. Returns whether there is room for it."""
        face = self.face
        if face is None:
            return True
        room = self.scroller.viewport().height()
        wide = self.scroller.viewport().width() - self.scroller.gap
        # What nobody has read yet is folded only where that is enough.
        folds_unread = bool(self.hand.held) or self._is_known
        for each in self._foldings(face):
            self.leaf.shown = each
            fits = self.leaf.arrange(wide) <= room
            if fits or folds_unread or not each.folds_all:
                shown = each
            if fits:
                break
        if not fits and not folds_unread:
            shown = with_first_step(self.leaf, shown, wide, room)
        self.leaf.show_page(shown)
        self.scroller.arrange()
        return fits

    def _foldings(self, face: GuideFace) -> Iterator[Shown]:
        """The page as this level has it, then with ever less of what was read before."""
        is_reminder = self.level == REMINDERS and self._is_known
        shown = Shown(
            face=face,
            titles=self.titles,
            has_aim=self.level == ALL,
            is_aim_folded=face.is_over,
            folds_items=face.is_over or is_reminder,
            current=-1 if is_reminder and self.pointed < 0 else self.current,
        )
        yield from ever_less(shown, is_read=face.done > 0 or bool(self._asks_seen), is_holding=bool(self.hand.held))

    def _keep_in_sight(self) -> None:
        """Scroll to the card of the hand while something is held, and where all before it was read already."""
        card, room = self.leaf.card, self.scroller.viewport().height()
        counts = bool(self.hand.held) or self._is_known
        if counts and not card.isEmpty() and card.bottom() > room:
            whole = min(card.top() - 4, card.bottom() + 4 - room)
            self.scroller.scroll_to(max(whole, self.leaf.first_step + 4 - room))
        elif not self.hand.held:
            self.scroller.scroll_to(0)

    @property
    def _is_known(self) -> bool:
        """Whether the same was asked before."""
        return self.words.ask in self._asks_seen

    def _point(self, item: int) -> None:
        if item == self.pointed:
            return
        self.pointed = item
        face = self.leaf.shown
        if face is not None:
            self.changed.emit()

    def advise(self, move: Any) -> None:
        """What a good player would play has become known."""
        if move != self.advised:
            self.advised = move
            if self.isVisible():
                self.look_again()

    # Looks and keys

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.leaf.wear(style)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus ask for more and less help."""
        step = {Qt.Key.Key_Plus: -1, Qt.Key.Key_Minus: 1}.get(Qt.Key(event.key()))
        if step is None or self.level + step < ALL or not acts(self.formatter.program, event):
            super().keyPressEvent(event)
        else:
            self.set_level(self.level + step)


def stacked(page: QWidget, above: QWidget, foot: QWidget) -> None:
    """Lay out what scrolls, with a margin, above what stays."""
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    inner = QVBoxLayout()
    inner.setContentsMargins(PADDING, 12, 2, 0)
    inner.addWidget(above)
    column.addLayout(inner, 1)
    column.addWidget(foot)


def with_first_step(leaf: GuideLeaf, shown: Shown, wide: int, room: int) -> Shown:
    """The page as it is if the first thing to do is in sight there; else with that above all."""
    first = above_all(shown)
    for each in (shown, first, without_reasons(first)):
        leaf.shown = each
        leaf.arrange(wide)
        if leaf.first_step <= room:
            break
    return each


def above_all(shown: Shown) -> Shown:
    """The page with what to do at its top; as one scrolls for the rest, that is all there."""
    return replace(shown, hand_first=True, is_brief=True, is_dense=True, folds_items=False, folds_all=False)


def without_reasons(shown: Shown) -> Shown:
    """The page without what speaks for each row of the card."""
    hand = shown.face.hand
    if hand is None:
        return shown
    rows = tuple(replace(row, why="") for row in hand.rows)
    return replace(shown, face=replace(shown.face, hand=replace(hand, rows=rows)))


def ever_less(shown: Shown, *, is_read: bool, is_holding: bool) -> Iterator[Shown]:
    """Fold a page step by step; the card of the hand is what counts, above all while something is held."""
    yield shown
    shown = replace(shown, is_aim_folded=True)
    yield shown
    shown = replace(shown, folds_items=True)
    yield shown
    shown = replace(shown, is_brief=True)
    yield shown
    shown = replace(shown, is_dense=True)
    yield shown
    shown = replace(shown, face=replace(shown.face, after=shown.face.after[-1:]))
    yield shown
    if is_read or is_holding:
        shown = replace(shown, has_aim=False)
        yield shown
    shown = replace(shown, folds_all=True)
    yield shown
    hand = shown.face.hand
    if is_holding and hand is not None:
        shown = replace(shown, face=replace(shown.face, hand=replace(hand, gives="")))
        yield shown
        yield replace(shown, face=replace(shown.face, hand=replace(hand, gives="", here="")))
