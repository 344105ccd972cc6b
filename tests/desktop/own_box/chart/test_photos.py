"""Photos: what is taken and what is refused, and that they stay where they are."""

import io
import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QImageReader
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.own_box.chart import photos
from desktop.own_box.chart.photos import (
    FIRST_CORNERS,
    LONGEST_SIDE,
    NotAPhoto,
    is_convex,
    keep_notes,
    place_of,
    read_notes,
    read_photo,
)
from rules.boxes.kept import CORRECTIONS
from rules.core import folders
from rules.core.types import phrase
from rules.text.localise import Texts
from tests.desktop.own_box.chart.at_the_chart import drag, lay_photo, panel_of

SOURCE = Path(photos.__file__).parents[3]
RED, BLUE = QColor("#C01010"), QColor("#1010C0")


def picture(path: Path, wide: int = 400, high: int = 300) -> Path:
    """Red at the left, blue at the right."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(RED)
    for x in range(wide // 2, wide):
        for y in range(0, high, max(1, high // 8)):
            image.setPixelColor(x, y, BLUE)
    assert image.save(str(path))
    return path


def turned(path: Path) -> Path:
    """The same as a camera that lay on its side writes it: upright only by what the file says of itself."""
    raw = path.read_bytes()
    tag = struct.pack(">HHII", 0x0112, 3, 1, 6 << 16)
    exif = b"Exif\x00\x00" + b"MM\x00\x2a\x00\x00\x00\x08" + struct.pack(">H", 1) + tag + b"\x00\x00\x00\x00"
    path.write_bytes(raw[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + raw[2:])
    return path


@pytest.mark.parametrize("name", ["board.png", "board.jpg", "board.JPEG", "board.webp", "png-by-another-name.jpg"])
def test_photos_are_read_by_what_they_are(tmp_path: Path, name: str) -> None:
    path = picture(tmp_path / ("board.png" if name.startswith("png") else name))
    image = read_photo(path.rename(tmp_path / name))
    assert (image.width(), image.height()) == (400, 300)


def test_a_photo_taken_sideways_stands_upright(tmp_path: Path) -> None:
    image = read_photo(turned(picture(tmp_path / "side.jpg")))
    assert (image.width(), image.height()) == (300, 400)


def test_large_photos_are_scaled_down(tmp_path: Path) -> None:
    image = QImage(5000, 200, QImage.Format.Format_RGB32)
    image.fill(RED)
    assert image.save(str(tmp_path / "wide.jpg"))
    assert read_photo(tmp_path / "wide.jpg").width() == LONGEST_SIDE


def png_that_says(wide: int, high: int) -> bytes:
    """A picture whose head promises more than it holds."""
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    found = io.BytesIO()
    found.write(b"\x89PNG\r\n\x1a\n")
    for kind, data in ((b"IHDR", head), (b"IDAT", b"\x78\x9c\x03\x00"), (b"IEND", b"")):
        import zlib  # noqa: PLC0415

        found.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))
    return found.getvalue()


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("words.jpg", b"not a picture at all", "chart-photo-unknown"),
        (
            "drawing.svg",
            b'<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
            "chart-photo-unknown",
        ),
        ("cut.png", png_that_says(400, 300), "chart-photo-damaged"),
        ("bomb.png", png_that_says(60_000, 60_000), "chart-photo-large"),
        ("empty.png", b"", "chart-photo-unknown"),
    ],
)
def test_what_is_no_photo_is_refused(tmp_path: Path, name: str, data: bytes, said: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(NotAPhoto) as refused:
        read_photo(path)
    assert refused.value.said.id == said


HEIC = b"\x00\x00\x00\x18ftyp%s\x00\x00\x00\x00mif1heic" + bytes(200)
"""How a photo begins that phones of one maker take; the rest of it needs a plugin of the system."""


@pytest.mark.parametrize("brand", [b"heic", b"hevx", b"mif1"])
def test_a_photo_of_a_phone_that_qt_does_not_read_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brand: bytes
) -> None:
    (tmp_path / "IMG_0042.HEIC").write_bytes(HEIC % brand)
    monkeypatch.setattr(QImageReader, "supportedImageFormats", lambda: [QByteArray(b"jpeg"), QByteArray(b"png")])
    with pytest.raises(NotAPhoto) as refused:
        read_photo(tmp_path / "IMG_0042.HEIC")
    assert refused.value.said == phrase("chart-photo-heic", file="IMG_0042.HEIC")
    assert "Enregistrez-la en JPEG" in Texts("fr").say(refused.value.said)
    assert "Save it as JPEG" in Texts("en").say(refused.value.said)


def test_a_photo_of_a_phone_is_taken_where_qt_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for as what it begins as; what Qt then makes of it is a photo like any other."""

    class Reader(QImageReader):
        def __init__(self, name: str, kind: QByteArray) -> None:
            asked.append(bytes(kind.data()))
            super().__init__(str(picture(tmp_path / "inside.png")), QByteArray(b"png"))

        @staticmethod
        def supportedImageFormats() -> list[QByteArray]:
            return [QByteArray(b"heic"), QByteArray(b"png")]

    asked: list[bytes] = []
    (tmp_path / "IMG_0042.HEIC").write_bytes(HEIC % b"heic")
    monkeypatch.setattr(photos, "QImageReader", Reader)
    image = read_photo(tmp_path / "IMG_0042.HEIC")
    assert asked == [b"heic"]
    assert (image.width(), image.height()) == (400, 300)


def test_photos_that_are_missing_tiny_or_too_heavy_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = []
    for path in (tmp_path / "gone.png", picture(tmp_path / "tiny.png", 20, 20), picture(tmp_path / "heavy.png")):
        if path.name == "heavy.png":
            monkeypatch.setattr(photos, "MOST_BYTES", 100)
        with pytest.raises(NotAPhoto) as refused:
            read_photo(path)
        said.append(refused.value.said.id)
    assert said == ["chart-photo-missing", "chart-photo-small", "chart-photo-heavy"]


def test_a_damaged_file_is_said_and_what_was_there_stays(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    lay_photo(qtbot, panel, picture(tmp_path / "board.png"))
    (tmp_path / "broken.jpg").write_bytes(b"\xff\xd8\xff\xe0 nothing more")
    panel.photo.open(tmp_path / "broken.jpg")
    qtbot.waitUntil(lambda: "broken.jpg" in panel.told.text() and "Reading" not in panel.told.text())
    assert panel.view.photo is not None
    assert panel.photo.notes.corners != FIRST_CORNERS


def test_corners_are_put_by_mouse_or_keys_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    lay_photo(qtbot, panel, picture(tmp_path / "board.png"))
    view, before = panel.view, panel.photo.notes.corners
    panel.take("corners")
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    after = panel.photo.notes.corners
    assert after[1][0] > before[1][0]
    assert (after[0], *after[2:]) == (before[0], *before[2:])

    again = panel_of(qtbot, tmp_path, "marajoara", "grid")
    qtbot.waitUntil(lambda: again.view.photo is not None)
    assert again.photo.notes.corners == after
    assert not again.view.is_cornering


def test_a_photo_is_turned_by_quarters(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    lay_photo(qtbot, panel, picture(tmp_path / "board.png"))
    before = panel.photo.notes.corners
    panel.photo.turn()
    assert panel.photo.notes.corners == (*before[1:], before[0])
    for _ in range(3):
        panel.photo.turn()
    assert panel.view.photo is not None
    assert panel.view.photo.notes.corners == before


def test_corners_that_cross_are_not_taken(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    lay_photo(qtbot, panel, picture(tmp_path / "board.png"))
    view = panel.view
    panel.take("corners")
    drag(view, view.ground.pins[0].toPoint(), (view.ground.pins[2] + QPointF(20, 20)).toPoint())
    assert is_convex(panel.photo.notes.corners)


def test_notes_that_cannot_be_read_count_as_none(tmp_path: Path) -> None:
    photo = tmp_path / "grid.jpg"
    for raw in (b"", b"[]", b'{"corners": [[0, 0]], "laid": []}', b'{"corners": 5, "laid": null}', b"\xff\xfe"):
        photos.notes_file(photo).write_bytes(raw)
        assert read_notes(photo).corners == FIRST_CORNERS
    keep_notes(photo, photos.Notes(FIRST_CORNERS, frozenset({"cell:a1"})))
    assert read_notes(photo).laid == {"cell:a1"}


def test_a_photo_that_is_taken_away_is_gone_from_the_disk(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    lay_photo(qtbot, panel, picture(tmp_path / "board.png"))
    assert place_of("marajoara", "grid").exists()
    panel.photo.take_away()
    assert not place_of("marajoara", "grid").exists()
    assert panel.view.photo is None


def test_nothing_but_the_chart_knows_photos() -> None:
    """They are in no file that is shared and on no table: no other module can even find them."""
    knowing = [
        path.relative_to(SOURCE).as_posix()
        for folder in ("desktop", "rules")
        for path in (SOURCE / folder).rglob("*.py")
        if any(
            word in path.read_text(encoding="utf-8")
            for word in ("folders.photos", "own_box.chart.photos", "def photos")
        )
    ]
    outside = [path for path in knowing if not path.startswith("desktop/own_box/chart/")]
    assert outside == ["rules/core/folders.py"]


def test_what_is_kept_and_shared_holds_nothing_of_a_photo(qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_of(qtbot, tmp_path, "marajoara", "grid")
    lay_photo(qtbot, panel, picture(tmp_path / "board.png"))
    panel.view.select("cell:a1")
    QTest.keyClicks(panel.view, "M")
    shared = CORRECTIONS.dump_json(panel.draft.own.corrections)
    assert b"photo" not in shared
    assert b"jpg" not in shared
    kept = {path.relative_to(folders.home()).parts[0] for path in folders.home().rglob("*.jp*g")}
    assert kept == {"photos"}
