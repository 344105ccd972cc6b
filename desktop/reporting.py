"""A report of what went wrong, saved by the person where they want it. Nothing is sent."""

from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from desktop.shell import Shell
from desktop.trouble.report import report
from desktop.widgets.notices import Action
from rules.core import durable
from rules.core.journal import cannot

NOTICE = "trouble"
"""The name of the line that tells of it."""


def offer_report(shell: Shell) -> Action:
    return Action("save", lambda: shell.program.say("trouble-save"), lambda: save_report(shell))


def save_report(shell: Shell) -> None:
    """Ask where the report shall go, and write it there."""
    say = shell.program.say
    suggested = Path.home() / f"vestiges-{date.today().isoformat()}.txt"
    kinds = f"{say('trouble-report')} (*.txt)"
    name, _ = QFileDialog.getSaveFileName(shell, say("trouble-save"), str(suggested), kinds)
    if name:
        write_report(shell, Path(name))


def write_report(shell: Shell, path: Path) -> None:
    """Write it, and tell what came of it."""
    try:
        durable.replace_file(path, report(facts(shell)).encode())
    except (OSError, ValueError) as error:
        sentence = cannot("trouble-not-saved", path, error).sentence
        shell.tell(NOTICE, lambda: shell.program.say_phrase(sentence), offer_report(shell))
        return
    shell.tell(NOTICE, lambda: shell.program.say("trouble-saved", file=path.name))


def facts(shell: Shell) -> dict[str, object]:
    """What is open, and how it is shown."""
    settings, program = shell.program.settings, shell.program
    return {
        "language": settings.language,
        "theme": settings.theme,
        "text": f"{settings.text_scale:.0%}",
        "window": f"{shell.width()}x{shell.height()}",
        "open": " > ".join(each.opened_as for each in shell.trail),
        "game": ", ".join(sorted({each.game_id for each in shell.trail} & set(program.playable))),
    }
