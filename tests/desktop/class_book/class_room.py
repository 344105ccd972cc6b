"""A class in front of the window: pupils who have done some lessons of Höyük."""

from datetime import date

from desktop.class_book.screen import ClassBookScreen
from desktop.program import Program
from desktop.shell import Shell
from rules.teaching.pupils import Class
from tests.desktop.windows import opened

TODAY = date(2026, 3, 14)
JOIN, TILES = "hoyuk/join", "hoyuk/construction"


def fill(program: Program) -> None:
    """Adèle has solved a lesson with mistakes, Léo a part of it, Rose nothing."""
    now = Class().with_names(("Rose", "Léo", "Adèle"))
    for step in ("join", "extend", "found"):
        for _ in range(2):
            now = now.noted("Adèle", JOIN, step, TODAY, mistake="corner", is_solved=False)
        now = now.noted("Adèle", JOIN, step, TODAY, is_solved=True)
    now = now.noted("Léo", JOIN, "join", TODAY, mistake="HK-HOU-3", is_solved=False)
    now = now.noted("Léo", JOIN, "join", TODAY, is_solved=True)
    assert program.pupils.change(lambda _: now) is None


def at_book(shell: Shell, *, filled: bool = True) -> ClassBookScreen:
    if filled:
        fill(shell.program)
    screen = opened(shell, "class_book", game="hoyuk")
    assert isinstance(screen, ClassBookScreen)
    return screen


def names(screen: ClassBookScreen) -> list[str]:
    return [each.name for each in screen.book.pupils]
