"""The small pictures of README.md, made anew by `vestiges screenshot`: `make pictures`, on Windows
`.venv\\Scripts\\python packaging\\pictures.py`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
WIDE, QUALITY = 800, 82
MOST_BYTES = 1_500_000
"""Of all pictures together."""

PICTURES: Mapping[str, Sequence[str]] = {
    "cabinet.jpg": ("marajoara", "--screen", "cabinet"),
    "excavation_earth.jpg": ("excavation_earth", "--seats", "person,novice", "--moves", "46"),
    "hoyuk.jpg": ("hoyuk", "--moves", "110"),
    "marajoara.jpg": ("marajoara", "--moves", "60", "--at", "trackspace-yellow-9"),
    "council_of_shadows.jpg": ("council_of_shadows", "--seats", "person,novice", "--moves", "90", "--theme", "dark"),
    "magnastorm.jpg": ("magnastorm", "--moves", "60"),
}
"""By file, what `vestiges screenshot` is asked for; in the order of README.md."""


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, wanted in PICTURES.items():
            large = Path(folder) / "large.png"
            command = (sys.executable, "-m", "desktop", "screenshot", *wanted, "--lang", "en", "--out", str(large))
            subprocess.run(command, cwd=ROOT, check=True)
            make_small(large, FOLDER / name)
    size = sum((FOLDER / name).stat().st_size for name in PICTURES)
    print(f"{len(PICTURES)} pictures in {FOLDER.relative_to(ROOT)}: {size // 1000} kB")
    return 0 if size <= MOST_BYTES else 1


def make_small(large: Path, small: Path) -> None:
    """Write the picture again, as wide as a page shows it. Raises `OSError` where that fails."""
    image = QImage(str(large)).scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
    if not image.save(str(small), quality=QUALITY):
        raise OSError(f"{small} cannot be written")


if __name__ == "__main__":
    sys.exit(main())
