"""Which game against the gentle opponent is played without its guide: a rematch, or one whose guide was sent away.

Of each game the settings remember the last one, by its seed: a file that is resumed does not bring the guide back.
"""

from desktop.settings import SettingsFile
from rules.bots.registry import GENTLE
from rules.core.record import Record

NAME = "unguided:{}"


def leave_unguided(file: SettingsFile, record: Record) -> None:
    """Remember that no guide comes by itself in this game."""
    if GENTLE in record.players:
        file.change(seen={**file.settings.seen, NAME.format(record.game): record.seed})


def guide_again(file: SettingsFile, record: Record) -> None:
    """Forget that: the guide is wanted here."""
    if is_unguided(file, record):
        name = NAME.format(record.game)
        file.change(seen={each: kept for each, kept in file.settings.seen.items() if each != name})


def is_unguided(file: SettingsFile, record: Record) -> bool:
    return file.settings.seen.get(NAME.format(record.game)) == record.seed


def is_guided_by_itself(file: SettingsFile, record: Record) -> bool:
    """Whether the guide comes without being called: against the gentle opponent, unless nobody wants it there."""
    return GENTLE in record.players and not is_unguided(file, record)
