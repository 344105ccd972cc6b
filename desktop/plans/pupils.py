"""Who sits at the computer when pupils play a row of a plan."""

from collections.abc import Callable

from desktop.presenter.screen import PresenterScreen


def who_plays(screen: PresenterScreen, go_on: Callable[[], None]) -> None:
    """Ask who plays, where somebody keeps a class book, and go on. Nobody does here: what pupils play is nobody's."""
    go_on()
