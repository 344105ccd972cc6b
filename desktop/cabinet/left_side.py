"""The left side of the cabinet: what one can do, the games played last, the way to other pages, language and theme."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from desktop.cabinet.rows import DoRow, GameRow
from desktop.program import Program
from desktop.start_cache import Remembered
from desktop.style.fonts import width_of
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.links import TextLink
from desktop.widgets.loudspeaker import Loudspeaker
from desktop.widgets.pressable import Pressable
from desktop.widgets.switch import Choice, Switch
from desktop.widgets.words import Label
from desktop.widgets.wrapping import Wrapping

RECENT = 3
LINKS = ("editions", "rulings", "settings")
TITLE_LIMIT, MOTTO_LIMIT = 118, 42
ROUNDED = 4
"""What letters are wider together on the screen than as they are measured."""


class LeftSide(Drawn):
    """Signals: `game_wanted` with the file of a game to go on with; `new_wanted`; `page_wanted` with its name."""

    game_wanted = Signal(str)
    new_wanted = Signal()
    page_wanted = Signal(str)

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.said = Remembered()
        self.title = Label("Vestiges", 78, "semibold", on="wall", serif=True, wraps=False, limit=TITLE_LIMIT)
        self.motto = Label(size=21, ink="muted", on="wall", serif=True, italic=True, limit=MOTTO_LIMIT)
        self.resume = DoRow("play", bright=True)
        self.new_game = DoRow("plus")
        self.lessons = DoRow("book")
        self.replays = DoRow("history")
        self.recent_title = Label(size=17, weight="semibold", ink="muted", on="wall", wraps=False)
        self.recent = [GameRow() for _ in range(RECENT)]
        self.links = {name: TextLink(on="wall", size=16) for name in LINKS}
        self.language = Switch(on="wall", size=15)
        self.theme = Switch(on="wall", size=15)
        self.loudspeaker = Loudspeaker(program, on="wall", side=28)
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self.column = QVBoxLayout(self)
        self.spaces: list[tuple[QSpacerItem, int]] = []
        self.column.addWidget(self.title)
        self.column.addWidget(self.motto)
        self.column.addItem(self._space(30))
        for row in (self.resume, self.new_game, self.lessons, self.replays):
            self.column.addWidget(row)
        self.column.addItem(self._space(20))
        self.column.addWidget(self.recent_title)
        for game in self.recent:
            self.column.addWidget(game)
        self.column.addStretch(1)
        self.column.addLayout(in_a_row(list(self.links.values()), 10))
        self.column.addItem(self._space(12))
        switches = QHBoxLayout()
        switches.addLayout(in_a_row([self.language, self.theme, self.loudspeaker], 10))
        self.column.addLayout(switches)

    def _space(self, height: int) -> QSpacerItem:
        """Room that grows with the window."""
        space = QSpacerItem(0, height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.spaces.append((space, height))
        return space

    def _connect(self) -> None:
        self.resume.clicked.connect(lambda: self.game_wanted.emit(self.said.resume_file))
        self.new_game.clicked.connect(self.new_wanted)
        self.lessons.clicked.connect(lambda: self.page_wanted.emit("lessons"))
        self.replays.clicked.connect(lambda: self.page_wanted.emit("kept_games"))
        for number, row in enumerate(self.recent):
            row.clicked.connect(lambda _=False, number=number: self.game_wanted.emit(self.said.recent[number][0]))
        for name, link in self.links.items():
            link.clicked.connect(lambda _=False, name=name: self.page_wanted.emit(name))
        self.language.chosen.connect(self.program.set_language)
        self.theme.chosen.connect(self.program.set_theme)

    @property
    def first(self) -> DoRow:
        """What most people come for."""
        return self.resume if self.resume.isVisibleTo(self) else self.new_game

    @property
    def stops(self) -> Sequence[Pressable]:
        """All that can be pressed, as one reads it."""
        rows = [self.resume, self.new_game, self.lessons, self.replays, *self.recent, *self.links.values()]
        return [*rows, *self.language.segments, *self.theme.segments, self.loudspeaker]

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.theme.choose(self.program.settings.theme)
        self.column.setContentsMargins(6, self.px(52), 6, self.px(40))
        self.column.setSpacing(self.px(2))
        for space, height in self.spaces:
            space.changeSize(0, self.px(height), QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.column.invalidate()

    def fit_title(self, width: float, style: Style) -> None:
        """The name of the program is never cut at the side; it grows with the text as far as there is room."""
        widest = width_of(self.title.text(), TITLE_LIMIT, "semibold", serif=True)
        self.title.limit = min(TITLE_LIMIT, TITLE_LIMIT * (width - ROUNDED) / widest)
        self.title.wear(style)

    # Words

    def say_again(self) -> None:
        say, settings = self.program.say, self.program.settings
        self.motto.setText(say("cabinet-motto"))
        self.recent_title.setText(say("cabinet-recent"))
        self.new_game.tell(say("cabinet-new-game"), say("cabinet-new-game-below"))
        for name, link in self.links.items():
            link.say(say(f"cabinet-{name}"))
        languages = (Choice("fr", "Français"), Choice("en", "English"))
        self.language.offer(languages, settings.language, say("choose-language"))
        themes = [Choice(name, say(f"theme-{name}-short")) for name in ("light", "dark", "contrast")]
        self.theme.offer(themes, settings.theme, say("choose-theme"))

    def show_found(self, found: Remembered, *, unsure: bool = False) -> None:
        """What was found out about the games, as far as it was said in this language.

        As long as it is unsure which game was played last, one can already want to go on with it.
        """
        say, self.said = self.program.say, found
        said = found if found.language == self.program.settings.language else Remembered()
        self.resume.setVisible(bool(found.resume) or unsure)
        self.new_game.is_bright = not (found.resume or unsure)
        self.resume.tell(say("cabinet-resume"), say("cabinet-looking") if unsure else said.resume)
        self.lessons.tell(say("cabinet-lessons"), said.lessons or say("cabinet-lessons-below"))
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
