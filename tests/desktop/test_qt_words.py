"""What Qt says itself, as in its dialog for files, is said in the language in use."""

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit

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
        QApplication.removeTranslator(each)


@pytest.mark.parametrize(("language", "copy"), [("fr", "Copier"), ("en", "Copy")])
def test_the_menu_of_a_field(language: Language, copy: str) -> None:
    """Also where nobody has to say anything in other words."""
    program = Program(SettingsFile())
    words = QtWords(program)
    program.set_language(language)
    field = QLineEdit("abc")
    menu = field.createStandardContextMenu()
    said = [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]
    field.deleteLater()
    assert any(each.split("\t")[0] == copy for each in said), said
    assert all(each.split("\t")[0] for each in said), said
    assert any("Ctrl" in each for each in said), said
    for each in (words.translator, words.missing):
        QApplication.removeTranslator(each)


def test_no_translator_is_ever_set_free() -> None:
    """One that is, while Qt asks another, waits for ever."""
    first, second = QtWords(Program(SettingsFile())), QtWords(Program(SettingsFile()))
    assert (first.translator, first.missing) == (second.translator, second.missing)
    for each in (first.translator, first.missing):
        assert each.parent() is None
        assert QApplication.removeTranslator(each)
        assert not QApplication.removeTranslator(each)
