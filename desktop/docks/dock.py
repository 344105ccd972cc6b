"""The right side of the table: moves, log, rules, charts, pieces, and the foot that is always there."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from desktop.board.hand import Hand
from desktop.board.keyboard import BARE_KEYS
from desktop.board.proposing import Proposer
from desktop.board.situation import Situation
from desktop.board.sprite import Key
from desktop.docks.charts import ChartsPage
from desktop.docks.explaining import Explaining
from desktop.docks.foot import MOST_CHOICES, Foot
from desktop.docks.log import LogPage
from desktop.docks.moves import MovesPage
from desktop.docks.now import now_of, now_shown, past_of, said_of, seat_words, shown_words, told_at
from desktop.docks.pages import PAGES, Pages
from desktop.docks.pieces_list import PiecesList
from desktop.docks.playback import Playback
from desktop.docks.rules_dock import RulesPage
from desktop.docks.story import Story
from desktop.docks.telling import Teller
from desktop.paint.colours import solid
from desktop.paint.painting import pen
from desktop.program import Program
from desktop.seat_at_table import Stepped
from desktop.table import PERSON, Table
from desktop.theme import Style
from desktop.widgets.dressing import dress
from desktop.widgets.past_bar import Past
from desktop.widgets.tabs import Tabs
from desktop.widgets.top_line import Now
from rules.core.refusal import Refusal
from rules.core.types import Phrase

WIDTH, NARROWEST = 336, 280


class Dock(QWidget):
    """Signals: `open_rule` with a rule to be read in the rulebook; `move_pointed` with the move under the pointer or
    the keyboard, or None; `piece_clicked` and `piece_pointed` with a key of the table; `toggled` when it was hidden
    or shown; `score_wanted` of a game that is over.
    """

    open_rule = Signal(str)
    move_pointed = Signal(object)
    piece_clicked = Signal(str)
    piece_pointed = Signal(str)
    toggled = Signal(bool)
    score_wanted = Signal()

    def __init__(self, program: Program, table: Table, hand: Hand, situation: Situation) -> None:
        super().__init__()
        self.program = program
        self.table = table
        self.hand = hand
        self.style_now = Style()
        self.teller = Teller(program, table)
        self.story = Story(self.teller)
        self.situation = situation
        self.showing = situation.showing
        self.proposer = Proposer(self, situation)
        self.is_thinking = False
        self._warned: Any = None
        self._foot_shown: object = None
        self.setObjectName("dock")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._build()
        self._lay_out()
        self._connect()
        self.say_again()
        self._restore()

    # Building

    def _build(self) -> None:
        self.tabs = Tabs()
        for name, icon_name in PAGES.items():
            self.tabs.add(icon_name, only_icon=name == "pieces")
        self.pages = Pages(self.teller, self.story, self.hand)
        self.explaining = Explaining(self.teller, self.story, self.situation)
        self.playback = Playback()
        self.foot = Foot()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self.pages, 1)
        column.addWidget(self.explaining, 1)
        column.addWidget(self.playback)
        column.addWidget(self.foot)

    def _connect(self) -> None:
        table, program = self.table, self.program
        # Whatever is played, then somebody is asked or thinks, the screen is handed on, or the game is over.
        for signal in (table.asked, table.ended):
            signal.connect(self.look_again)
        table.curtain.connect(self._cover)
        table.stepped.connect(self._forget_filter)
        table.went.connect(self._go_along)
        table.refused.connect(self._remember_refusal)
        table.thinking.connect(self._think)
        self.hand.changed.connect(self.pages.follow)
        self.proposer.rule_wanted.connect(self.show_rule)
        for watched in (self.showing.changed, self.showing.over):
            watched.connect(self._look_at_showing)
        self.showing.held.connect(self._look_at_playback)
        program.language_changed.connect(self.say_again)
        program.style_changed.connect(self._dress_again)
        self.tabs.currentChanged.connect(self._open_page)
        pages = self.pages
        pages.moves.chosen.connect(lambda move: self.proposer.propose([move], pages.moves.spot))
        pages.moves.pointed.connect(self.move_pointed)
        pages.moves.rule_wanted.connect(self.show_rule)
        pages.log.point_wanted.connect(table.go_to)
        for page in (pages.log, pages.moves):
            page.play_on_wanted.connect(table.play_on)
            page.way_back_wanted.connect(table.come_back)
        pages.log.rule_wanted.connect(self.show_rule)
        pages.rules.open_rule.connect(self.open_rule)
        pages.pieces.clicked.connect(self.piece_clicked)
        pages.pieces.pointed.connect(self.piece_pointed)
        self.explaining.rule_wanted.connect(self.show_rule)
        self.tabs.tabBarClicked.connect(lambda: self._show_pages(True))
        self.foot.undo_wanted.connect(table.undo)
        self.foot.redo_wanted.connect(table.redo)
        self.foot.confirmed.connect(self.confirm)
        self.foot.rule_wanted.connect(self.show_rule)
        self.foot.choice_made.connect(lambda at: self._play(self.buttons()[at]))

    def listen(self, screen: QWidget) -> None:
        """The keys of the dock, heard everywhere on this screen, also while the dock is hidden."""
        keys: tuple[tuple[str, Callable[[], object]], ...] = (
            ("F9", self.toggle),
            ("Ctrl+Z", self.table.undo),
            ("Ctrl+Y", self.table.redo),
            ("Ctrl+Shift+Z", self.table.redo),
            ("Ctrl+Return", self.confirm),
            ("Ctrl+F", self.search),
            *((f"Ctrl+{at}", lambda name=name: self.open(name)) for at, name in enumerate(PAGES, start=1)),
        )
        for key, act in keys:
            QShortcut(QKeySequence(key), screen, act)

    # What it shows

    @property
    def page(self) -> str:
        return self.pages.open_one

    @property
    def _followed(self) -> Pages:
        """Whoever asks for a page finds it as the game is now."""
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
        self._show_pages(True)
        self.tabs.setCurrentIndex(list(PAGES).index(name))

    def search(self) -> None:
        """Into the field of the open page, or of the moves where it has none."""
        if self.page not in ("moves", "rules", "pieces"):
            self.open("moves")
        field = {"moves": self.moves, "rules": self.rules, "pieces": self.pieces}[self.page].field  # type: ignore[attr-defined]
        self.open(self.page)
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def show_rule(self, rule: str) -> None:
        """One click from any refusal: the rule stands first among the rules."""
        self.open("rules")
        self.rules.show_rule(rule)

    def show_in_log(self, point: int) -> None:
        """What happened at this point, without going there."""
        self.open("log")
        self.log.show_point(point)

    def show_pieces(self, pieces: Sequence[tuple[Key, Phrase]]) -> None:
        self.pages.pieces.pieces = tuple(pieces)
        self.pages.follow()

    def now(self) -> Now:
        """What the top line says."""
        if self.showing.is_on:
            return now_shown(self.teller, self.story, self.showing)
        return now_of(self.teller, self.story, thinking=self.is_thinking)

    def past(self) -> Past | None:
        """What the top line says while somebody looks back."""
        return past_of(self.teller, self.story)

    def toggle(self) -> None:
        """Away for projection, and back."""
        self.setVisible(self.isHidden())
        self.situation.has_dock = not self.isHidden()
        self.program.settings_file.change(dock_open=not self.isHidden())
        self.toggled.emit(not self.isHidden())

    def say_again(self) -> None:
        """All words in the language in use now; what is open and where it is scrolled to stays."""
        self.story.forget()
        self._foot_shown = None
        self.setAccessibleName(self.teller.say_id("dock"))
        self.tabs.setAccessibleName(self.teller.say_id("dock"))
        for at, name in enumerate(PAGES):
            self.tabs.say(at, self.teller.say_id(f"dock-{name}"))
        tips = [self.teller.say_id(f"dock-{name}-tip") for name in ("undo", "redo", "confirm")]
        self.foot.say(self.teller.say_id("dock-undo"), self.teller.say_id("dock-redo"), tips)
        say = self.teller.say_id
        self.playback.say(say("again"), say("playback-pause"), say("playback-go-on"), say("playback-skip"))
        self.explaining.say_again()
        self.pages.say_again()
        self.look_again()

    def look_again(self, *_: object) -> None:
        """The position has changed: the foot shows it at once, the open page follows."""
        table, line = self.table, self.table.timeline
        state = line.now, line.line()[-1], table.looking, table.is_covered, table.is_looking_back
        if state != self._foot_shown:
            self._foot_shown = state
            self._look_at_foot()
        self._look_at_playback()
        self.pages.follow()

    def _go_along(self) -> None:
        """Somebody looks at another point, mostly from here: no piece is on its way that must be seen first."""
        self.look_again()
        self.pages.catch_up()

    def _cover(self) -> None:
        """The screen is handed on: the foot offers nothing, the pages tell nothing, until it is in the right hands."""
        self.look_again()
        self._show_pages(True)
        self.pages.forget()

    def _open_page(self, at: int) -> None:
        self.pages.open(at)
        self.program.settings_file.change(dock_tab=self.page)

    def _restore(self) -> None:
        """As it was left; a new game begins with what can be played."""
        settings = self.program.settings
        if settings.dock_tab in PAGES and self.table.timeline.last:
            self.tabs.setCurrentIndex(list(PAGES).index(settings.dock_tab))
        if not settings.dock_open:
            self.hide()
        self.situation.has_dock = settings.dock_open

    # What the others do

    def _look_at_showing(self) -> None:
        card = self.showing.card
        if card is not None:
            self.explaining.say_again()
        self._show_pages(card is None)
        self._look_at_playback()
        self._look_at_foot()

    def _show_pages(self, pages: bool) -> None:
        """The pages, or in their place the reasons of an automa; a click on a tab brings the pages back."""
        self.pages.setVisible(pages)
        self.explaining.setVisible(not pages)

    def _look_at_playback(self) -> None:
        table, playback = self.table, self.playback
        shows, plays = self.showing.is_on, len(table.players) > 1
        if playback.isHidden() == (plays and not table.is_covered):
            playback.setVisible(playback.isHidden())
        if not plays:
            return
        points = table.points_of_others()
        has_opponents = any(player != PERSON for player in table.players)
        acts = self.showing if self.showing.is_acting else None
        playback.pause.setVisible(has_opponents or acts is not None)
        playback.name_again(self.teller.say_id("again-end" if shows else "again"))
        playback.show_state(
            can_show=shows or bool(points),
            can_pause=acts is not None or (has_opponents and not table.is_over),
            is_paused=table.is_paused if acts is None else acts.is_paused,
            can_skip=shows or self.is_thinking,
        )
        self._tell_last(points)

    def _tell_last(self, points: Sequence[int]) -> None:
        """What the others have done last, or is shown now."""
        table, showing = self.table, self.showing
        point = showing.frame.point if showing.is_on else None
        if showing.card is not None:
            # What it does is seen when its reasons are read.
            self.playback.tell(*seat_words(self.teller, showing.card.seat), "")
        elif point is None and table.is_paused:
            self.playback.tell("", "", self.teller.say_id("playback-waiting"))
        elif point is not None:
            self.playback.tell(*shown_words(self.teller, self.story, showing.frame))
        else:
            spoken = (each for each in reversed(points) if told_at(self.story, each))
            last = next(spoken, None)
            self.playback.tell(*(("", "", "") if last is None else said_of(self.teller, self.story, last)))

    # The foot

    def buttons(self) -> list[Any]:
        """Moves that have no place on the table."""
        return self.hand.buttons()

    def _look_at_foot(self) -> None:
        here = QApplication.focusWidget()
        was_here = here is not None and self.foot.isAncestorOf(here)
        self._show_foot()
        here = QApplication.focusWidget()
        if was_here and not (here is not None and self.foot.isAncestorOf(here) and here.isEnabled()):
            self._focus_foot()

    def _focus_foot(self) -> None:
        """The button that was pressed does nothing any more: the keyboard goes to the next that does."""
        foot = self.foot
        buttons = (foot.confirm, *foot.choices, foot.undo, foot.redo)
        wanted = next((each for each in buttons if each.isEnabled()), self.pages.moves.field)
        wanted.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_foot(self) -> None:
        buttons = self.buttons()
        timeline = self.table.timeline
        one = buttons[0] if len(buttons) == 1 else None
        self._warn(None)
        self.foot.show_choices([self.teller.move(move) for move in buttons] if 1 < len(buttons) <= MOST_CHOICES else [])
        reads = self._reads_on
        ends = self._leads_to_score
        rest = self.teller.say_id("score-sheet" if ends else "dock-confirm")
        words = self.teller.move(one) if one is not None else rest
        self.foot.show_state(
            can_undo=timeline.now != 0,
            can_redo=self.table.is_in_the_past,
            confirm=self.teller.say_id("explain-next") if reads else words,
            can_confirm=reads or one is not None or ends,
            is_all=reads or one is None or len(self.table.legal) == 1,
        )

    def confirm(self) -> None:
        """The next reason of an automa, or what comes next of what is acted out; else plays the one move that is a
        button, such as ending the turn. After the end of a game: its score sheet."""
        if self._reads_on:
            self.showing.next()
            return
        buttons = self.buttons()
        if len(buttons) == 1:
            self._play(buttons[0])
        elif self._leads_to_score:
            self.score_wanted.emit()

    @property
    def _reads_on(self) -> bool:
        """Whether the next reason of an automa is to be read, or the next act to be seen."""
        return self.showing.card is not None or self.showing.is_acting

    @property
    def _leads_to_score(self) -> bool:
        table = self.table
        return table.is_over and not table.is_looking_back and not table.is_covered

    def _play(self, move: Any) -> None:
        """What people tend to regret is asked once more, without a dialog."""
        if self.program.settings.warnings and move != self._warned and self.table.warnings(move):
            self._warn(move)
            return
        self.table.propose(move)

    def _warn(self, move: Any | None) -> None:
        """Says what would be regretted, and waits for the same once more; whatever else is done ends that."""
        application = QApplication.instance()
        if application is not None and (move is None) != (self._warned is None):
            (application.removeEventFilter if move is None else application.installEventFilter)(self)
        self._warned = move
        if move is None:
            self.foot.show_note("")
            return
        warnings = self.table.warnings(move)
        words = " ".join(self.teller.say(each.sentence) for each in warnings)
        rule = warnings[0].rule
        link = self.teller.say_id("dock-rule-link", rule=rule)
        self.foot.show_note(self.teller.say_id("dock-confirm-again", warning=words), rule, link)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only while something waits to be confirmed once more."""
        is_act = event.type() == QEvent.Type.MouseButtonPress
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            is_act = event.key() not in BARE_KEYS
        if is_act and isinstance(watched, QWidget) and watched is not self.foot and not self.foot.isAncestorOf(watched):
            self._warn(None)
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._warn(None)

    # Signals of the table

    def _remember_refusal(self, refusal: Refusal) -> None:
        self.rules.remember(refusal)
        if self.page == "log":
            self.log.look_again()

    def _forget_filter(self, stepped: Stepped) -> None:
        """What somebody searched for among the moves has been played, or is over."""
        if stepped.by_person:
            self.pages.moves.field.clear()

    def _think(self, thinking: bool) -> None:
        self.is_thinking = thinking
        if thinking:
            self.look_again()
        else:
            self._look_at_playback()

    # Looks

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
