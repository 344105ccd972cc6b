"""Qt's own dialog for files speaks the language in use, also where Qt's French leaves words out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from desktop.app import UNTRANSLATED, QtWords
from desktop.program import Program
from desktop.settings import SettingsFile


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    settings = SettingsFile(tmp_path / "settings.json")
    settings.change(language="fr")
    program = Program(settings)
    words = QtWords(program)
    yield program
    for each in (words.translator, words.missing):
        QApplication.removeTranslator(each)


def labels(qtbot: QtBot) -> set[str]:
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    return {label.text() for label in dialog.findChildren(QLabel) if label.text()}


def test_no_label_is_left_in_english(program: Program, qtbot: QtBot) -> None:
    french = labels(qtbot)
    assert {program.say(ours) for ours in UNTRANSLATED.values()} <= french
    program.set_language("en")
    assert not french & labels(qtbot)
