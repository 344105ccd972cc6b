"""Everything is imported, and the table with its charts drawn, without the modules that the packaged program lacks."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copyfile

from PySide6.QtCore import QLibraryInfo

import bundle_contents as contents
from desktop.style import fonts

WITHOUT = """
import importlib, importlib.util, pkgutil, sys

class LeftOut:
    def find_spec(self, name, path=None, target=None):
        parts = name.split(".")
        if any(".".join(parts[:length]) in left_out for length in range(1, len(parts) + 1)):
            raise ModuleNotFoundError(name, name=name)

left_out, picture = set(sys.argv[1].split()), sys.argv[2]
sys.meta_path.insert(0, LeftOut())
import desktop, rules
for package in (rules, desktop):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
if importlib.util.find_spec("miniaudio"):
    import miniaudio
from desktop.__main__ import main
sys.exit(main(["screenshot", "marajoara", "--moves", "6", "--dock", "charts", "--out", picture]))
"""


def test_everything_works_without_what_is_left_out(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, " ".join(contents.NOT_NEEDED), str(picture)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    assert picture.exists()


PHOTO = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QImage
from desktop.own_box.chart.photos import read_photo
from desktop.paint.files import photo_bytes

QCoreApplication.setLibraryPaths([sys.argv[1]])
application = QGuiApplication([])
taken, kept = Path(sys.argv[2]), Path(sys.argv[3])
image = QImage(100, 80, QImage.Format.Format_RGB32)
image.fill(0x336699)
for suffix in ("png", "jpg", "webp"):
    assert image.save(str(taken.with_suffix(f".{suffix}"))), suffix
    kept.write_bytes(photo_bytes(read_photo(taken.with_suffix(f".{suffix}")), 88))
    assert read_photo(kept).size() == image.size(), suffix
"""


def test_photos_are_read_and_kept_with_the_plugins_that_go_in(tmp_path: Path) -> None:
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    for file in plugins.glob("*/*"):
        within = file.relative_to(plugins)
        if contents.is_wanted(f"PySide6/Qt/plugins/{within.as_posix()}"):
            (tmp_path / "plugins" / within.parent).mkdir(parents=True, exist_ok=True)
            copyfile(file, tmp_path / "plugins" / within)
    done = subprocess.run(
        [sys.executable, "-c", PHOTO, tmp_path / "plugins", tmp_path / "taken", tmp_path / "kept.jpg"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_fonts_that_go_in_are_those_that_are_loaded() -> None:
    assert set(contents.FONTS) == set(fonts.PACKAGES)
    assert contents.FACES == fonts.FACES
