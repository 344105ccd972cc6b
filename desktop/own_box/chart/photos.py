"""Photos of boards: read in the background, kept in a folder of this computer with the corners of the board in them.

They are in no file that is shared and on no table: nothing but the chart asks for them.
"""

import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader, QPolygonF, QTransform

from desktop.paint.files import photo_bytes
from rules.core import folders
from rules.core.durable import replace_file
from rules.core.types import Phrase, phrase

HEIC = b"heic"
HEIC_BRANDS = (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"hevm", b"hevs", b"mif1", b"msf1")
BEGINNINGS: tuple[tuple[int, bytes, bytes], ...] = (
    (0, b"\x89PNG\r\n\x1a\n", b"png"),
    (0, b"\xff\xd8\xff", b"jpeg"),
    (8, b"WEBP", b"webp"),
    *((4, b"ftyp" + brand, HEIC) for brand in HEIC_BRANDS),
)
"""How photos begin: where what stands, and what Qt calls them. Whatever else Qt reads is no photo, and some of it can
refer to other files; left alone, Qt also takes some photos for pictures of a kind that nothing begins."""
SUFFIXES = ("png", "jpg", "jpeg", "heic", "heif", "webp")
MOST_BYTES = 80_000_000
MOST_POINTS = 200_000_000
"""A picture larger than any camera takes would fill the memory."""
LONGEST_SIDE = 3000
"""Photos are kept so large: letters on a board are still read."""
LEAST_SIDE = 64
QUALITY = 88
INSET = 0.06
"""Where the corners of a board are looked for first, in parts of the photo."""
MOST_KEPT_BYTES = 400_000

Corners = tuple[tuple[float, float], ...]
FIRST_CORNERS: Corners = ((INSET, INSET), (1 - INSET, INSET), (1 - INSET, 1 - INSET), (INSET, 1 - INSET))
"""From the upper left one clockwise, in parts of the photo."""


class NotAPhoto(Exception):
    """Why a file is not taken."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.id)
        self.said = said


@dataclass(frozen=True, slots=True)
class Notes:
    """What is kept beside a photo."""

    corners: Corners = FIRST_CORNERS
    laid: frozenset[str] = frozenset()
    """What was compared with the box and is right as it stands."""


@dataclass(frozen=True, slots=True)
class Photo:
    image: QImage
    notes: Notes = Notes()

    def onto(self, frame: QRectF) -> QTransform:
        """Map the points of the photo to the plane of the chart."""
        found = QTransform.quadToQuad(self.quad, corners_of(frame))
        assert isinstance(found, QTransform), "corners that cross are never kept"
        return found

    @property
    def quad(self) -> QPolygonF:
        wide, high = self.image.width(), self.image.height()
        return QPolygonF([QPointF(x * wide, y * high) for x, y in self.notes.corners])

    def with_corners(self, corners: Corners) -> "Photo":
        return replace(self, notes=replace(self.notes, corners=corners))


def corners_of(rect: QRectF) -> QPolygonF:
    return QPolygonF([rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()])


def is_convex(corners: Corners) -> bool:
    """Whether corners go round a board without crossing: only then there is a perspective."""
    turns = []
    for at in range(4):
        (ax, ay), (bx, by), (cx, cy) = (corners[(at + ahead) % 4] for ahead in range(3))
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return all(turn > LEAST_TURN for turn in turns)


LEAST_TURN = 1e-4
"""Corners on one line would have no perspective either."""


# Reading


def read_photo(path: Path) -> QImage:
    """The photo upright, scaled down where it is larger than is of use. Raises `NotAPhoto`."""
    try:
        size = path.stat().st_size
    except OSError as error:
        raise NotAPhoto(phrase("chart-photo-missing", file=path.name)) from error
    if size > MOST_BYTES:
        raise NotAPhoto(phrase("chart-photo-heavy", file=path.name, most=MOST_BYTES // 1_000_000))
    kind = kind_of(path)
    if kind == HEIC and not reads_heic():
        raise NotAPhoto(phrase("chart-photo-heic", file=path.name))
    reader = QImageReader(str(path), QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    if not kind or not reader.canRead():
        raise NotAPhoto(phrase("chart-photo-unknown", file=path.name))
    whole = reader.size()
    if whole.width() * whole.height() > MOST_POINTS:
        raise NotAPhoto(phrase("chart-photo-large", file=path.name, wide=whole.width(), high=whole.height()))
    if max(whole.width(), whole.height()) > LONGEST_SIDE:
        reader.setScaledSize(whole.scaled(QSize(LONGEST_SIDE, LONGEST_SIDE), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise NotAPhoto(phrase("chart-photo-damaged", file=path.name))
    if min(image.width(), image.height()) < LEAST_SIDE:
        raise NotAPhoto(phrase("chart-photo-small", file=path.name))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def kind_of(path: Path) -> bytes:
    """What kind of photo a file begins as; nothing where it is none."""
    with path.open("rb") as file:
        head = file.read(16)
    return next((kind for at, sign, kind in BEGINNINGS if head[at:].startswith(sign)), b"")


def reads_heic() -> bool:
    """Whether Qt reads what phones of one maker take, which it leaves to the system: macOS does."""
    return HEIC in (bytes(each.data()) for each in QImageReader.supportedImageFormats())


class Reading(QObject):
    """Reads one photo after another in the background, and keeps a copy; the latest that was asked for counts.

    Signals: `came` with the photo, `refused` with why not.
    """

    came = Signal(object)
    refused = Signal(object)
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0
        self._done.connect(self._tell)

    def open(self, path: Path, keep_as: Path) -> None:
        """A photo from anywhere, of which a copy is kept."""
        self._begin(lambda: taken(path, keep_as))

    def open_kept(self, path: Path) -> None:
        """The photo that was kept before."""
        self._begin(lambda: Photo(read_photo(path), read_notes(path)))

    def forget(self) -> None:
        """Let go of whatever is being read."""
        self._asked += 1

    def _begin(self, work: Callable[[], Photo]) -> None:
        self._asked += 1
        number = self._asked

        def run() -> None:
            found: Photo | Phrase
            try:
                found = work()
            except NotAPhoto as error:
                found = error.said
            except OSError as error:
                found = phrase("chart-photo-not-kept", reason=error.strerror or type(error).__name__)
            try:
                self._done.emit(number, found)
            except RuntimeError:
                return  # whoever asked is gone

        threading.Thread(target=run, daemon=True, name="vestiges-photo").start()

    def _tell(self, number: int, found: object) -> None:
        if number != self._asked:
            return
        if isinstance(found, Photo):
            self.came.emit(found)
        else:
            self.refused.emit(found)


def taken(path: Path, keep_as: Path) -> Photo:
    image = read_photo(path)
    folders.made(keep_as.parent)
    replace_file(keep_as, photo_bytes(image, QUALITY))
    notes = replace(read_notes(keep_as), corners=FIRST_CORNERS)
    keep_notes(keep_as, notes)
    return Photo(image, notes)


# Keeping


def place_of(game: str, chart: str) -> Path:
    return folders.photos(game) / f"{chart}.jpg"


def notes_file(photo: Path) -> Path:
    return photo.with_suffix(".json")


def read_notes(photo: Path) -> Notes:
    """What is kept beside a photo; what cannot be read counts as nothing."""
    file = notes_file(photo)
    try:
        if file.stat().st_size > MOST_KEPT_BYTES:
            return Notes()
        found = json.loads(file.read_bytes())
        corners = tuple((float(x), float(y)) for x, y in found["corners"])
        laid = frozenset(str(each) for each in found["laid"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return Notes()
    is_sound = len(corners) == len(FIRST_CORNERS) and is_convex(corners)
    return Notes(corners if is_sound else FIRST_CORNERS, laid)


def keep_notes(photo: Path, notes: Notes) -> None:
    """Write them, or raise `OSError`."""
    folders.made(photo.parent)
    data = {"corners": [list(each) for each in notes.corners], "laid": sorted(notes.laid)}
    replace_file(notes_file(photo), json.dumps(data, indent=1).encode() + b"\n")


def forget(photo: Path) -> None:
    """The photo goes; what was found to be right stays known."""
    photo.unlink(missing_ok=True)
    notes = read_notes(photo)
    keep_notes(photo, replace(notes, corners=FIRST_CORNERS))
