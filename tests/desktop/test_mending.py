"""When something breaks in the window: one sentence, a report to save, and a table that shows its position, whole."""

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QFileDialog

from desktop import mending
from desktop.board.items import SpriteItem
from desktop.mending import Mending
from desktop.reporting import NOTICE, write_report
from desktop.table.bot_trouble import note_trouble
from desktop.table.seats import PERSON
from desktop.trouble import catching
from desktop.trouble.log import LogFile, kept_log
from rules.bots.client import BotClient, Trouble
from rules.bots.registry import entry_named
from rules.bots.worker import Question
from rules.core import folders
from rules.marajoara import GAME
from tests.desktop.at_the_table import AtTable, game, sensible, waited
from tests.desktop.conftest import SitDown
from tests.desktop.listening import Listener, reader_running

SECRET = "card-17"
HAPPENED = "Votre partie est en sécurité"


@pytest.fixture
def at(sit_down: SitDown) -> AtTable:
    return sit_down(game(PERSON, PERSON))


@pytest.fixture
def watched(at: AtTable, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mending]:
    """Exceptions are caught as in the program itself; the test is not told of them as failures."""
    monkeypatch.setattr(sys, "excepthook", catching.caught)
    monkeypatch.setattr(catching, "on_terminal", lambda *_: None)
    log = LogFile()
    logging.getLogger().addHandler(log)
    made = Mending(at.screen.shell, log)
    yield made
    made.close()
    logging.getLogger().removeHandler(log)
    log.close()


def said(at: AtTable) -> str:
    notices = at.screen.shell.notices
    return "" if notices is None or NOTICE not in notices.lines else notices.lines[NOTICE].notice.words.text()


def break_in_slot(does: Callable[[], object]) -> None:
    QTimer.singleShot(0, does)
    wait(mending.SOON_MS + 60)


def wait(milliseconds: int) -> None:
    """In a loop of events as the program's own: what a slot raises goes no further."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def shown(at: AtTable) -> dict[str, object]:
    """What really lies on the table: the items of the scene, not what is said of them."""
    items = (each for each in at.screen.area.scene.items() if isinstance(each, SpriteItem))
    return {each.sprite.key: (each.sprite.place, each.pos()) for each in items}


def test_an_exception_in_a_slot_is_told_in_a_sentence_and_logged(at: AtTable, watched: Mending) -> None:
    before, now = shown(at), at.timeline.now
    break_in_slot(lambda: print(at.screen.dock.no_such_thing))  # type: ignore[attr-defined]
    assert HAPPENED in said(at)
    assert "no attribute 'no_such_thing'" in kept_log()
    assert at.timeline.now == now
    assert set(shown(at)) == set(before)
    assert not any(name in kept_log() for name in at.table.names)


def test_the_notice_is_announced_each_time(at: AtTable, watched: Mending, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mending, "PATIENCE_S", 0.0)
    with reader_running():
        listener = Listener(at.shell)
        for _ in range(2):
            listener.listen()
            break_in_slot(lambda: print(at.screen.dock.no_such_thing))  # type: ignore[attr-defined]
            assert any(HAPPENED in words for words in (*listener.new, *listener.listen()))


def test_an_exception_in_a_thread_is_told(at: AtTable, watched: Mending, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", catching.caught_in_thread)
    thread = threading.Thread(target=lambda: print(1 // 0))
    thread.start()
    thread.join()
    assert waited(lambda: HAPPENED in said(at), 2000)
    assert "in a thread" in kept_log()


def test_a_bot_that_fails_in_its_process_is_told_without_what_it_saw(at: AtTable, watched: Mending) -> None:
    entry = entry_named("novice", GAME.id)
    assert entry is not None
    with BotClient() as client:
        decided = client.choose(Question(GAME.id, entry, "the hand of Clara", at.table.legal, 7, wants_advice=True), 30)
    assert decided.trouble is not None
    assert decided.trouble.kind == "failed"
    note_trouble(decided.trouble)
    note_trouble(Trouble("illegal", "novice", "Take(card='" + SECRET + "')"))
    assert HAPPENED in said(at)
    assert "Traceback" in kept_log()
    assert "chose what is not legal" in kept_log()
    assert "Clara" not in kept_log()
    assert SECRET not in kept_log()


@pytest.mark.parametrize("breaks", ["change", "_lie_down", "__init__"])
def test_a_table_that_broke_half_way_shows_its_position_whole(
    at: AtTable, watched: Mending, monkeypatch: pytest.MonkeyPatch, breaks: str
) -> None:
    whole, broken = getattr(SpriteItem, breaks), iter((False, False, True))

    def half(self: SpriteItem, *args: object) -> None:
        if next(broken, False):
            raise ValueError(SECRET)
        whole(self, *args)

    monkeypatch.setattr(SpriteItem, breaks, half)
    if breaks == "__init__":
        at.screen.area.scene.forget()
    break_in_slot(lambda: at.table.propose(sensible(at.table, 1)))
    assert next(broken, None) is None, "nothing broke"
    assert SECRET not in kept_log()
    assert "ValueError" in kept_log()
    assert HAPPENED in said(at)
    assert at.timeline.now == 1
    after = shown(at)
    at.screen.area.scene.forget()
    at.screen.area.refresh()
    assert after == shown(at)
    at.make(sensible(at.table, 2))
    assert at.timeline.now == 2


def test_what_breaks_at_every_frame_is_not_mended_for_ever(
    at: AtTable, watched: Mending, monkeypatch: pytest.MonkeyPatch
) -> None:
    mended: list[int] = []
    monkeypatch.setattr(at.screen.area, "refresh", lambda: mended.append(1))

    def broken(*_: object) -> None:
        raise ValueError("again")

    monkeypatch.setattr(type(at.screen.area.painting), "finish", property(broken), raising=False)
    counts = []
    for _ in range(6):
        at.screen.area.view.viewport().update()
        wait(mending.SOON_MS + 20)
        counts.append(len(mended))
    assert counts[0] > 0
    assert counts[3] == counts[5]
    assert HAPPENED in said(at)


def test_what_cannot_be_shown_anew_does_not_keep_the_rest_from_it(
    at: AtTable, watched: Mending, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise ValueError("still broken")

    monkeypatch.setattr(at.screen.area.gestures, "cancel", broken)
    at.screen.area.scene.forget()
    break_in_slot(broken)
    assert shown(at)
    assert "could not be shown anew" in kept_log()


def test_the_report_is_saved_where_one_wants_and_nowhere_else(
    at: AtTable, watched: Mending, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    break_in_slot(lambda: print(1 // 0))
    shell = at.screen.shell
    assert shell.notices is not None
    shell.notices.lines[NOTICE].notice.buttons[0].click()
    text = file.read_text(encoding="utf-8")
    assert "ZeroDivisionError" in text
    assert "game: marajoara" in text
    assert not any(name in text for name in at.table.names)
    assert "report.txt" in said(at)
    write_report(shell, tmp_path / "not" / "there" / "report.txt")
    assert "n’a pas pu" in said(at)
    assert len(shell.notices.lines[NOTICE].notice.buttons) == 2


RUNS = """
import faulthandler, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop import app
from desktop.first_window import Asked

def look():
    shell = next(each for each in QApplication.topLevelWidgets() if isinstance(each, app.Shell))
    if sys.argv[1] == "crash":
        faulthandler._sigsegv()
    told = shell.notices.lines if shell.notices is not None else {}
    print("told" if "trouble" in told else "nothing", flush=True)
    shell.close()

real = app.be_ready_to_mend
def ready(*args):
    real(*args)
    QTimer.singleShot(0, look)
app.be_ready_to_mend = ready
sys.exit(app.open_window(Asked("en")))
"""


def test_a_crash_of_the_program_itself_is_told_once_at_the_next_start(tmp_path: Path) -> None:
    home = tmp_path / "home"
    paths = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), folders.HOME_VARIABLE: str(home)}

    def run(how: str) -> str:
        command = [sys.executable, "-c", RUNS, how]
        return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **paths}, check=False).stdout

    assert run("crash") == ""
    assert run("look") == "told\n"
    assert run("look") == "nothing\n"
    assert [each.name for each in (home / "log").iterdir()] == ["vestiges.log"]
    assert "Segmentation fault" in (home / "log" / "vestiges.log").read_text(encoding="utf-8")


BROKEN = """
import sys
from PySide6.QtWidgets import QMessageBox
from desktop import app
from desktop.first_window import Asked
from pathlib import Path

QMessageBox.critical = lambda parent, name, words: print(name, words, flush=True)
def broken(*args, **what):
    raise RuntimeError("no window today")
if sys.argv[1] == "start":
    app.opened = broken
else:
    real = app.be_at_home
    def leave(*args):
        real(*args)
        app.QTimer.singleShot(300, tell)
    def tell():
        shell = next(each for each in app.QApplication.topLevelWidgets() if isinstance(each, app.Shell))
        print("told" if "trouble" in shell.notices.lines else "nothing", flush=True)
        shell.close()
    app.be_at_home, app.open_files = leave, broken
sys.exit(app.open_window(Asked("en", (Path("a.vestiges"),))))
"""


@pytest.mark.parametrize(
    ("how", "says", "code"), [("start", "Vestiges Vestiges could not start", 1), ("file", "told", 0)]
)
def test_what_breaks_at_the_start_is_told_too(tmp_path: Path, how: str, says: str, code: int) -> None:
    home = tmp_path / "home"
    paths = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), folders.HOME_VARIABLE: str(home)}
    done = subprocess.run(
        [sys.executable, "-c", BROKEN, how],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", **paths},
        check=False,
    )
    assert done.stdout.startswith(says), done.stderr
    assert done.returncode == code
    assert "no window today" in (home / "log" / "vestiges.log").read_text(encoding="utf-8")
    assert [each.name for each in (home / "log").iterdir()] == ["vestiges.log"]
