"""What a card does, as rows of signs: read from its effects and powers, so that cards of owners are drawn, too."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, pairwise
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows import card_signs as signs
from desktop.games.council_of_shadows.card_signs import Brush, Sign
from desktop.games.council_of_shadows.hues import DEEP_VIOLET, PALE_VIOLET, PAPER, VIOLET
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.style.vision import Tint
from rules.council_of_shadows import parts
from rules.council_of_shadows.parts import GEMS, NO_POWER, Effect, Effects, Power

Group = tuple[Sign, ...]
"""Stays on one line."""
GAP, LINE = 0.12, 2.1
"""Between signs, and from line to line, in units."""
LEAST = SMALLEST_TEXT * 0.58
"""With smaller units the figures of lines below each other would touch."""
LARGEST = 0.42
"""Half the height of a sign, of the narrower side of its room: a lone sign does not fill the card."""


def draw_signs(
    painter: QPainter,
    rect: QRectF,
    groups: Sequence[Group],
    ink: Tint,
    style: Style,
    *,
    may_shorten: bool = False,
    largest: float = LARGEST,
) -> None:
    """Draw signs in as many lines as make them largest, but a lone sign no larger than `largest` allows.

    Where there is very little room, draw only the first group if that may stand for all.
    """
    if not groups:
        return
    lines = max(broken(groups), key=lambda each: unit_of(each, rect))
    if may_shorten and unit_of(lines, rect) < LEAST:
        lines = [groups[0]]
    unit = min(unit_of(lines, rect), min(rect.width(), rect.height()) * largest)
    brush = Brush(painter, style, ink, unit)
    top = rect.center().y() - unit * LINE * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        left = rect.center().x() - width_of_line(line) * unit / 2
        for sign in line:
            sign.draw(brush, QPointF(left + sign.width * unit / 2, top + number * unit * LINE))
            left += (sign.width + GAP) * unit


def broken(groups: Sequence[Group]) -> Iterator[list[Group]]:
    """All ways to break them into lines."""
    cuts = range(1, len(groups))
    for chosen in chain.from_iterable(combinations(cuts, count) for count in range(len(groups))):
        bounds = (0, *chosen, len(groups))
        yield [tuple(chain.from_iterable(groups[start:end])) for start, end in pairwise(bounds)]


def unit_of(lines: Sequence[Group], rect: QRectF) -> float:
    return min(rect.width() / max(map(width_of_line, lines)), rect.height() / (LINE * len(lines)))


def width_of_line(line: Group) -> float:
    return sum(sign.width for sign in line) + GAP * (len(line) - 1)


# What is done


def groups_of_card(effects: Effects, consumption: int) -> tuple[Group, ...]:
    """Return the signs of an action card."""
    if not effects:
        return ((signs.rest(max(0, -consumption)),),)
    return joined_groups([groups_of(effect) for effect in effects])


def groups_of_tech(effects: Effects, power: Power) -> tuple[Group, ...]:
    """What lasts first, then what comes at once."""
    lasting = [groups_of_power(power)] if power != NO_POWER else []
    return joined_groups([*lasting, *(groups_of(effect) for effect in effects)])


def joined_groups(found: Sequence[tuple[Group, ...]]) -> tuple[Group, ...]:
    first, *others = found
    return tuple(chain(first, *(led_by("+", each) for each in others)))


def led_by(sign: str, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    return ((signs.joined(sign), *groups[0]), *groups[1:])


def groups_of(effect: Effect) -> tuple[Group, ...]:
    match effect:
        case parts.Colonise():
            return groups_of_colonising(effect)
        case parts.Extract(times=times, any_sector=any_sector):
            return ((signs.extraction(times), *anywhere(any_sector)),)
        case parts.Discover():
            return groups_of_discovering(effect)
        case parts.Take(gems=gems):
            return (tuple(signs.gem_sign(kind) for kind in GEMS for _ in range(gems.of(kind))),)
        case parts.Upgrade(steps=steps):
            return groups_of_upgrading(steps)
        case parts.GainEnergy(amount=amount):
            return ((signs.energy(amount),),)
        case parts.ChangeConsumption(by=by):
            return ((signs.consumption(str(by).replace("-", "−")),),)
        case parts.Reach(energy=energy):
            return (
                (signs.zone_sign(), signs.joined(">"), signs.everywhere()),
                (signs.joined("+"), signs.energy(energy)),
            )
        case parts.FreeAiCard(cards=cards):
            return ((*(signs.small_card(DEEP_VIOLET, PAPER) for _ in range(cards)),),)
        case parts.LightCard(cards=cards):
            return ((*(signs.small_card(VIOLET, PALE_VIOLET) for _ in range(cards)),),)
        case parts.ExploitAtOnce(galaxies=galaxies):
            return ((signs.galaxy_sign(), signs.joined(">"), signs.bolt_sign(), signs.times(galaxies)),)
        case parts.Either(options=options):
            first, *others = (groups_of(option) for option in options)
            return tuple(chain(first, *(led_by("/", each) for each in others)))
    assert_never(effect)


def anywhere(any_sector: bool) -> Group:
    return (signs.everywhere(),) if any_sector else ()


def groups_of_colonising(effect: parts.Colonise) -> tuple[Group, ...]:
    towers = tuple(signs.tower(effect.cubes, any_type=effect.any_type) for _ in range(effect.planets))
    then: tuple[Group, ...] = ()
    if effect.extractions:
        then = ((signs.joined("+"), signs.extraction(effect.extractions)),)
    return ((*towers, *anywhere(effect.any_sector)), *then)


def groups_of_discovering(effect: parts.Discover) -> tuple[Group, ...]:
    """A new system; then a tower on it, its resource, either or both."""
    tower = signs.tower(effect.cubes, any_type=effect.any_type)
    join = signs.joined("+" if effect.both else "/")
    return ((signs.discovery(), *anywhere(effect.any_sector)), (tower, join, signs.extraction(effect.extractions)))


def groups_of_upgrading(steps: int) -> tuple[Group, ...]:
    chain_of_gems: list[Sign] = []
    for kind in GEMS:
        chain_of_gems += [signs.joined(">"), signs.gem_sign(kind)] if chain_of_gems else [signs.gem_sign(kind)]
    return (tuple(chain_of_gems), *(((signs.times(steps),),) if steps > 1 else ()))


# What lasts


def groups_of_power(power: Power) -> tuple[Group, ...]:
    found: list[Group] = []
    if power.extra_zone is not None:
        found.append((signs.zone_sign(), signs.everywhere()))
    if power.better_gems:
        found.append((signs.extraction(1), signs.joined(">"), signs.gem_sign("t")))
    if power.explorer_cubes:
        found.append((signs.discovery(), signs.joined("+"), *(signs.one_cube() for _ in range(power.explorer_cubes))))
    if power.galaxy_energy:
        found.append((signs.galaxy_sign(), signs.joined("most"), signs.energy(power.galaxy_energy)))
    if power.system_energy:
        found.append((signs.system_sign(), signs.joined("most"), signs.energy(power.system_energy)))
    if power.colony_energy:
        found.append((signs.one_cube(), signs.joined(">"), signs.energy(power.colony_energy)))
    if power.step_extractions:
        found.append((signs.extraction(power.step_extractions), signs.everywhere()))
    if power.purchase_cubes:
        found.append((signs.tower(power.purchase_cubes), signs.everywhere()))
    if power.shared_extraction:
        found.append((signs.one_cube(signs.OTHERS), signs.joined(">"), signs.extraction(1)))
    if power.no_consumption:
        found.append((signs.consumption("0"),))
    if power.keeps_cubes_from:
        found.append((signs.one_cube(), signs.times(power.keeps_cubes_from), signs.joined(">"), signs.bolt_sign()))
    if power.ties_win:
        found.append((signs.one_cube(), signs.equal(), signs.one_cube(signs.OTHERS)))
    return tuple(found)
