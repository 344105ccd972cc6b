"""The left side of the cabinet: what one can do, the games played last, the way to other pages. Somebody who is new is
asked for a name, and told where to begin."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from desktop.cabinet.foot import Foot
from desktop.cabinet.newcomer import FirstSteps
from desktop.cabinet.rows import DoRow, GameRow
from desktop.program import Program
from desktop.start_cache import Remembered
from desktop.style.fonts import width_of
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.links import TextLink
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping

if TYPE_CHECKING:
    from desktop.cabinet.name_plate import NamePlate
    from desktop.cabinet.where_to_begin import WhereToBegin

RECENT = 3
OWN_PAGE = "own_page"
RULINGS, TEACH = "rulings", "teach"
LINKS = (OWN_PAGE, TEACH, "editions", RULINGS, "settings")
"""Somebody who is new has no row that leads to teaching, and no question yet that rulings answer."""
TITLE_LIMIT, MOTTO_LIMIT = 118, 42
ROUNDED = 4
"""What letters are wider together on the screen than as they are measured."""


class LeftSide(Drawn):
    """Signals: `game_wanted` with the file of a game to go on with; `guided_wanted`; `new_wanted`; `page_wanted` with
    its name; `named` with what the plate was answered, `plate_gone` when it has slid away."""

    game_wanted = Signal(str)
    guided_wanted = Signal()
    new_wanted = Signal()
    page_wanted = Signal(str)
    named = Signal(str)
    plate_gone = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.said = Remembered()
        self.title = Label("Vestiges", 78, "semibold", on="wall", serif=True, wraps=False, limit=TITLE_LIMIT)
        self.motto = Label(size=21, ink="muted", on="wall", serif=True, italic=True, limit=MOTTO_LIMIT)
        self.plate: NamePlate | None = None
        """Made only where the name is asked."""
        self.is_new = False
        """Whether it is shown where to begin."""
        self._begin: WhereToBegin | None = None
        self.resume = DoRow("play", bright=True)
        self.new_game = DoRow("plus")
        self.lessons = DoRow("book")
        self.teach = DoRow("lesson")
        self.puzzles = DoRow("hint")
        self.replays = DoRow("history")
        self.recent_title = Label(size=17, weight="semibold", ink="muted", on="wall", wraps=False)
        self.recent = [GameRow() for _ in range(RECENT)]
        self.links = {name: TextLink(on="wall", size=16) for name in LINKS}
        for name in (OWN_PAGE, TEACH):
            self.links[name].hide()
        self.foot = Foot(program)
        self.language, self.theme = self.foot.language, self.foot.theme
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self.column = QVBoxLayout(self)
        self.spaces: list[tuple[QSpacerItem, int]] = []
        self.column.addWidget(self.title)
        self.column.addWidget(self.motto)
        self.column.addItem(self._space(30))
        self.at_plate = self.column.count()
        for row in (self.resume, self.new_game, self.lessons, self.teach, self.puzzles, self.replays):
            self.column.addWidget(row)
        self.column.addItem(self._space(20))
        self.column.addWidget(self.recent_title)
        for game in self.recent:
            self.column.addWidget(game)
        self.column.addStretch(1)
        self.column.addLayout(in_a_row(list(self.links.values()), 10))

    def _space(self, height: int) -> QSpacerItem:
        """Room that grows with the window."""
        space = QSpacerItem(0, height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.spaces.append((space, height))
        return space

    def _connect(self) -> None:
        self.resume.clicked.connect(lambda: self.game_wanted.emit(self.said.resume_file))
        self.new_game.clicked.connect(self.new_wanted)
        self.lessons.clicked.connect(lambda: self.page_wanted.emit("lessons"))
        self.teach.clicked.connect(lambda: self.page_wanted.emit("teach"))
        self.puzzles.clicked.connect(lambda: self.page_wanted.emit("puzzles"))
        self.replays.clicked.connect(lambda: self.page_wanted.emit("kept_games"))
        for number, row in enumerate(self.recent):
            row.clicked.connect(lambda _=False, number=number: self.game_wanted.emit(self.said.recent[number][0]))
        for name, link in self.links.items():
            link.clicked.connect(lambda _=False, name=name: self.page_wanted.emit(name))

    @property
    def first(self) -> QWidget:
        """What most people come for."""
        if self.plate is not None:
            return self.plate.field
        return self.resume if self.resume.isVisibleTo(self) else self.begins_here

    @property
    def begins_here(self) -> DoRow:
        """The row that begins a game: a guided one, as long as somebody is new."""
        return self.begin.guided if self.is_new else self.new_game

    @property
    def asks(self) -> DoRow:
        """What asks which game is meant."""
        return self.begin.box if self.is_new else self.new_game

    @property
    def stops(self) -> Sequence[QWidget]:
        """All that can be pressed or written on, as one reads it."""
        plate: list[QWidget] = [self.plate.field, self.plate.keep] if self.plate is not None else []
        begin = self._begin.rows if self._begin is not None else ()
        rows: list[QAbstractButton] = [self.new_game, self.lessons, self.teach, self.puzzles, self.replays]
        return [*plate, self.resume, *begin, *rows, *self.recent, *self.links.values(), *self.foot.stops]

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.foot.show_theme()
        self.column.setContentsMargins(6, self.px(52), 6, self.px(12))
        self.column.setSpacing(self.px(2))
        for space, height in self.spaces:
            space.changeSize(0, self.px(height), QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.column.invalidate()

    def fit_title(self, width: float, style: Style) -> None:
        """The name of the program is never cut at the side; it grows with the text as far as there is room."""
        widest = width_of(self.title.text(), TITLE_LIMIT, "semibold", serif=True)
        self.title.limit = min(TITLE_LIMIT, TITLE_LIMIT * (width - ROUNDED) / widest)
        self.title.wear(style)

    def minimumSizeHint(self) -> QSize:
        """Its height follows from its width: what it would need at the least width counts for nothing."""
        return QSize(super().minimumSizeHint().width(), 0)

    def fit_height(self, width: int, height: int) -> None:
        """Stand closer, or leave out what can be missed, in a low window, before anything scrolls."""
        if not self.is_new:
            self._stand_closer(width, height)
            return
        for folded in range(self.begin.FOLDS):
            self.begin.fold(folded)
            self.begin.column.invalidate()
            self.begin.updateGeometry()
            if self.column.totalHeightForWidth(width) <= height:
                break
        for column in (self.column, self.begin.column):
            column.invalidate()
            column.activate()

    def _stand_closer(self, width: int, height: int) -> None:
        rows = (self.resume, self.new_game, self.lessons, self.teach, self.puzzles, self.replays)
        for is_tight in (False, True):
            for row in rows:
                row.is_tight = is_tight
                row.measure_again()
            self.column.invalidate()
            if self.column.totalHeightForWidth(width) <= height:
                break
        self.column.activate()

    # The first launch

    def show_steps(self, steps: FirstSteps) -> None:
        """What somebody sees who is new."""
        if steps.asks_name and self.plate is None:
            self._hang_plate()
        elif not steps.asks_name and self.plate is not None and self.plate.isEnabled():
            self._take_plate_down()
        self.is_new = steps.shows_where_to_begin
        if self.is_new or self._begin is not None:
            self.begin.setVisible(self.is_new)
        for row in (self.new_game, self.lessons, self.teach, self.puzzles, self.replays):
            row.setVisible(not self.is_new)
        self.links[TEACH].setVisible(self.is_new)
        self.links[RULINGS].setVisible(not self.is_new)

    @property
    def begin(self) -> "WhereToBegin":
        """Make what says where to begin as soon as somebody is new, for most starts do without."""
        if self._begin is None:
            from desktop.cabinet.where_to_begin import WhereToBegin  # noqa: PLC0415 (not before it is shown)

            self._begin = begin = WhereToBegin(self.program)
            begin.hide()
            self.column.insertWidget(self.column.indexOf(self.resume) + 1, begin)
            begin.say_again()
            wear_all(begin, self.style_now)
            begin.guided_wanted.connect(self.guided_wanted)
            begin.drawer_wanted.connect(self.new_wanted)
            begin.lessons_wanted.connect(lambda: self.page_wanted.emit("lessons"))
        return self._begin

    def _hang_plate(self) -> None:
        from desktop.cabinet.name_plate import NamePlate  # noqa: PLC0415 (most starts do without)

        self.plate = plate = NamePlate(self.program)
        plate.setParent(self)
        self.column.insertWidget(self.at_plate, plate)
        self._say_plate()
        wear_all(plate, self.style_now)
        plate.answered.connect(self._be_named)
        plate.gone.connect(self._take_plate_down)

    def _be_named(self, name: str) -> None:
        if self.plate is not None:
            self.plate.setEnabled(False)
        self.named.emit(name)

    def _take_plate_down(self) -> None:
        plate, self.plate = self.plate, None
        if plate is not None:
            plate.hide()
            plate.deleteLater()
            self.plate_gone.emit()

    def _say_plate(self) -> None:
        if self.plate is not None:
            say = self.program.say
            self.plate.say(say("name-ask"), say("name-note"), say("name-keep"))

    # Words

    def say_again(self) -> None:
        say = self.program.say
        self._say_plate()
        if self._begin is not None:
            self._begin.say_again()
        self.foot.say_again()
        self.motto.setText(say("cabinet-motto"))
        self.recent_title.setText(say("cabinet-recent"))
        self.new_game.tell(say("cabinet-new-game"), say("cabinet-new-game-below"))
        self.teach.tell(say("cabinet-teach"), say("cabinet-teach-below"))
        self.puzzles.tell(say("cabinet-puzzles"), say("cabinet-puzzles-below"))
        for name, link in self.links.items():
            link.say(say(f"cabinet-{name}"))

    def show_found(self, found: Remembered, *, unsure: bool = False) -> None:
        """What was found out about the games, as far as it was said in this language.

        As long as it is unsure which game was played last, one can already want to go on with it.
        """
        say, self.said = self.program.say, found
        said = found if found.language == self.program.settings.language else Remembered()
        self.resume.setVisible(bool(found.resume) or unsure)
        for first in (self.new_game, *([self._begin.guided] if self._begin is not None else ())):
            first.is_bright = not (found.resume or unsure)
            first.measure_again()
        self.resume.tell(say("cabinet-resume"), say("cabinet-looking") if unsure else said.resume)
        self.lessons.tell(say("cabinet-lessons"), said.lessons or say("cabinet-lessons-below"))
        if self._begin is not None:
            self._begin.say_lessons(self.lessons.below)
        self.replays.tell(say("cabinet-replays"), said.kept or say("cabinet-replays-below"))
        self.recent_title.setVisible(bool(found.recent))
        for number, row in enumerate(self.recent):
            row.setVisible(number < len(found.recent))
            if number < len(said.recent):
                _, game, words, when = said.recent[number]
                row.tell(game, words, when)

    def tell_opening(self, file: str) -> None:
        """Say at once, before anything is read, that this game is being opened: its setup takes a moment."""
        say = self.program.say
        if file == self.said.resume_file:
            self.resume.tell(say("cabinet-resume"), say("cabinet-opening"))
        for row, (path, game, words, _) in zip(self.recent, self.said.recent, strict=False):
            if file == path:
                row.tell(game, words, say("cabinet-opening"))
        self.repaint()


def in_a_row(widgets: Sequence[QWidget], gap: int) -> Wrapping:
    row = Wrapping(gap=gap)
    for widget in widgets:
        row.addWidget(widget)
    return row
