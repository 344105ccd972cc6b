"""Two screens as a system has them: the class's picture fills the second one, F10 exchanges both, and back."""

import json
import os
import subprocess
import sys
from pathlib import Path

TEACHER, CLASS = (0, 0, 1600, 1000), (1600, 0, 1920, 1080)

SCRIPT = """
import json, sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from rules.games import game_named
from tests.desktop.windows import opened, window

app = QApplication([])
shell = window(Path(sys.argv[1]))
shell.setGeometry(100, 100, 1280, 720)
screen = opened(shell, "presenter", game=game_named("marajoara"), lesson="capture")

def stands():
    for _ in range(10):
        app.processEvents()
    projector = screen.projecting.window
    return [shell.screen().name(), projector.screen().name(), list(projector.geometry().getRect()),
            screen.picture.shown == projector.picture.shown]

found = [stands()]
for _ in range(2):
    shell.activateWindow()
    app.processEvents()
    QTest.keyClick(shell, Qt.Key.Key_F10)
    found.append(stands())
shell.back()
found.append(screen.projecting.window is None)
print(json.dumps(found))
shell.close()
"""


def screen(name: str, place: tuple[int, int, int, int]) -> dict[str, object]:
    x, y, width, height = place
    return {"name": name, "x": x, "y": y, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}


def test_f10_exchanges_the_screens_of_teacher_and_class(tmp_path: Path) -> None:
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": [screen("teacher", TEACHER), screen("class", CLASS)]}))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}", "VESTIGES_HOME": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    before, exchanged, again, is_closed = json.loads(ran.stdout.splitlines()[-1])
    assert before == ["teacher", "class", list(CLASS), True]
    assert exchanged == ["class", "teacher", list(TEACHER), True]
    assert again == before
    assert is_closed
