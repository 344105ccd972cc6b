"""The cabinet in the window: the picture of wall, case and drawers, a button over each drawer, one drawer open."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent

from desktop.cabinet.furniture import Furniture, draw_lit
from desktop.cabinet.over_drawers import PLATE_EDGE, DrawerButton, PlateLink, Slip, fit_links
from desktop.cabinet.places import (
    DrawerPlace,
    Drawers,
    PlateWords,
    between,
    case_places,
    knob_place,
    plate_lines,
    plate_place,
)
from desktop.cabinet.weights import weight_of
from desktop.cabinet.which_game import WhichGame
from desktop.program import Program
from desktop.widgets.dressing import Drawn
from desktop.widgets.pressable import Pressable
from rules.games import GAME_IDS

if TYPE_CHECKING:
    from desktop.cabinet.knob_tag import KnobTag

SLIDE_MS = 170
PLAY = "play"
LINKS = (PLAY, "guided", "aim", "lessons", "rules")
"""The ways to go on from an open drawer."""


class Case(Drawn):
    """The case with its drawers, as large as the window.

    Signals: `chosen` with the game of a drawer; `wanted` with the name of a page about the game whose drawer is
    open; `pulled` when another drawer is opened; `painted` after the first time."""

    chosen = Signal(str)
    wanted = Signal(str)
    pulled = Signal()
    painted = Signal()

    def __init__(self, program: Program, opened: str) -> None:
        super().__init__()
        self.program = program
        self.opened = opened
        self.case = QRectF()
        self.furniture: Furniture | None = None
        self.places: list[DrawerPlace] = []
        self.leaving: list[DrawerPlace] = []
        self.is_first_paint = True
        self.slide = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SLIDE_MS)
        self.slide.valueChanged.connect(self._slide_on)
        self.drawers = [DrawerButton(self, game) for game in GAME_IDS]
        self.links = [PlateLink(self, name, is_last=name == LINKS[-1]) for name in LINKS]
        self.tag: KnobTag | None = None
        self.slide.finished.connect(self._slid)
        self.slip = Slip(self)
        self.question = WhichGame(self)
        for link in self.links:
            link.clicked.connect(lambda _=False, link=link: self._follow(link))
        for drawer in self.drawers:
            drawer.clicked.connect(lambda _=False, game=drawer.game: self.press(game))

    def _follow(self, link: PlateLink) -> None:
        if link.name == PLAY:
            self.chosen.emit(self.opened)
        else:
            self.wanted.emit(link.name)

    def hideEvent(self, event: QHideEvent) -> None:
        """Ask no longer: whoever opened something else does not look for a drawer."""
        super().hideEvent(event)
        self.question.end()

    def stops(self) -> list[Pressable]:
        """What the keyboard reaches, in order: the ways to go on follow the drawer that is open."""
        found: list[Pressable] = []
        for drawer in self.drawers:
            found.append(drawer)
            if drawer.game == self.opened:
                found += self.links
        return found

    def press(self, game: str) -> None:
        """What a click on a drawer does: its game is chosen, or it is said why it stays closed."""
        if game in self.program.playable:
            self.chosen.emit(game)
        else:
            front = next(place.front for place in self.places if place.game == game)
            self.slip.show_at(front, self.program.say(f"drawer-{game}-closed"))

    # The tag on the knob of the drawer to begin with

    def hang_tag(self, game: str) -> None:
        """Hang a tag over the knob of this drawer; take it away without one."""
        if self.tag is not None and self.tag.game == game:
            return
        if self.tag is not None:
            self.tag.hide()
            self.tag.deleteLater()
            self.tag = None
        if game:
            from desktop.cabinet.knob_tag import KnobTag  # noqa: PLC0415 (for those who are new here)

            self.tag = KnobTag(self, game)
            self.tag.wear(self.style_now)
            self.tag.say(self.program.say("drawer-begin-here"))
            self.tag.show()
            self._place_tag()
            self.tag.swing_once()

    def _place_tag(self) -> None:
        tag = self.tag
        front = next((each.front for each in self._shown_places() if tag and each.game == tag.game), None)
        if tag is not None and front is not None:
            tag.hang(knob_place(front), plate_place(front, self.style_now).right())
            tag.raise_()

    def _slide_on(self) -> None:
        self._place_tag()
        self.update()

    def _slid(self) -> None:
        self._place_links()
        self._place_tag()
        if self.tag is not None and self.tag.game == self.opened:
            self.tag.swing_once()

    def say_again(self) -> None:
        for drawer in self.drawers:
            drawer.say_again()
        self._say_links()
        if self.tag is not None:
            self.tag.say(self.program.say("drawer-begin-here"))
        self.question.end()
        self.slip.hide()

    def _say_links(self) -> None:
        game = self.program.say(f"drawer-{self.opened}") if self.opened else ""
        for link in self.links:
            short = self.program.plain.get(f"drawer-{link.name}-short", "")
            link.tell(self.program.say(f"drawer-{link.name}"), short)
            link.setAccessibleDescription(game)

    def words(self) -> Drawers:
        say, closed = self.program.say, frozenset(GAME_IDS) - frozenset(self.program.playable)
        plates = tuple(
            PlateWords(
                say(f"drawer-{game}"),
                say(f"drawer-{game}-seats"),
                say(f"drawer-{game}-modes"),
                say(f"drawer-weight-{weight_of(game)}"),
                weight_of(game),
            )
            for game in GAME_IDS
        )
        return Drawers(GAME_IDS, plates, closed, say("drawer-to-come"))

    def stand(self, case: QRectF, opened: str) -> None:
        """Place the case in the window, and open this one of its drawers."""
        self.case, self.opened = case, opened
        art, words = self.program.art.worn(self.style_now, self.devicePixelRatioF()), self.words()
        self.furniture = Furniture(art, case, words)
        self.slide.stop()
        self._place_drawers()
        self._place_links()
        self._place_tag()
        self.question.place()
        self.update()

    def pull(self, game: str) -> None:
        """The drawer of a game that can be played slides out; the one that was open slides in."""
        if game == self.opened or game not in self.program.playable:
            return
        if not self.question.is_asked:
            self.slip.hide()
        self.leaving = self._shown_places()
        self.opened = game
        self._place_drawers()
        if self.program.settings.pace != "off":
            self.slide.start()
            self.program.sound.play("drawer")
        self._place_links()
        self._place_tag()
        self._say_links()
        self.update()

    def _place_drawers(self) -> None:
        self.places = case_places(self.case, self.words(), self.opened)
        for drawer, place in zip(self.drawers, self.places, strict=True):
            rect = place.front if place.inside is None else place.front.united(place.inside)
            drawer.setGeometry(rect.toAlignedRect())
        self.slip.raise_()

    def _place_links(self) -> None:
        """Place the links in the last line of the open drawer's plate, once it is there."""
        open_now = next((place for place in self.places if place.game == self.opened and place.inside), None)
        is_there = open_now is not None and not self.is_sliding
        for link in self.links:
            link.setVisible(is_there)
        if open_now is None or self.furniture is None:
            return
        drawer = next(each for each in self.drawers if each.game == self.opened)
        self._hang_links_on(drawer, is_there=is_there)
        style = self.furniture.art.style
        line, size = plate_lines(plate_place(open_now.front, style), style)
        x, middle = line.x() - PLATE_EDGE - drawer.x(), line.center().y() - drawer.y()
        fit_links(self.links, line.width() + 2 * PLATE_EDGE, size)
        for link in self.links:
            high = link.high_for(0)
            x = link.put(x, middle - high / 2, link.wide(), high)

    def _hang_links_on(self, drawer: DrawerButton, *, is_there: bool) -> None:
        if self.links[0].parent() is drawer:
            return
        for link in self.links:
            link.setParent(drawer)
            link.setVisible(is_there)
        self.pulled.emit()

    @property
    def is_sliding(self) -> bool:
        return self.slide.state() == QVariantAnimation.State.Running

    def _shown_places(self) -> list[DrawerPlace]:
        return between(self.leaving, self.places, float(self.slide.currentValue())) if self.is_sliding else self.places

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.furniture is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        window = QRectF(self.rect())
        if self.is_sliding:
            self.furniture.draw_moving(painter, window, self._shown_places(), self.opened)
        elif self.is_first_paint and not self.furniture.is_painted(window, self.opened):
            self.furniture.draw_sketch(painter, window, self.opened)
            QTimer.singleShot(0, self, self.update)
        else:
            self.furniture.draw_at_rest(painter, window, self.opened)
            self._draw_lit(painter)
        painter.end()
        if self.is_first_paint:
            self.is_first_paint = False
            self.painted.emit()

    def _draw_lit(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for drawer, place in zip(self.drawers, self.places, strict=True):
            if drawer.is_lit:
                draw_lit(painter, place, self.style_now)

    def prepare(self) -> None:
        """Prepare, when idle, the picture for the next start and the parts for the first drawer that slides."""
        if self.furniture is not None and self.isVisible():
            self.furniture.keep(QRectF(self.rect()), self.opened)
            if len(self.program.playable) > 1:
                self.furniture.prepare(QRectF(self.rect()), self.opened)
