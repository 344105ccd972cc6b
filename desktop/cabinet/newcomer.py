"""Whether somebody is new here, and what the cabinet shows for it: known from settings and one folder alone.

Whoever has finished a game, solved a lesson or begun three games is new no more; settings remember it, so that it stays
so when games are thrown away.
"""

from typing import NamedTuple

from desktop.settings import Settings, SettingsFile

BEGUN, SETTLED, NAMED = "cabinet:begun", "cabinet:settled", "cabinet:named"
"""Names in `Settings.seen`: a game was begun once; somebody is new no more; the name was asked."""
ENOUGH_GAMES = 3


class FirstSteps(NamedTuple):
    asks_name: bool = False
    shows_where_to_begin: bool = False
    shows_tag: bool = False
    """Whether the drawer to begin with is marked: as long as no game was ever begun."""


def first_steps(settings: Settings, games: int) -> FirstSteps:
    """What to show, where so many games lie on this computer."""
    has_begun = bool(games) or BEGUN in settings.seen
    is_new = SETTLED not in settings.seen and games < ENOUGH_GAMES
    return FirstSteps(
        asks_name=is_new and not has_begun and not settings.name and NAMED not in settings.seen,
        shows_where_to_begin=is_new,
        shows_tag=is_new and not has_begun,
    )


def remember_steps(file: SettingsFile, *, games: int, finished: int, lessons: int) -> None:
    """Remember what was done on this computer: games begun, games finished, lessons solved."""
    done = set()
    if games:
        done.add(BEGUN)
    if games >= ENOUGH_GAMES or finished or lessons:
        done.add(SETTLED)
    remember(file, *done)


def remember(file: SettingsFile, *names: str) -> None:
    seen = file.settings.seen
    if not set(names) <= seen.keys():
        file.change(seen={**seen, **dict.fromkeys(sorted(names), True)})


def settled() -> dict[str, bool]:
    """What settings say of somebody who knows the program: for pictures, measures and tests."""
    return dict.fromkeys((BEGUN, SETTLED, NAMED), True)
