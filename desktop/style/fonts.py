"""Source Serif for titles, Source Sans for the rest, with figures of equal width; measuring text before it is drawn."""

import importlib.util
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

Weight = Literal["regular", "semibold", "bold"]

SANS, SERIF = "Source Sans Pro", "Source Serif Pro"
PACKAGES = {"font_source_sans_pro": "SourceSansPro", "font_source_serif_pro": "SourceSerifPro"}
FACES = ("Regular", "It", "Semibold", "SemiboldIt", "Bold")
"""Loading a face costs about 0.2 ms, and only these are ever drawn."""

WEIGHTS: dict[Weight, QFont.Weight] = {
    "regular": QFont.Weight.Normal,
    "semibold": QFont.Weight.DemiBold,
    "bold": QFont.Weight.Bold,
}
FILES: dict[Weight, str] = {"regular": "Regular", "semibold": "Semibold", "bold": "Bold"}
EVEN_FIGURES = ("tnum", "lnum")
TALL = 100_000.0


class MissingFont(Exception):
    """A font file of the packages could not be loaded: the installation is broken."""


@lru_cache(maxsize=1)
def load_fonts() -> None:
    """Make both families known to Qt. Needs a QGuiApplication; a second call costs nothing."""
    for package, family in PACKAGES.items():
        folder = _folder_of(package)
        for face in FACES:
            file = folder / f"{family}-{face}.otf"
            if QFontDatabase.addApplicationFont(str(file)) < 0:
                raise MissingFont(str(file))


def face_file(family: str, weight: int) -> Path:
    """The file of an upright face, for documents that carry their type with them."""
    face = next((FILES[each] for each, number in WEIGHTS.items() if number.value == weight), "Regular")
    package = next(package for package, name in PACKAGES.items() if name == family.replace(" ", ""))
    return _folder_of(package) / f"{PACKAGES[package]}-{face}.otf"


def _folder_of(package: str) -> Path:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise MissingFont(package)
    return Path(found.origin).parent / "files"


@lru_cache(maxsize=512)
def font(size: float, weight: Weight = "regular", *, serif: bool = False, italic: bool = False) -> QFont:
    """A shared font of this pixel size: use it, do not change it."""
    load_fonts()
    made = QFont(SERIF if serif else SANS)
    made.setPixelSize(max(1, round(size)))
    made.setWeight(WEIGHTS[weight])
    made.setItalic(italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in EVEN_FIGURES:
        made.setFeature(QFont.Tag(feature), 1)
    return made


@lru_cache(maxsize=512)
def metrics(size: float, weight: Weight = "regular", *, serif: bool = False, italic: bool = False) -> QFontMetricsF:
    return QFontMetricsF(font(size, weight, serif=serif, italic=italic))


@lru_cache(maxsize=8192)
def width_of(
    words: str, size: float, weight: Weight = "regular", *, serif: bool = False, italic: bool = False
) -> float:
    """How wide the words are on one line."""
    return metrics(size, weight, serif=serif, italic=italic).horizontalAdvance(words)


@lru_cache(maxsize=8192)
def height_of(words: str, width: float, size: float, weight: Weight = "regular", *, serif: bool = False) -> float:
    """How high the words are, wrapped to this width."""
    room = QRectF(0, 0, width, TALL)
    return metrics(size, weight, serif=serif).boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
