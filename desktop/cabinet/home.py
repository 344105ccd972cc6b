"""The home screen: a cabinet with a drawer per game, and at its left what one can do.

It shows itself before any rule, text or game is loaded, with the words it said last; then it looks into the games.
Widgets stand over one painted picture.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from desktop.cabinet.arranging import Wrapping
from desktop.cabinet.buttons import TextLink, tab_through
from desktop.cabinet.drawers import DrawerPlace, PlateWords, hovered_front
from desktop.cabinet.furniture import Drawers, Furniture, between, case_places
from desktop.cabinet.labels import Label
from desktop.cabinet.look import Look
from desktop.cabinet.memory import Remembered, recall, remember
from desktop.cabinet.over_drawers import DrawerButton, Slip
from desktop.cabinet.panels import Page
from desktop.cabinet.rows import DoRow, GameRow
from desktop.cabinet.switches import Segments
from desktop.palette import CABINET
from desktop.program import GAME_IDS, Program
from desktop.screen import Screen
from desktop.theme import Style

if TYPE_CHECKING:
    from desktop.cabinet.kept import Kept
    from desktop.shell import Shell

FULL = 1600, 1000
SMALLEST_UNIT, LARGEST_UNIT = 0.6, 1.5
SLIDE_MS = 170
AFTER_FIRST_PAINT_MS = 30
AT_LEISURE_MS = 700
RECENT = 3
TITLE_LIMIT = 118
GAP = 46
"""Between the column and the case."""
NARROWEST_CASE = 0.50
"""Of the window: however large the text, the drawers stay."""
LINKS = ("editions", "rulings", "settings")


class Cabinet(Screen):
    """Opens other screens by name; what is not there yet says so."""

    def __init__(self, program: Program, shell: "Shell") -> None:
        super().__init__(program)
        self.shell = shell
        self.said = recall()
        self.look = Look(program.art, self.style_now)
        self.opened = self._first_opened()
        self.furniture: Furniture | None = None
        self.places: list[DrawerPlace] = []
        self.leaving: list[DrawerPlace] = []
        self.kept: list[Kept] = []
        self.is_first_paint = True
        self.is_looked_into = False
        self.slide = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SLIDE_MS)
        self.slide.valueChanged.connect(lambda _: self.update())
        self._build()
        self.say_again()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # Building

    def _build(self) -> None:
        look = self.look
        self.title = Label(look, "Vestiges", on="wall", size=78, weight="semibold", serif=True, limit=TITLE_LIMIT)
        self.motto = Label(look, on="wall", size=21, ink="quiet", serif=True, italic=True, wraps=True, limit=42)
        self.resume = DoRow(look, "play", bright=True)
        self.new_game = DoRow(look, "plus")
        self.lessons = DoRow(look, "book")
        self.replays = DoRow(look, "history")
        self.recent_title = Label(look, on="wall", size=17, ink="quiet", weight="semibold")
        self.recent = [GameRow(look) for _ in range(RECENT)]
        self.links = {name: TextLink(look, "", "wall", size=16) for name in LINKS}
        self.language = Segments(look, on="wall", size=15)
        self.theme = Segments(look, on="wall", size=15)
        self.drawers = [DrawerButton(look, self, game) for game in GAME_IDS]
        self.slip = Slip(look, self)
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        content = QWidget()
        self.column = QVBoxLayout(content)
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
        self.column.addLayout(self._links())
        self.column.addItem(self._space(12))
        self.column.addLayout(self._switches())
        self.page = Page(self.look, content)
        self.page.setParent(self)

    def _space(self, height: int) -> QSpacerItem:
        """Room that grows with the window."""
        space = QSpacerItem(0, height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.spaces.append((space, height))
        return space

    def _links(self) -> Wrapping:
        row = Wrapping(gap=10)
        for link in self.links.values():
            row.addWidget(link)
        return row

    def _switches(self) -> QHBoxLayout:
        across = QHBoxLayout()
        row = Wrapping(gap=12)
        row.addWidget(self.language)
        row.addWidget(self.theme)
        across.addLayout(row)
        return across

    def _connect(self) -> None:
        self.resume.clicked.connect(self._resume)
        self.new_game.clicked.connect(lambda: self.begin(self.opened or self.program.playable[0]))
        self.lessons.clicked.connect(lambda: self._open("lessons", self.lessons))
        self.replays.clicked.connect(lambda: self._open("kept_games", self.replays))
        for number, row in enumerate(self.recent):
            row.clicked.connect(lambda _=False, number=number: self._open_recent(number))
        for name, link in self.links.items():
            link.clicked.connect(lambda _=False, name=name, link=link: self._open(name, link))
        self.language.chosen.connect(self.program.set_language)
        self.theme.chosen.connect(self.program.set_theme)
        for drawer in self.drawers:
            drawer.clicked.connect(lambda _=False, drawer=drawer: self._pressed(drawer))

    # Words

    def say_again(self) -> None:
        say = self.program.say
        self.setAccessibleName("Vestiges")
        self.motto.setText(say("cabinet-motto"))
        self.recent_title.setText(say("cabinet-recent"))
        self.new_game.tell(say("cabinet-new-game"), say("cabinet-new-game-below"))
        for name, link in self.links.items():
            link.say(say(f"cabinet-{name}"))
        self.language.setAccessibleName(say("choose-language"))
        self.language.offer((("fr", "Français"), ("en", "English")), self.program.settings.language)
        self.theme.setAccessibleName(say("choose-theme"))
        themes = [(name, say(f"theme-{name}-short")) for name in ("light", "dark", "contrast")]
        self.theme.offer(themes, self.program.settings.theme)
        for drawer in self.drawers:
            drawer.say_again()
        self.slip.hide()
        tab_through([*self._all_rows(), *self.language.segments, *self.theme.segments, *self.drawers])
        self._say_remembered()
        self._lay_out()
        if self.is_looked_into:
            QTimer.singleShot(0, self, self.look_into_games)

    def _say_remembered(self) -> None:
        """What was found out about the games, if it was said in this language."""
        said = self.said if self.said.language == self.program.settings.language else Remembered()
        self.resume.setVisible(bool(self.said.resume))
        self.new_game.is_bright = not self.said.resume
        self.resume.tell(self.program.say("cabinet-resume"), said.resume)
        self.lessons.tell(
            self.program.say("cabinet-lessons"), said.lessons or self.program.say("cabinet-lessons-below")
        )
        self.replays.tell(self.program.say("cabinet-replays"), said.kept or self.program.say("cabinet-replays-below"))
        self.recent_title.setVisible(bool(self.said.recent))
        for number, row in enumerate(self.recent):
            row.setVisible(number < len(self.said.recent))
            if number < len(said.recent):
                _, game, words, when = said.recent[number]
                row.tell(game, words, when)

    def drawer_words(self) -> Drawers:
        say, closed = self.program.say, frozenset(GAME_IDS) - frozenset(self.program.playable)
        plates = tuple(
            PlateWords(say(f"drawer-{game}"), say(f"drawer-{game}-seats"), say(f"drawer-{game}-modes"))
            for game in GAME_IDS
        )
        return Drawers(GAME_IDS, plates, closed, say("drawer-to-come"))

    # Looking into the games, once the window is there

    def look_into_games(self) -> None:
        """Reads what is kept on this computer; says it, and remembers it for the next start."""
        from desktop.cabinet.kept import all_kept, in_progress  # noqa: PLC0415 (loads rules and texts)

        self.is_looked_into = True
        self.kept = all_kept(self.program)
        self.said = self._found(in_progress(self.program, self.kept))
        if self.opened not in self.program.playable:
            self.opened = self._first_opened()
        self._say_remembered()
        self._lay_out()
        remember(self.said)

    def _found(self, current: "Kept | None") -> Remembered:
        from desktop.cabinet.kept import day_of, title_of, turn_of  # noqa: PLC0415

        program, now = self.program, datetime.now()
        others = [kept for kept in self.kept if not kept.is_lost and not (current and kept.path == current.path)]
        done = len(program.settings.lessons_done)
        return Remembered(
            language=program.settings.language,
            game=self.kept[0].game if self.kept else self.opened,
            resume=turn_of(current, program) if current else "",
            resume_file=str(current.path) if current else "",
            lessons=program.say("cabinet-lessons-done", done=done, all=lessons_there(program)),
            kept=program.say("cabinet-kept", count=len(self.kept)),
            recent=tuple(
                (str(kept.path), kept.game, title_of(kept, program), program.say_phrase(day_of(kept.changed, now)))
                for kept in others[:RECENT]
            ),
        )

    def _first_opened(self) -> str:
        playable = self.program.playable
        return self.said.game if self.said.game in playable else next(iter(playable), "")

    # Opening

    def begin(self, game: str) -> None:
        """The new-game page of a game."""
        if game in self.program.playable:
            self.shell.open("new_game", game=game)

    def _pressed(self, drawer: DrawerButton) -> None:
        if drawer.game in self.program.playable:
            self.begin(drawer.game)
        else:
            self.slip.show_at(self._front_of(drawer.game), self.program.say(f"drawer-{drawer.game}-closed"))

    def _open(self, name: str, asker: QWidget) -> None:
        """A page by its name; what is not there yet says so."""
        from desktop.cabinet import ways  # noqa: PLC0415 (not before the first window is there)

        match name:
            case "editions":
                opens = ways.to_book(self.shell, self.program, self.opened, ways.EDITION)
            case "rulings":
                opens = ways.to_book(self.shell, self.program, self.opened, ways.RULINGS)
            case "lessons":
                opens = ways.to_shelf(self.shell)
            case _:
                self.shell.open(name)
                opens = True
        if not opens:
            self.slip.show_at(
                QRectF(asker.mapTo(self, asker.rect().topLeft()), asker.size()), self.program.say("to-come")
            )

    def _resume(self) -> None:
        if self.said.resume_file:
            self._open_game(self.said.resume_file)

    def _open_recent(self, number: int) -> None:
        if number < len(self.said.recent):
            self._open_game(self.said.recent[number][0])

    def _open_game(self, file: str) -> None:
        from desktop.cabinet.opening import open_kept  # noqa: PLC0415

        open_kept(self.shell, self.program, file)

    # Drawers

    def pull(self, game: str) -> None:
        """The drawer of a game that can be played slides out; the one that was open slides in."""
        if game == self.opened or game not in self.program.playable:
            return
        self.slip.hide()
        self.leaving = self._shown_places()
        self.opened = game
        self.places = case_places(self._case(), self.drawer_words(), game)
        self._place_drawers()
        if self.program.settings.pace != "off":
            self.slide.start()
        self.update()

    def _shown_places(self) -> list[DrawerPlace]:
        if self.slide.state() == QVariantAnimation.State.Running:
            return between(self.leaving, self.places, float(self.slide.currentValue()))
        return self.places

    def _front_of(self, game: str) -> QRectF:
        return next(place.front for place in self.places if place.game == game)

    # Drawing

    @property
    def style_now(self) -> Style:
        """Here everything grows with the window: there is nothing to make room for."""
        unit = min(self.width() / FULL[0], self.height() / FULL[1])
        style = self.program.style(CABINET)
        return replace(style, unit=max(SMALLEST_UNIT, min(LARGEST_UNIT, unit)))

    def draw_again(self) -> None:
        self.theme.offer([(each.value, each.words) for each in self.theme.segments], self.program.settings.theme)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        self.look.wear(self.style_now, self.devicePixelRatioF())
        unit = self.look.px
        left, right = self._column()
        self.page.setGeometry(left - 6, 0, right - left + 12, self.height())
        self.column.setContentsMargins(6, unit(52), 6, unit(40))
        self.column.setSpacing(unit(2))
        for space, height in self.spaces:
            space.changeSize(0, unit(height), QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.column.invalidate()
        case = self._case()
        words = self.drawer_words()
        self.furniture = Furniture(self.look.art, case, words)
        self.slide.stop()
        self.places = case_places(case, words, self.opened)
        self._place_drawers()
        self.update()

    def _column(self) -> tuple[int, int]:
        """From where to where the column reaches. It widens with the text, as far as the case allows."""
        unit = self.look.px
        growth = self.look.style.text_scale**0.6
        width = min(unit(418) * growth, self.width() * (1 - NARROWEST_CASE) - unit(56 + GAP) - unit(34))
        return unit(54), unit(54) + round(width)

    def _case(self) -> QRectF:
        unit = self.look.px
        left = self._column()[1] + unit(GAP) + unit(14)
        return QRectF(left, unit(30), self.width() - left - unit(34), self.height() - unit(64))

    def _place_drawers(self) -> None:
        for drawer, place in zip(self.drawers, self.places, strict=True):
            rect = place.front if place.inside is None else place.front.united(place.inside)
            drawer.setGeometry(rect.toAlignedRect())
        self.slip.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        window = QRectF(self.rect())
        assert self.furniture is not None
        if self.slide.state() == QVariantAnimation.State.Running:
            self.furniture.draw_moving(painter, window, self._shown_places(), self.opened)
        elif self.is_first_paint and not self.furniture.is_painted(window, self.opened):
            self.furniture.draw_sketch(painter, window, self.opened)
            QTimer.singleShot(0, self, self.update)
        else:
            self.furniture.draw_at_rest(painter, window, self.opened)
            for drawer, place in zip(self.drawers, self.places, strict=True):
                if drawer.is_lit:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    hovered_front(painter, place, self.look.style)
        painter.end()
        if self.is_first_paint:
            self.is_first_paint = False
            QTimer.singleShot(AFTER_FIRST_PAINT_MS, self, self.look_into_games)
            QTimer.singleShot(AT_LEISURE_MS, self, self._prepare)

    def _prepare(self) -> None:
        """At leisure: the picture for the next start, and the parts for the first drawer that slides."""
        if self.furniture is not None and self.isVisible():
            self.furniture.keep(QRectF(self.rect()), self.opened)
            if len(self.program.playable) > 1:
                self.furniture.prepare(QRectF(self.rect()), self.opened)

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        first = self.resume if self.resume.isVisibleTo(self) else self.new_game
        first.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() in steps:
            self._step(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Right:
            self._focus(self._drawer_of(self.opened))
        elif event.key() == Qt.Key.Key_Left:
            self._focus(self._rows()[0])
        else:
            super().keyPressEvent(event)

    def _rows(self) -> list[QWidget]:
        return [row for row in self._all_rows() if row.isVisibleTo(self)]

    def _all_rows(self) -> list[QWidget]:
        return [self.resume, self.new_game, self.lessons, self.replays, *self.recent, *self.links.values()]

    def _drawer_of(self, game: str) -> QWidget:
        return next((drawer for drawer in self.drawers if drawer.game == game), self.drawers[0])

    def _step(self, by: int) -> None:
        here = self.focusWidget()
        ring: Sequence[QWidget] = self.drawers if here in self.drawers else self._rows()
        at = ring.index(here) if here in ring else -by
        self._focus(ring[(at + by) % len(ring)])

    def _focus(self, widget: QWidget) -> None:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        self.page.ensureWidgetVisible(widget)


def lessons_there(program: Program) -> int:
    from rules.core import resources  # noqa: PLC0415

    return sum(1 for game in program.playable for _ in (resources.assets() / game / "lessons").glob("*.json"))
