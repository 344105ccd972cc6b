"""The right side of the table: moves, log, rules, charts, pieces, and the foot that is always there."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.board.hand import Hand
from desktop.board.proposing import Proposer
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Place
from desktop.docks.action_bar import ActionBar
from desktop.docks.actions import Actions
from desktop.docks.charts import ChartsPage
from desktop.docks.explaining import Explaining
from desktop.docks.following import Following
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.log import LogPage
from desktop.docks.moves import MovesPage
from desktop.docks.pages import PAGES, WITH_FIELD, Guest, Pages
from desktop.docks.pieces_list import PiecesList
from desktop.docks.playback import Playback
from desktop.docks.rules_dock import RulesPage
from desktop.docks.status import now_of, now_shown, past_of
from desktop.paint.painting import pen
from desktop.program import Program
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.dressing import dress
from desktop.widgets.past_bar import Past
from desktop.widgets.tabs import Tabs
from desktop.widgets.top_line import Now
from rules.core.types import Phrase

WIDTH, NARROWEST = 336, 280


class Dock(QWidget):
    """Signals: `toggled` when it was hidden or shown; `uncovered` when the pages are seen again in place of what was
    laid over them.
    """

    toggled = Signal(bool)
    uncovered = Signal()

    def __init__(self, program: Program, table: Table, hand: Hand, situation: Situation) -> None:
        super().__init__()
        self.program = program
        self.table = table
        self.hand = hand
        self.over: QWidget | None = None
        """What stands in place of the pages for the moment."""
        self.keeps_place = True
        """Whether the next game begins with the dock as it is left: hidden, or not."""
        self.style_now = Style()
        self.formatter = Formatter(program, table)
        self.game_log = GameLog(self.formatter)
        self.situation = situation
        self.showing = situation.showing
        self.proposer = Proposer(self, situation)
        self.is_reading: Callable[[], bool] = lambda: False
        """Whether the end of a round lies over the table, and the opponents wait until it is read."""
        self.setObjectName("dock")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._build()
        self._lay_out()
        self._connect()
        self.following = Following(self)
        self.say_again()
        self._restore()

    # Building

    def _build(self) -> None:
        self.tabs = Tabs()
        for name, icon_name in PAGES.items():
            self.tabs.add(icon_name, only_icon=name == "pieces")
        self.pages = Pages(self.formatter, self.game_log, self.hand, self.situation)
        self.explaining = Explaining(self.formatter, self.game_log, self.situation)
        self.playback = Playback(self.formatter, self.game_log, self.showing)
        self.action_bar = ActionBar()
        self.foot_actions = Actions(self.formatter, self.hand, self.situation, self.action_bar, self.pages.moves.field)

    def _lay_out(self) -> None:
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self.pages, 1)
        column.addWidget(self.explaining, 1)
        column.addWidget(self.playback)
        column.addWidget(self.action_bar)

    def _connect(self) -> None:
        self.proposer.rule_wanted.connect(self.show_rule)
        self.program.language_changed.connect(self.say_again)
        self.program.style_changed.connect(self._dress_again)
        self.tabs.currentChanged.connect(self._open_page)
        pages = self.pages
        pages.moves.chosen.connect(lambda move: self.proposer.propose([move], pages.moves.spot))
        pages.rule_wanted.connect(self.show_rule)
        self.explaining.rule_wanted.connect(self.show_rule)
        self.tabs.tabBarClicked.connect(lambda: self.show_pages(True))
        self.action_bar.rule_wanted.connect(self.show_rule)

    # What it shows

    @property
    def page(self) -> str:
        return self.pages.open_one

    @property
    def _followed(self) -> Pages:
        """Return the pages, brought up to date: a page that is asked for shows the game as it is now."""
        self.pages.catch_up()
        return self.pages

    @property
    def moves(self) -> MovesPage:
        return self._followed.moves

    @property
    def log(self) -> LogPage:
        return self._followed.log

    @property
    def rules(self) -> RulesPage:
        return self._followed.rules

    @property
    def charts(self) -> ChartsPage:
        return self._followed.charts

    @property
    def pieces(self) -> PiecesList:
        return self._followed.pieces

    def open(self, name: str) -> None:
        """Shows this page, and the dock if it was hidden."""
        if self.isHidden():
            self.toggle()
        self.show_pages(True)
        self.tabs.setCurrentIndex(self.pages.names.index(name))

    def add_page(self, name: str, icon_name: str, page: Guest) -> None:
        """Put a page before the others, as only some games have it; what has less room then shows its icon."""
        self.pages.add_first(name, page)
        self.tabs.insert(0, icon_name)
        self.tabs.show_icon(self.pages.names.index("charts"), only=True)
        self.say_again()
        dress(page, self.style_now)

    def remove_page(self, name: str) -> None:
        """Take such a page away again; the moves are open then, if it was open."""
        if self.page == name:
            self.open("moves")
        at = self.pages.names.index(name)
        self.pages.remove(name)
        self.tabs.removeTab(at)
        self.tabs.show_icon(self.pages.names.index("charts"), only=False)
        self._open_page(self.tabs.currentIndex())

    def search(self) -> None:
        """Into the field of the open page, or of the moves where it has none."""
        if self.page not in WITH_FIELD:
            self.open("moves")
        field = self._followed.field_of(self.page)
        self.open(self.page)
        field.setFocus(Qt.FocusReason.OtherFocusReason)  # with another reason Qt tells of the text before the field
        if field.text():
            field.selectAll()

    def show_rule(self, rule: str) -> None:
        """One click from any refusal: the rule stands first among the rules."""
        self.open("rules")
        self.rules.show_rule(rule)

    def show_in_log(self, point: int) -> None:
        """What happened at this point, without going there."""
        self.open("log")
        self.log.show_point(point)

    def show_pieces(self, pieces: Sequence[tuple[Key, Phrase, Place]]) -> None:
        self.pages.pieces.pieces = tuple(pieces)
        self.pages.follow()

    def now(self) -> Now:
        """What the top line says."""
        if self.showing.is_on:
            return now_shown(self.formatter, self.game_log, self.showing)
        thinking, reading = self.playback.is_thinking, self.is_reading()
        return now_of(self.formatter, self.game_log, thinking=thinking, reading=reading)

    def past(self, *, is_auto: bool | None = None) -> Past | None:
        """What the top line says while a player looks back; `is_auto` whether moves are played on by themselves."""
        return past_of(self.formatter, self.game_log, is_auto=is_auto)

    def toggle(self) -> None:
        """Hide the dock for projection, or show it again."""
        self.stand_there(self.isHidden())
        if self.keeps_place:
            self.program.settings_file.change(dock_open=not self.isHidden())

    def stand_there(self, is_there: bool) -> None:
        """Hide it or show it, whatever the next game begins with."""
        self.setVisible(is_there)
        self.situation.has_dock = is_there
        self.toggled.emit(is_there)

    def say_again(self) -> None:
        """All words in the language in use now; what is open and where it is scrolled to stays."""
        self.game_log.forget()
        self.setAccessibleName(self.formatter.say_id("dock"))
        self.tabs.setAccessibleName(self.formatter.say_id("dock"))
        for at, name in enumerate(self.pages.names):
            self.tabs.say(at, self.formatter.say_id(f"dock-{name}"))
        self.foot_actions.say_again()
        self.playback.say_again()
        self.explaining.say_again()
        self.pages.say_again()
        self.following.look_again()

    def _open_page(self, at: int) -> None:
        self.pages.open(at)
        if self.page in PAGES:
            self.program.settings_file.change(dock_tab=self.page)

    def _restore(self) -> None:
        """Restore the dock as it was left; a new game begins with what can be played."""
        settings = self.program.settings
        if settings.dock_tab in PAGES and self.table.timeline.last:
            self.tabs.setCurrentIndex(self.pages.names.index(settings.dock_tab))
        if not settings.dock_open:
            self.hide()
        self.situation.has_dock = settings.dock_open

    def show_pages(self, pages: bool) -> None:
        """The pages, or in their place the reasons of an automa; a click on a tab brings the pages back."""
        if self.over is not None:
            self.over.hide()
            self.over = None
            self.uncovered.emit()
        self.pages.setVisible(pages)
        self.explaining.setVisible(not pages)

    def lay_below(self, page: QWidget) -> None:
        """Put something between the pages and the foot; whoever gives it shows and hides it."""
        self.column.insertWidget(self.column.indexOf(self.playback), page)
        dress(page, self.style_now)

    def lay_over(self, page: QWidget) -> None:
        """Show something in place of the pages until they are wanted again, as wide as they are."""
        if self.isHidden():
            self.toggle()
        if self.column.indexOf(page) < 0:
            self.column.insertWidget(self.column.indexOf(self.playback), page, 1)
            dress(page, self.style_now)
        self.show_pages(True)
        self.pages.hide()
        self.over = page
        page.show()

    # Looks

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.foot_actions.forget_warning()

    def _dress_again(self) -> None:
        dress(self, self.program.style(self.table.game.id, self.window().width()))

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.setFixedWidth(max(NARROWEST, round(WIDTH * style.unit)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(NARROWEST, round(WIDTH * self.style_now.unit)), 900)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self.style_now.theme
        painter.fillRect(QRectF(self.rect()), solid(theme.panel))
        painter.setPen(pen(theme.line))
        painter.drawLine(0, 0, 0, self.height())
        painter.end()
