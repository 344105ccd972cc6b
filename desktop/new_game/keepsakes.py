"""What people keep from earlier games, under their names in the profile, as far as the box knows it."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.new_game.choices import PERSON, Choices, at_seat, names, with_value_at
from desktop.new_game.own_data import DataInPlay
from desktop.program import Program
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import Problem
from rules.core.options import OptionSpec, is_kept
from rules.core.types import Ref, Seat


@dataclass(frozen=True, slots=True)
class Kept:
    """Keepsakes of a player.

    `refs` are those that the player keeps, `unknown` what the profile holds besides and is not in this box,
    `problem` what is wrong with the profile.
    """

    refs: tuple[Ref, ...] = ()
    unknown: tuple[Ref, ...] = ()
    problem: Problem | None = None


def kept_at(
    program: Program, game: AnyGame, choices: Choices, seat: Seat, corrections: tuple[Correction, ...] = ()
) -> Kept:
    """Return the keepsakes of a person that are in the box; computers and automas keep nothing."""
    if choices.places[seat].player != PERSON:
        return Kept()
    file, box = program.profile, program.library.box(game, corrections)
    refs = file.profile.kept(game.id, names(game, choices)[seat])
    known = tuple(ref for ref in refs if game.knows_keepsake(box, ref))
    return Kept(known, tuple(ref for ref in refs if ref not in known), file.problem)


def keeping(game: AnyGame) -> Sequence[OptionSpec]:
    return [spec for spec in game.option_specs if spec.keeps]


def with_kept(program: Program, game: AnyGame, choices: Choices, data: DataInPlay) -> Choices:
    """Every seat has what its player keeps, unless something else was chosen for it."""
    corrections = data.corrections_for(choices)
    for spec in keeping(game):
        for seat in range(len(choices.places)):
            value = at_seat(spec, choices, seat)
            if value == spec.default or is_kept(spec, value):
                own = " ".join(kept_at(program, game, choices, seat, corrections).refs)
                choices = with_value_at(spec, choices, seat, own or spec.default)
    return choices
