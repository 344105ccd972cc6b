"""The photo below a chart: opened, dropped, faded, its corners set, taken away; what is kept beside it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QStandardPaths, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from desktop.own_box.chart import photos
from desktop.own_box.chart.photos import Corners, Notes, Photo, Reading
from desktop.own_box.chart.saying import Saying
from desktop.own_box.chart.view import ChartView
from desktop.widgets.buttons import Button
from desktop.widgets.dressing import show_if
from desktop.widgets.menu import Menu
from desktop.widgets.volume_slider import VolumeSlider
from desktop.widgets.words import Label
from rules.core.types import Phrase, phrase

FULL = 100


class PhotoTools(QObject):
    """Signals: `told` with what is wrong, or None; `waiting` with what is being read; `tool_wanted`; `changed` when a
    photo came or went.
    """

    told = Signal(object)
    waiting = Signal(str)
    tool_wanted = Signal(str)
    changed = Signal()

    def __init__(self, view: ChartView, saying: Saying) -> None:
        super().__init__(view)
        self.view, self.saying = view, saying
        self.file = Path()
        """Where the photo of this chart is kept."""
        self.notes = Notes()
        self.button = Button("", "quiet", "photo", on="panel", size=14, is_compact=True)
        self.button.clicked.connect(self.press)
        self.corners = Button("", "quiet", "fit", on="panel", size=14, is_compact=True)
        self.corners.clicked.connect(lambda: self.tool_wanted.emit("move" if view.is_cornering else "corners"))
        self.words = Label("", 14, ink="muted", on="panel", wraps=False)
        self.slider = VolumeSlider(wide=110)
        self.slider.setValue(FULL)
        self.slider.valueChanged.connect(self._fade)
        self.fading = QWidget()
        line = QHBoxLayout(self.fading)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self.words)
        line.addWidget(self.slider)
        self.reading = Reading(self)
        self.reading.came.connect(self._came)
        self.reading.refused.connect(self._refused)
        self._wants_corners = False
        view.corners_moved.connect(self._keep_corners)
        view.confirmed.connect(self.confirm)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.button, self.corners, self.fading

    def say_again(self) -> None:
        say = self.saying.say
        self.button.say(say("chart-photo"))
        self.corners.say(say("chart-corners"))
        self.words.setText(say("chart-opacity"))
        self.slider.setAccessibleName(say("chart-opacity"))

    def show_for(self, file: Path) -> None:
        """The photo that is kept for a chart, and what was noted there."""
        self.file, self.notes = file, photos.read_notes(file)
        self.view.confirmed_now = self.notes.laid
        self._wants_corners = False
        self.reading.forget()
        if file.exists():
            self.reading.open_kept(file)
        self._show_tools()

    # Doing

    def press(self) -> None:
        """Open one; with one there, what can be done with it."""
        if self.view.photo is None:
            self.choose()
            return
        menu = Menu(self.button, self.view.style_now)
        say = self.saying.say
        acts: tuple[tuple[str, Callable[[], object]], ...] = (
            ("chart-photo-other", self.choose),
            ("chart-photo-corners", lambda: self.tool_wanted.emit("corners")),
            ("chart-photo-turn", self.turn),
            ("chart-photo-away", self.take_away),
        )
        for words, act in acts:
            menu.addAction(say(words)).triggered.connect(lambda _=False, act=act: act())
        menu.note(say("chart-photo-private"))
        menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height())))

    def choose(self) -> None:
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        kinds = " ".join(f"*.{each} *.{each.upper()}" for each in photos.SUFFIXES)
        say = self.saying.say
        words = f"{say('chart-photo-files')} ({kinds})"
        name, _ = QFileDialog.getOpenFileName(self.button, say("chart-photo-open"), pictures, words)
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Read it in the background; a copy stays on this computer."""
        self.told.emit(None)
        self.waiting.emit(self.saying.say("chart-photo-reading", file=path.name))
        self._wants_corners = True
        self.reading.open(path, self.file)

    def turn(self) -> None:
        """A quarter turn: the corner at the lower left becomes the upper left one."""
        first, *others = self.notes.corners
        corners = (*others, first)
        if self.view.photo is not None:
            self.view.show_photo(self.view.photo.with_corners(corners))
            self._keep_corners(corners)

    def take_away(self) -> None:
        with suppress(OSError):
            photos.forget(self.file)
        self.notes = replace(self.notes, corners=photos.FIRST_CORNERS)
        self.view.show_photo(None)
        self._show_tools()
        self.tool_wanted.emit("move")

    def dropped(self, event: QDropEvent) -> Path | None:
        """The file that may be a photo; all others are for the window."""
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        return next((each for each in files if each.suffix.lower().removeprefix(".") in photos.SUFFIXES), None)

    def confirm(self, id: str, is_right: bool) -> None:
        """What is right as it stands; it counts as laid."""
        laid = self.notes.laid | {id} if is_right else self.notes.laid - {id}
        if laid != self.notes.laid:
            self.notes = replace(self.notes, laid=laid)
            self.view.confirmed_now = laid
            self._keep()
            self.view.update()

    # What comes back

    def _came(self, photo: Photo) -> None:
        self.told.emit(None)
        self.notes = photo.notes
        self.view.confirmed_now = self.notes.laid
        self.view.show_photo(photo)
        self._show_tools()
        if self._wants_corners:
            self._wants_corners = False
            self.tool_wanted.emit("corners")
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refused(self, said: Phrase) -> None:
        self._wants_corners = False
        self.told.emit(said)

    def _show_tools(self) -> None:
        has_photo = self.view.photo is not None
        self.button.show_icon_only(has_photo)
        show_if(self.corners, has_photo)
        show_if(self.fading, has_photo)
        self.changed.emit()

    def _fade(self, value: int) -> None:
        self.view.ground.opacity = value / FULL
        self.view.update()

    def _keep_corners(self, corners: Corners) -> None:
        self.notes = replace(self.notes, corners=corners)
        self._keep()

    def _keep(self) -> None:
        try:
            photos.keep_notes(self.file, self.notes)
        except OSError as error:
            self.told.emit(phrase("chart-photo-not-kept", reason=error.strerror or type(error).__name__))
