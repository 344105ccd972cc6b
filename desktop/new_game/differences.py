"""What of the settings differs from usual, in words; the line of the folded settings says the first of it."""

from collections.abc import Iterator

from desktop.new_game import choices as c
from desktop.new_game.levels import levels_of
from desktop.new_game.option_faces import is_knob
from desktop.new_game.preparation import Preparation
from desktop.new_game.seed_field import spaced
from desktop.new_game.words import Wording
from rules.core.options import OptionSpec, is_kept

NAMED = 2


def settings_words(words: Wording, now: Preparation) -> str:
    """The first things that differ, and how many more there are."""
    found = list(differences(words, now))
    if not found:
        return words.say("settings-usual")
    return words.say("settings-differ", things=tuple(found[:NAMED]), more=max(0, len(found) - NAMED))


def differences(words: Wording, now: Preparation) -> Iterator[str]:
    """Everything that somebody has chosen otherwise than it usually is, and that the page does not show anyway."""
    choices = now.choices
    for spec in now.game.option_specs:
        if c.is_offered(spec, choices) and not is_shown(words, now, spec):
            yield from changed(words, choices, spec)
    if choices.policy != c.USUAL_POLICY:
        yield words.say("settings-policy", policy=begun_small(words.say(f"policy-{choices.policy}")))
    if choices.advice is not None:
        yield begun_small(words.say("new-advice" if choices.advice else "settings-no-advice"))
    if choices.is_open and c.has_secrets(now.game, choices):
        yield begun_small(words.say("open-table"))
    if now.has_typed_seed:
        yield words.say("settings-seed", seed=spaced(choices.seed))
    if not now.keeps:
        yield words.say("settings-not-kept")


def is_shown(words: Wording, now: Preparation, spec: OptionSpec) -> bool:
    """Whether it stands on the page by itself: as a card, as a level, as a knob, on the card of a seat."""
    named = {id for level in levels_of(now.game, spec.needs) for id in level.values} if spec.needs else set()
    on_cards = spec.by_seat and now.company == "together"
    return spec is now.offer.row or is_knob(words, spec) or spec.id in named or on_cards


def changed(words: Wording, choices: c.Choices, spec: OptionSpec) -> Iterator[str]:
    if spec.by_seat:
        for seat in range(len(choices.places)):
            value = c.at_seat(spec, choices, seat)
            if value != spec.default and not is_kept(spec, value):
                yield words.change(choices, spec.id, value, seat)
        return
    value, said = choices.named[spec.id], begun_small(words.say(f"option-{spec.id}"))
    if value == spec.default:
        return
    yield said if value is True else words.say("mend-option", option=said, value=words.value(choices, spec.id, value))


def begun_small(words: str) -> str:
    """The words as they stand within a sentence."""
    return words[:1].lower() + words[1:] if words[1:2].islower() else words
