"""What is chosen for the whole table, in words: company, options, and the knobs that stand by themselves."""

from collections.abc import Sequence

from desktop.new_game.choices import Choices, is_offered
from desktop.new_game.company import Company, alone_mode
from desktop.new_game.company_row import CompanyFace
from desktop.new_game.fixes import new_objections, with_choice
from desktop.new_game.options_list import OptionFace
from desktop.new_game.words import Wording
from desktop.widgets.switch import Choice
from rules.bots.registry import bots_of
from rules.core.modes import row_of_challenges
from rules.core.options import OptionSpec


def company_face(words: Wording, company: Company) -> CompanyFace:
    """One of the ways to sit down, and what awaits there."""
    return CompanyFace(company, words.say(f"company-{company}"), below_company(words, company))


def below_company(words: Wording, company: Company) -> str:
    several = [count for count in words.game.seats if count > 1]
    if company == "computer":
        levels = len(bots_of(words.game.id))
        return words.say("company-computer-below", most=max(several) - 1, levels=levels)
    if company == "together":
        return words.say("company-together-below", least=min(several), most=max(several))
    row, mode = row_of_challenges(words.game), alone_mode(words.game)
    if row is not None:
        return words.say(f"option-{row.id}.below", count=len(row.choices) - 1)
    if mode is None:
        return ""
    return words.if_there(f"solo-{mode.automa}.below") or words.say(f"mode-{words.game.id}-{mode.id}")


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


# Whether and where it is shown


def may_be_had(words: Wording, choices: Choices, spec: OptionSpec) -> bool:
    """Whether another value can be chosen, whatever gives way to it; what was chosen is shown even when it is wrong."""
    value = choices.named[spec.id]
    if value != spec.usual:
        return True
    others = (with_choice(words.game, choices, spec, each) for each in spec.choices if each != value)
    return any(not new_objections(words.game, choices, each) for each in others)


def is_knob(words: Wording, spec: OptionSpec) -> bool:
    """Whether the option stands by itself beside what is chosen: the game has a word for it there."""
    return bool(words.if_there(f"option-{spec.id}.knob"))


def knob_faces(words: Wording, choices: Choices, specs: Sequence[OptionSpec]) -> list[OptionFace]:
    """The knobs that mean something at this table."""
    wanted = (spec for spec in specs if is_knob(words, spec) and is_offered(spec, choices))
    return [knob_face(words, choices, spec) for spec in wanted if may_be_had(words, choices, spec)]


def knob_face(words: Wording, choices: Choices, spec: OptionSpec) -> OptionFace:
    """What a knob shows; a switch has two words here as well."""
    said = f"option-{spec.id}"
    if spec.kind != "switch":
        faces = tuple(Choice(each, words.value(choices, spec.id, each)) for each in spec.choices)
    else:
        faces = tuple(Choice(each, words.say(f"{said}.{'on' if each else 'off'}")) for each in (False, True))
    face = option_face(words, choices, spec)
    return OptionFace(spec.id, words.say(f"{said}.knob"), face.value, face.help, choices=faces)
