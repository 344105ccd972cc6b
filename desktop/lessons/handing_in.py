"""Handing in: what a pupil has done in lessons, as one file with the first name, the lessons and the mistakes."""

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.lessons.who_plays import WhoPlays
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from rules.core import durable
from rules.core.folders import EXTENSION
from rules.core.journal import cannot
from rules.core.types import Phrase, phrase
from rules.teaching.pupils import Pupil, handed_in, pupil_of
from rules.teaching.reading import written
from rules.teaching.shelf import plain_name


def hand_in(shell: Shell, screen: Screen) -> None:
    """Write what the pupil who is there has done into a file; who is not named writes a name first."""
    if screen.program.pupil:
        save_hand_in(shell, screen, screen.program.pupil)
        return
    board = WhoPlays(screen, "class-hand-in-who", may_be_nobody=False)
    board.chosen.connect(lambda name: save_hand_in(shell, screen, name))


def save_hand_in(shell: Shell, parent: QWidget, name: str) -> None:
    """Ask where the file shall go, write it, and say what came of it."""
    program = shell.program
    chosen, _ = QFileDialog.getSaveFileName(
        parent,
        program.say("class-hand-in"),
        plain_name(name) + EXTENSION,
        f"{program.say('class-files')} (*{EXTENSION})",
    )
    if chosen:
        done = write_hand_in(program, name, Path(chosen if chosen.endswith(EXTENSION) else chosen + EXTENSION))
        shell.tell("hand-in", lambda: program.say_phrase(done))


def write_hand_in(program: Program, name: str, file: Path) -> Phrase:
    """Write the file. What came of it, in a sentence."""
    try:
        durable.replace_file(file, written(handed_in(pupil_named(program, name), date.today())))
    except (OSError, ValueError) as error:
        return cannot("class-not-written", file, error).sentence
    return phrase("class-handed-in", file=file.name, name=name)


def pupil_named(program: Program, name: str) -> Pupil:
    """What is known of a pupil; of somebody who is not in the class book, what was solved on this computer."""
    known = program.pupils.now.named(name)
    return known or pupil_of(name, program.settings.lessons_done, date.today())
