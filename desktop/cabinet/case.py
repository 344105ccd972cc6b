"""The cabinet in the window: the picture of wall, case and drawers, a button over each drawer, one drawer open."""

from PySide6.QtCore import QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent

from desktop.cabinet.drawers import DrawerPlace, PlateWords, hovered_front
from desktop.cabinet.furniture import Drawers, Furniture, between, case_places
from desktop.cabinet.over_drawers import DrawerButton, Slip
from desktop.program import GAME_IDS, Program
from desktop.widgets.dressing import Drawn

SLIDE_MS = 170


class Case(Drawn):
    """As large as the window. Signals: `chosen` with the game of a drawer; `painted` after the first time."""

    chosen = Signal(str)
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
        self.slide.valueChanged.connect(lambda _: self.update())
        self.drawers = [DrawerButton(self, game) for game in GAME_IDS]
        self.slip = Slip(self)
        for drawer in self.drawers:
            drawer.clicked.connect(lambda _=False, drawer=drawer: self._pressed(drawer))

    def _pressed(self, drawer: DrawerButton) -> None:
        if drawer.game in self.program.playable:
            self.chosen.emit(drawer.game)
        else:
            front = next(place.front for place in self.places if place.game == drawer.game)
            self.slip.show_at(front, self.program.say(f"drawer-{drawer.game}-closed"))

    def say_again(self) -> None:
        for drawer in self.drawers:
            drawer.say_again()
        self.slip.hide()

    def words(self) -> Drawers:
        say, closed = self.program.say, frozenset(GAME_IDS) - frozenset(self.program.playable)
        plates = tuple(
            PlateWords(say(f"drawer-{game}"), say(f"drawer-{game}-seats"), say(f"drawer-{game}-modes"))
            for game in GAME_IDS
        )
        return Drawers(GAME_IDS, plates, closed, say("drawer-to-come"))

    def stand(self, case: QRectF, opened: str) -> None:
        """Where in the window the case stands, and which of its drawers is open."""
        self.case, self.opened = case, opened
        art, words = self.program.art.worn(self.style_now, self.devicePixelRatioF()), self.words()
        self.furniture = Furniture(art, case, words)
        self.slide.stop()
        self._place_drawers()
        self.update()

    def pull(self, game: str) -> None:
        """The drawer of a game that can be played slides out; the one that was open slides in."""
        if game == self.opened or game not in self.program.playable:
            return
        self.slip.hide()
        self.leaving = self._shown_places()
        self.opened = game
        self._place_drawers()
        if self.program.settings.pace != "off":
            self.slide.start()
        self.update()

    def _place_drawers(self) -> None:
        self.places = case_places(self.case, self.words(), self.opened)
        for drawer, place in zip(self.drawers, self.places, strict=True):
            rect = place.front if place.inside is None else place.front.united(place.inside)
            drawer.setGeometry(rect.toAlignedRect())
        self.slip.raise_()

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
                hovered_front(painter, place, self.style_now)

    def prepare(self) -> None:
        """At leisure: the picture for the next start, and the parts for the first drawer that slides."""
        if self.furniture is not None and self.isVisible():
            self.furniture.keep(QRectF(self.rect()), self.opened)
            if len(self.program.playable) > 1:
                self.furniture.prepare(QRectF(self.rect()), self.opened)
