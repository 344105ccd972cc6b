"""What is chosen for the whole table, in words: company, options, levels of an automa, challenges."""

from typing import Any

from desktop.new_game.challenges import Challenge
from desktop.new_game.choices import Choices
from desktop.new_game.company import Company, alone_mode
from desktop.new_game.company_row import CompanyFace
from desktop.new_game.fixes import new_objections
from desktop.new_game.levels import BY_HAND, LevelsFace
from desktop.new_game.options_list import OptionFace
from desktop.new_game.words import Wording
from desktop.widgets.switch import Choice
from rules.core.modes import row_of_challenges
from rules.core.options import OptionSpec, level_at
from rules.core.types import phrase


def company_face(words: Wording, company: Company) -> CompanyFace:
    """One of the ways to sit down, and what awaits there."""
    return CompanyFace(company, words.say(f"company-{company}"), below_company(words, company))


def below_company(words: Wording, company: Company) -> str:
    several = [count for count in words.game.seats if count > 1]
    if company == "computer":
        return words.say("company-computer-below", most=max(several) - 1)
    if company == "together":
        return words.say("company-together-below", least=min(several), most=max(several))
    row, mode = row_of_challenges(words.game), alone_mode(words.game)
    if row is not None:
        won = words.program.profile.profile
        values = [each for each in row.choices if each != row.default]
        count = sum(won.has(words.game.id, f"{row.id}-{each}") for each in values)
        done = phrase(f"option-{row.id}.count", won=count, all=len(values))
        return words.say("company-alone-row", row=phrase(f"option-{row.id}.all"), done=done)
    return words.say(f"mode-{words.game.id}-{mode.id}") if mode is not None else ""


def option_face(words: Wording, choices: Choices, spec: OptionSpec) -> OptionFace:
    value = choices.named[spec.id]
    values = () if spec.kind == "switch" else spec.choices
    wrong = objection_to(words, choices, spec)
    return OptionFace(
        spec.id,
        words.say(f"option-{spec.id}"),
        value,
        words.if_there(f"value-{spec.id}-{value}.help") or words.if_there(f"option-{spec.id}.help"),
        wrong or why_no_other(words, choices, spec),
        bool(wrong),
        tuple(Choice(each, words.value(choices, spec.id, each)) for each in values),
    )


def seat_option_face(words: Wording, choices: Choices, spec: OptionSpec) -> OptionFace | None:
    """An option that names a seat: those that are there, and by lot last. None at a table for one."""
    if len(choices.places) == 1:
        return None
    values = [*range(1, len(choices.places) + 1), *(value for value in spec.choices if value == 0)]
    faces = tuple(Choice(value, words.value(choices, spec.id, value)) for value in values)
    return OptionFace(spec.id, words.say(f"option-{spec.id}"), choices.named[spec.id], choices=faces)


def objection_to(words: Wording, choices: Choices, spec: OptionSpec) -> str:
    """What is wrong about the value that it has, which then is not the usual one."""
    blamed = new_objections(words.game, choices.with_option(spec.id, spec.usual), choices)
    return words.sentence(blamed[0].sentence, choices) if blamed else ""


def why_no_other(words: Wording, choices: Choices, spec: OptionSpec) -> str:
    """What would be wrong with any other value of it."""
    value = choices.named[spec.id]
    others = [each for each in spec.choices if each != value and not (spec.kind == "switch" and value)]
    wrong = [new_objections(words.game, choices, choices.with_option(spec.id, each)) for each in others]
    return words.sentence(wrong[0][0].sentence, choices) if wrong and all(wrong) else ""


def levels_face(words: Wording, choices: Choices, automa: str, *, by_hand: bool) -> LevelsFace | None:
    """A row of words; what was mixed by hand is none of them. None where the game has no levels for it."""
    levels = [level for level in words.game.levels if level.player == automa]
    if not levels:
        return None
    level = None if by_hand else level_at(automa, choices.named, levels, words.game.option_specs)
    said = tuple(Choice(each.id, words.say(f"level-{each.id}")) for each in levels)
    help = words.say("level-custom-help") if level is None else words.say(f"level-{automa}-{level.id}")
    return LevelsFace(
        words.say("new-level", player=words.player(automa)),
        (*said, Choice(BY_HAND, words.say("level-custom"))),
        BY_HAND if level is None else level.id,
        help,
    )


def challenge_face(words: Wording, spec: OptionSpec, value: Any) -> Challenge:
    won = words.program.profile.profile.has(words.game.id, f"{spec.id}-{value}")
    title = words.say(f"value-{spec.id}-{value}")
    return Challenge(value, str(value), title, won, words.say(f"option-{spec.id}.won"))
