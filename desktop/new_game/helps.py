"""What helps the people at a table, as the new-game page offers it: from which mistakes on a tutor asks."""

from collections.abc import Iterator

from desktop.new_game import choices as c
from desktop.new_game.options_list import OptionFace
from desktop.new_game.own_choice import OwnFace
from desktop.new_game.preparation import Preparation
from desktop.new_game.words import Wording
from desktop.table.mistakes import HELD, MISTAKES, Mistakes, person, threshold, want, wanted_by
from desktop.widgets.dropdown import Item
from desktop.widgets.switch import Choice
from rules.core.codec import options_from_json
from rules.core.types import Seat

TUTOR, ADVICE, CANDID = "#tutor", "#advice", "#candid"
"""No options of the game: one belongs to a person, one to the table, one to the program."""


def tutor_of(now: Preparation, seat: Seat) -> Mistakes:
    return wanted_by(now.program.settings_file, person_of(now, seat))


def set_tutor(now: Preparation, seat: Seat, mistakes: object) -> None:
    """Keep from which mistakes on a person is asked, for this game and the next."""
    wanted = next(each for each in MISTAKES if each == mistakes)
    want(now.program.settings_file, person_of(now, seat), wanted)
    now.changed.emit()


def person_of(now: Preparation, seat: Seat) -> str:
    places = now.choices.places
    return person(places[seat].name, sum(each.player == c.PERSON for each in places[:seat]))


def tutor_knob(words: Wording, now: Preparation) -> OptionFace | None:
    """The tutor of whoever chooses; None where only computers play, or each person has a card."""
    seat = c.me(now.choices)
    if now.choices.places[seat].player != c.PERSON or now.company == "together":
        return None
    choices = tuple(Choice(each, figure(words, each), said(words, each)) for each in MISTAKES_SHOWN)
    mistakes = tutor_of(now, seat)
    return OptionFace(TUTOR, words.say("tutor"), mistakes, help_of(words, now, mistakes), choices=choices)


def help_faces(words: Wording, now: Preparation) -> Iterator[OptionFace]:
    """What helps whoever chooses against the computer."""
    yield OptionFace(ADVICE, words.say("new-advice"), now.choices.has_advice, advice_help(words, now.choices))
    tutor = tutor_knob(words, now)
    if tutor is not None:
        yield tutor
    yield candid_face(words, now)


def candid_face(words: Wording, now: Preparation) -> OptionFace:
    """Whether computers say what else they weighed; not where that would show what they hide."""
    keeps_secrets = now.game.keeps_secrets(options_from_json(now.game, c.counting(now.game, now.choices)))
    is_candid = now.program.settings.candid
    help = words.say("new-candid-on" if is_candid else "new-candid-off")
    reason = words.say("new-candid-secret") if keeps_secrets else ""
    return OptionFace(CANDID, words.say("new-candid"), is_candid and not keeps_secrets, help, reason)


def advice_help(words: Wording, choices: c.Choices) -> str:
    """What it means that advice is allowed, or is not: at a strict table it takes the agreement of all."""
    how = "on" if choices.has_advice else "off"
    strict = "-strict" if choices.policy == "strict" else ""
    return words.say(f"new-advice-{how}{strict}")


def own_tutor(words: Wording, now: Preparation, seat: Seat) -> tuple[OwnFace, ...]:
    """The tutor of a person among several; nothing for a computer."""
    if now.choices.places[seat].player != c.PERSON:
        return ()
    items = tuple(Item(each, said(words, each)) for each in MISTAKES_SHOWN)
    help = words.say("tutor-not-strict") if now.choices.policy == "strict" else ""
    return (OwnFace(TUTOR, words.say("tutor"), items, tutor_of(now, seat), help),)


MISTAKES_SHOWN: tuple[Mistakes, ...] = ("never", *HELD)


def help_of(words: Wording, now: Preparation, mistakes: Mistakes) -> str:
    if now.choices.policy == "strict":
        return words.say("tutor-not-strict")
    if mistakes == "never":
        return words.say("tutor-never-help")
    return words.say("tutor-help", points=points(words, mistakes))


def said(words: Wording, mistakes: Mistakes) -> str:
    if mistakes == "never":
        return words.say("tutor-never")
    return words.say("tutor-menu-from", points=points(words, mistakes))


def figure(words: Wording, mistakes: Mistakes) -> str:
    """The figure alone; the last also says of what."""
    if mistakes == HELD[-1]:
        return points(words, mistakes)
    least = threshold(words.game.id, mistakes)
    return words.say("tutor-never") if least is None else f"{least:g}"


def points(words: Wording, mistakes: Mistakes) -> str:
    least = threshold(words.game.id, mistakes) or 0
    return words.say("tutor-points", count=round(least), said=f"{least:g}")
