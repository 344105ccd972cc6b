"""What Qt says itself, as in its dialog for files, is said in the language in use."""

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from desktop.app import QtWords
from desktop.program import Program
from desktop.settings import SettingsFile
from rules.text.localise import Language


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_dialog_for_files(language: Language) -> None:
    program = Program(SettingsFile())
    words = QtWords(program)
    program.set_language(language)
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    said = " ".join(label.text().replace("&", "") for label in dialog.findChildren(QLabel))
    dialog.deleteLater()
    for words_of_qt in ("Look in", "Files of type"):
        assert (words_of_qt in said) == (language == "en")
    for each in (words.translator, words.missing):
        if each is not None:
            QApplication.removeTranslator(each)
