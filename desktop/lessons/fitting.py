"""Sets a step in the panel: as large as may be, with the task, and all that one answers with, in sight."""

from dataclasses import replace
from itertools import product

from PySide6.QtCore import QRect, QSize

from desktop.lessons.action_bar import ActionBar
from desktop.lessons.panel import LOW_WINDOW, Ground, Panel, scale_of_words
from desktop.lessons.setting import Setting, settings_of, shares_of
from desktop.page.leaf import Scroller
from desktop.program import FULL_WIDTH
from desktop.style.theme import LARGEST_SCALE, Style
from desktop.widgets.dressing import wear_all

FULL_HEIGHT = 1000
BOARD_SHARE, SMALL_BOARD_SHARE, MARGIN = 0.57, 0.5, 20
LARGE_WORDS = 1.25
"""From this size on the board leaves more of the window to the words."""
MOST_FOR_THE_TASK = 0.6
"""Of the room: below it begins what is said, where that is too long to be seen whole."""
LINE, LINES_OF_ROOM = 33, 25
"""Where fewer lines of this height find room, everything stands closer."""


def for_classroom(style: Style, window: QSize) -> Style:
    """Enlarge words with a window that is larger than usual: a classroom is seen from afar.

    They are larger than those of other screens, and take as much less of the text size that was set."""
    larger = max(1.0, min(window.width() / FULL_WIDTH, window.height() / FULL_HEIGHT))
    return replace(style, text_scale=min(LARGEST_SCALE, scale_of_words(style.text_scale) * larger))


def shared_out(window: QSize, top: int, style: Style, *, is_alone: bool) -> tuple[QRect, QRect]:
    """Return the places of board and panel in the window, below its header; alone, the board has all of it."""
    wide, high = window.width(), window.height()
    share = BOARD_SHARE if style.text_scale < LARGE_WORDS else SMALL_BOARD_SHARE
    board_wide = round(wide * share) - MARGIN if not is_alone else wide - 2 * MARGIN
    above = MARGIN if high >= LOW_WINDOW else MARGIN // 3
    x = MARGIN + board_wide + MARGIN
    board = QRect(0, top, board_wide + 2 * MARGIN - 6, high - top)
    return board, QRect(x, top + above, wide - x - MARGIN, high - top - 2 * above)


class PanelFit:
    def __init__(self, panel: Panel, scroller: Scroller, action_bar: ActionBar, ground: Ground) -> None:
        self.panel = panel
        self.scroller = scroller
        self.action_bar = action_bar
        self.ground = ground
        self.style_now = Style()
        self.setting = Setting()
        self.is_set = False
        """Whether the setting is that of this step, in this window and this language; it stays so while one tries."""

    def forget(self) -> None:
        """Another step, window or language."""
        self.is_set = False

    def arrange(self, style: Style, wide: int, high: int, *, has_feedback: bool, has_hint: bool) -> None:
        """Set the panel in so much room, with what is said of the last try, or a hint, if there is any."""
        self.style_now = style
        self.action_bar.is_tight = is_tight = high < LINES_OF_ROOM * style.text_size(LINE)
        action_bar = high - self.action_bar.arrange(wide)
        self.action_bar.setGeometry(0, action_bar, wide, high - action_bar)
        self.ground.line_at = action_bar
        self.scroller.setGeometry(4, 6, wide - 10, action_bar - 8)
        room = QSize(self.scroller.width() - self.scroller.bar.wide - self.scroller.gap, action_bar - 8)
        if not self.is_set:
            self.setting = self._best(room, is_tight=is_tight)
            self.is_set = True
        setting = self._with_all_that_is_said(room) if has_feedback or has_hint else self.setting
        if setting is None:
            setting = self._under_the_task(room) if has_feedback else self.setting
        self._set(setting)
        self.scroller.arrange()
        self.ground.update()

    def bring_feedback_into_sight(self) -> None:
        """Scroll to the end of the feedback if the panel is too small for all of it; to its start if it is long."""
        if self.panel.setting.answers_last:
            self.scroller.scroll_to(0)
            return
        self.scroller.ensureVisible(0, self.panel.said_to, 0, 0)
        self.scroller.ensureVisible(0, self.panel.feedback.geometry().top() - 8, 0, 0)

    def _best(self, room: QSize, *, is_tight: bool) -> Setting:
        """Find the largest setting with the task and all that the learner answers with in sight.

        The introduction stands above them if that costs little."""
        for setting in settings_of(self.style_now.text_scale, is_tight=is_tight):
            self._set(setting)
            self.panel.arrange(room.width())
            if self.panel.seen_to <= room.height():
                break
        return setting

    def _with_all_that_is_said(self, room: QSize) -> Setting | None:
        """Smaller, so that what is said of the last try stands in sight as well; None where it never does."""
        for is_folded, share in product((False, True), self._smaller_shares()):
            is_tight = self.setting.is_tight or is_folded or share < self.setting.share
            setting = replace(self.setting, share=share, is_tight=is_tight, is_folded=is_folded)
            self._set(setting)
            if self.panel.arrange(room.width()) <= room.height():
                return setting
        return None

    def _under_the_task(self, room: QSize) -> Setting:
        """All that is said of the last try, right under the task; where it is too long, at least its beginning."""
        for is_long, share in product((False, True), self._smaller_shares()):
            setting = replace(self.setting, share=share, is_tight=True, is_folded=True, answers_last=True)
            self._set(setting)
            self.panel.arrange(room.width())
            if is_long and self.panel.seen_to <= room.height() * MOST_FOR_THE_TASK:
                break
            if self.panel.said_to <= room.height():
                break
        return setting

    def _smaller_shares(self) -> list[float]:
        return [share for share in shares_of(self.style_now.text_scale) if share <= self.setting.share]

    def _set(self, setting: Setting) -> None:
        self.panel.set(setting)
        wear_all(self.panel, replace(self.style_now, text_scale=self.style_now.text_scale * setting.share))
