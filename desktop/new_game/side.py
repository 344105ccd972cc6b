"""The right column: what was chosen, who plays, a knob, the folded settings, and the button that begins."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.aim.words import has_aim
from desktop.new_game import choices as c
from desktop.new_game.action_bar import ActionBar, Gap
from desktop.new_game.chosen import AUTOMAS, EXPLAIN, ChosenFace, chosen_face
from desktop.new_game.data_words import data_trouble, data_words, on_published
from desktop.new_game.differences import settings_words
from desktop.new_game.gaps import gap_of
from desktop.new_game.helps import ADVICE, CANDID, TUTOR, set_tutor, tutor_knob
from desktop.new_game.levelling import Levelling
from desktop.new_game.options_list import OptionList
from desktop.new_game.player_row import PlayerRow
from desktop.new_game.preparation import Preparation
from desktop.new_game.seed_field import spaced
from desktop.new_game.settings_line import SettingsLine
from desktop.new_game.sign_line import SignLine
from desktop.new_game.words import Wording
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, held
from desktop.widgets.links import TextLink
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.words import Label, heading, note
from desktop.widgets.wrapping import Wrapping
from rules.bots.registry import GENTLE, opponents_of
from rules.core.edition import Problem
from rules.reference.guide import has_guide

if TYPE_CHECKING:
    from desktop.new_game.why_level import WhyLevel

WIDE, LEAST_WIDE = 380, 296
MARGIN = 5
"""Room around the panel for its shadow."""
AGAIN, ELSEWHERE = "again", "elsewhere"
"""What can be done when the disk does not keep the game."""
GUIDED, DAILY, BOX, AIM, RULES = "guided", "daily", "box", "aim", "rules"


class ChosenPanel(Drawn):
    """Signals: `asked` with a rule or a section of the book; `guided` when a first game with a guide is wanted, `daily`
    when it is the challenge of the day; `box` when one's own data are to be seen."""

    asked = Signal(str)
    guided = Signal()
    daily = Signal()
    box = Signal()

    def __init__(self, preparation: Preparation, levelling: Levelling, words: Wording) -> None:
        super().__init__()
        self.preparation, self.levelling, self.words = preparation, levelling, words
        self.gap: Gap | None = None
        """What is missing, as it is shown now."""
        self.face = ChosenFace()
        self.kicker = Label(size=15, weight="semibold", ink="muted")
        self.title = heading(size=27)
        self.player = PlayerRow()
        self.lines: list[SignLine] = []
        self.note = note()
        self.trouble = Label(size=14, ink="refuse")
        self.knobs = OptionList(size=15, inset=0)
        self.has_tutor = False
        self.links = {name: TextLink(icon_name=icon) for name, icon in LINKS.items()}
        self.settings = SettingsLine()
        self.action_bar = ActionBar()
        self.why: WhyLevel | None = None
        """Which level is suggested, and why; made when levels are first unfolded."""
        self.why_body: ScrollingColumn | None = None
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self.content = QWidget()
        self.column = QVBoxLayout(self.content)
        self.list = QVBoxLayout()
        self.list.setSpacing(2)
        links = Wrapping(gap=4)
        for name in (AIM, RULES):
            links.addWidget(self.links[name])
        self.column.addWidget(self.kicker)
        self.column.addWidget(self.title)
        self.column.addWidget(self.player)
        self.column.addLayout(self.list)
        self.column.addWidget(self.note)
        self.column.addWidget(self.knobs)
        self.column.addWidget(self.trouble)
        self.column.addStretch(1)
        for name in (BOX, GUIDED, DAILY):
            self.column.addWidget(self.links[name], 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addLayout(links)
        self.body = ScrollingColumn(self.content)
        self.whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN + 3)
        whole.setSpacing(0)
        whole.addWidget(self.body, 1)
        whole.addWidget(self.settings)
        whole.addWidget(self.action_bar)

    def _connect(self) -> None:
        now = self.preparation
        self.player.typed.connect(lambda name: now.change(now.choices.with_place(c.me(now.choices), name=name.strip())))
        self.player.called.connect(now.call_me)
        self.knobs.chosen.connect(self._turn)
        self.links[GUIDED].clicked.connect(self.guided)
        self.links[DAILY].clicked.connect(self.daily)
        self.links[BOX].clicked.connect(self.box)
        self.links[AIM].clicked.connect(lambda: self.asked.emit(AIM))
        self.links[RULES].clicked.connect(lambda: self.asked.emit(""))
        self.settings.clicked.connect(lambda wanted: now.unfold(wanted=wanted))
        self.action_bar.rule_wanted.connect(self.asked)

    def _turn(self, knob: str, value: object) -> None:
        now = self.preparation
        if knob == AUTOMAS and isinstance(value, int):
            now.set_automas(value)
        elif knob == EXPLAIN:
            now.program.settings_file.change(explain=bool(value))
            now.changed.emit()
        elif knob == CANDID:
            now.program.settings_file.change(candid=bool(value))
            now.changed.emit()
        elif knob == ADVICE:
            now.allow_advice(bool(value))
        elif knob == TUTOR:
            set_tutor(now, c.me(now.choices), value)
        else:
            now.set(knob, value)

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setFixedWidth(round(max(LEAST_WIDE, self.px(WIDE)) * style.text_scale**0.55))
        side = max(12, self.px(22))
        self.column.setContentsMargins(side, max(8, self.px(16)), max(6, side - 12), 8)
        self.column.setSpacing(max(2, self.px(6)))
        if self.why is not None:
            self.why.fit(style)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, body = self.style_now, QRectF(self.rect()).adjusted(MARGIN - 1, MARGIN - 1, 1 - MARGIN, -MARGIN - 2)
        path = rounded(body, 12)
        shadow(painter, path, style, drop=3, blur=6, strength=0.35)
        painter.fillPath(path, solid(style.theme.panel))
        painter.strokePath(path, pen(style.theme.line))
        painter.end()

    # Showing

    def say_again(self) -> None:
        for name in (AIM, RULES):
            self.links[name].say(self.words.say(f"new-{name}"))
        game = self.preparation.game
        self.links[GUIDED].setVisible(has_guide(game.id) and GENTLE in opponents_of(game.id))
        self.links[AIM].setVisible(has_aim(self.preparation.program.texts(game), game))

    def _show_links(self) -> None:
        """Offer the challenge of the day to whoever plays alone, with their best try of today; say whose data it is."""
        now, link = self.preparation, self.links[DAILY]
        link.setVisible(now.company == "alone" and now.has_daily)
        best = now.best_of_today() if link.isVisibleTo(self) else None
        daily = self.words.say("new-daily-best", points=best) if best is not None else self.words.say("new-daily")
        link.say(on_published(self.words, now, daily))
        self.links[GUIDED].say(on_published(self.words, now, self.words.say("new-guided")))
        self.links[BOX].say(data_words(self.words, now))
        self.links[BOX].setToolTip(self.words.say("new-box"))
        self.links[BOX].setAccessibleDescription(self.words.say("new-box"))
        self.trouble.setText(data_trouble(self.words, now))

    def show_choices(self) -> None:
        face = self.face = chosen_face(self.words, self.preparation)
        self.kicker.setText(face.kicker)
        self.kicker.setVisible(bool(face.kicker))
        self.title.setText(face.title)
        self._show_player()
        self._show_links()
        while len(self.lines) < len(face.lines):
            self.lines.append(held(self.content, SignLine(), self.style_now))
            self.list.addWidget(self.lines[-1])
        for number, line in enumerate(self.lines):
            if number < len(face.lines):
                line.show_line(*face.lines[number])
        self.note.setText(face.note)
        tutor = tutor_knob(self.words, self.preparation)
        self.has_tutor = tutor is not None
        self.knobs.show_faces((*face.knobs, tutor) if tutor is not None else face.knobs)
        is_open = self.preparation.shows_settings
        self.settings.tell(
            self.words.say("new-settings"), settings_words(self.words, self.preparation), is_open=is_open
        )
        self._show_foot(face.start)
        self._show_why()
        self._fit()

    def _show_why(self) -> None:
        """Say which level is suggested, in place of what was chosen, while levels are unfolded."""
        is_levelling = self.levelling.seat is not None
        self.body.setVisible(not is_levelling)
        if self.why_body is not None:
            self.why_body.setVisible(is_levelling)
        if not is_levelling:
            return
        from desktop.new_game.why_level import WhyLevel, why_face  # noqa: PLC0415 (not before levels are unfolded)

        if self.why is None:
            self.why = WhyLevel()
            self.why_body = held(self, ScrollingColumn(self.why), self.style_now)
            self.why.helps.chosen.connect(self._turn)
            self.why.fit(self.style_now)
            self.whole.insertWidget(0, self.why_body, 1)
            self.why_body.show()
        self.why.show_face(why_face(self.words, self.levelling))

    def _show_player(self) -> None:
        now, say = self.preparation, self.words.say
        place = now.choices.places[c.me(now.choices)]
        self.player.setVisible(now.company != "together" and place.player == c.PERSON)
        words = say("player-unnamed"), say("player-name"), say("player-others")
        self.player.show_player(place.name, place.colour, now.known_names, words)

    def _show_foot(self, start: str) -> None:
        words, now, wrong = self.words, self.preparation, self.preparation.objections
        trouble = now.trouble
        if trouble is not None:
            self.gap = self._gap_of(trouble)
        else:
            self.gap = gap_of(words, now.choices, wrong[0]) if wrong else None
        status = words.say("new-missing", count=len(wrong)) if wrong else words.say("new-not-begun")
        hint = words.say("start-seed", seed=spaced(now.choices.seed)) if now.has_typed_seed else words.say("start-hint")
        self.action_bar.tell(status, hint, self.gap)
        self.action_bar.start.tell(words.say("new-start"), start, ready=self.gap is None)

    def _gap_of(self, trouble: Problem) -> Gap:
        """A disk that is full, corrections that do not fit."""
        say = self.words.say
        mends = ((say("kept-try-again"), AGAIN), (say("kept-elsewhere"), ELSEWHERE))
        return Gap(self.words.sentence(trouble.sentence), mends=mends if trouble.id == "journal-not-begun" else ())

    def _fit(self) -> None:
        """Give the foot the height of its words; where the rest has no room, what explains goes first."""
        width = self.width() - 2 * MARGIN
        self.action_bar.fit(width)
        self.settings.setFixedHeight(self.settings.high_for(width))
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(self.face.lines))
        self.note.setVisible(bool(self.note.text()))
        self.trouble.setVisible(bool(self.trouble.text()))
        self.knobs.show_help(wanted=True)
        if self.has_tutor:
            self.knobs.rows[TUTOR].show()
        room = self.height() - 2 * MARGIN - 3 - self.action_bar.height() - self.settings.height()
        for fold in (self.note.hide, lambda: self.knobs.show_help(wanted=False), self._fold_lines, self._fold_tutor):
            self.column.invalidate()
            if self.column.heightForWidth(width - 14) <= room:
                break
            fold()

    def _fold_tutor(self) -> None:
        """A tutor can be had at the table as well."""
        if self.has_tutor:
            self.knobs.rows[TUTOR].hide()

    def _fold_lines(self) -> None:
        """Who sits there stands on the board as well."""
        if self.preparation.company != "alone":
            for line in self.lines:
                line.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def tabs(self) -> list[QWidget]:
        bar = self.action_bar
        helps = self.why.helps.tabs if self.why is not None else []
        own = [*self.player.tabs, *self.knobs.tabs, *helps, *self.links.values(), self.settings]
        return [*own, bar.tag, *bar.mends, bar.start]


LINKS = {BOX: "box", GUIDED: "hint", DAILY: "die", AIM: "help", RULES: "book"}
