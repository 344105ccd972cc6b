"""What may be wrong or odd in the data of Council of Shadows although a box can be built from them."""

from collections.abc import Iterator
from itertools import pairwise

from rules.boxes.findings import BoxChecks, Finding, found
from rules.boxes.own import OwnBox
from rules.core.types import phrase
from rules.council_of_shadows.parts import AutomaMarket, Effects, Gems, Parts

OPEN_TO_ALL = "B"
"""Planets of this type may be colonised from the start (CS-BUY-6)."""
AUTOMA_CONSUMPTION = (-5, 15)
"""What the automa cards consume (CS-SOLO-7)."""
RENEWED = 4
"""So many AI cards are put aside at once (CS-SOLO-8)."""


# What cannot be played


def nowhere_to_begin(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """The first sector has planets that are open to all (CS-COL-4)."""
    if not any(OPEN_TO_ALL in tile.planets for tile in parts.tiles[0]):
        yield found(own, "tiles.0", phrase("cs-box-no-first-planet"), rule="CS-COL-4")


def idle_cards(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Effects that do something: a starting card does, and so does each part of any effect."""
    for at, start in enumerate(parts.start_cards):
        if not start.effects:
            yield found(own, f"start_cards.{at}.effects", phrase("cs-box-no-effect"))
    cards = {f"start_cards.{at}.effects": each.effects for at, each in enumerate(parts.start_cards)}
    cards |= {f"ai_cards.{at}.effects": each.effects for at, each in enumerate(parts.ai_cards)}
    cards |= {f"dark_tech.{at}.effects": each.effects for at, each in enumerate(parts.dark_tech)}
    for path, effects in cards.items():
        for number in idle_effects(effects):
            yield found(own, path, phrase("cs-box-idle-effect", number=number))


def idle_effects(effects: Effects) -> Iterator[int]:
    """The numbers of those that do nothing, from 1."""
    for number, effect in enumerate(effects, 1):
        match effect.op:
            case "either":
                is_idle = any(True for _ in idle_effects(effect.options))
            case "colonise":
                is_idle = effect.cubes < 1 or effect.planets < 1
            case "discover":
                is_idle = effect.cubes < 1 and effect.extractions < 1
            case "extract":
                is_idle = effect.times < 1
            case "take":
                is_idle = effect.gems == Gems()
            case "upgrade":
                is_idle = effect.steps < 1
            case "energy":
                is_idle = effect.amount < 1
            case "consumption":
                is_idle = effect.by == 0
            case "reach":
                is_idle = effect.sector < 1
            case "free_ai_card" | "light_card":
                is_idle = effect.cards < 1
            case "exploit":
                is_idle = effect.galaxies < 1
        if is_idle:
            yield number


def missing_compensations(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Each level that somebody reaches compensates whoever is behind (CS-DT-6)."""
    there = {(row.reached, row.level) for row in parts.compensation}
    for reached in range(1, parts.numbers.end_level):
        for level in range(reached):
            if (reached, level) not in there:
                said = phrase("cs-box-compensation", reached=reached, level=level)
                yield found(own, "compensation", said, rule="CS-DT-6")


# What is odd


def idle_ai_cards(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A card that does nothing lowers the consumption at least (CS-AI-8, CS-AI-10)."""
    for at, card in enumerate(parts.ai_cards):
        if not card.effects and card.consumption >= 0:
            yield found(own, f"ai_cards.{at}.effects", phrase("cs-box-idle-card"), f"ai_cards.{at}.consumption")


def cheaper_steps(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A zone reaches further at no smaller price (CS-BUY-9)."""
    for zone in range(1, parts.numbers.zones + 1):
        steps = sorted((each.sector, at) for at, each in enumerate(parts.improvements) if each.zone == zone)
        for (_, one), (_, next_) in pairwise(steps):
            if worth(parts, parts.improvements[next_].cost) < worth(parts, parts.improvements[one].cost):
                paths = (f"improvements.{next_}.cost", f"improvements.{one}.cost")
                yield found(own, paths[0], phrase("cs-box-cheaper-step"), paths[1], rule="CS-BUY-9")


def worth(parts: Parts, gems: Gems) -> int:
    unit = parts.numbers.gem_worth
    return gems.a * unit.a + gems.g * unit.g + gems.t * unit.t


def odd_automa_cards(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """The automa consumes what its cards are said to consume, and renews four AI cards."""
    least, most = AUTOMA_CONSUMPTION
    for at, card in enumerate(parts.automa.cards):
        if not least <= card.consumption <= most:
            said = phrase("cs-box-automa-consumption", value=card.consumption, least=least, most=most)
            yield found(own, f"automa.cards.{at}.consumption", said, rule="CS-SOLO-7")
    used = {
        each.pattern
        for card in parts.automa.cards
        for row in card.rows
        for each in row
        if isinstance(each, AutomaMarket)
    }
    for name, slots in parts.automa.patterns.items():
        if name in used and len(set(slots)) != RENEWED:
            said = phrase("cs-box-pattern", counted=len(set(slots)), usual=RENEWED)
            yield found(own, f"automa.patterns.{name}", said, rule="CS-SOLO-8")


def poor_galaxies(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A galaxy pays something to whoever has the majority."""
    for at, galaxy in enumerate(parts.galaxies):
        if galaxy.majority.energy == 0 and not galaxy.majority.card:
            yield found(own, f"galaxies.{at}.majority", phrase("cs-box-poor-galaxy"), rule="CS-EXP-2")


BOX_CHECKS = BoxChecks(
    errors=(
        nowhere_to_begin,
        idle_cards,
        missing_compensations,
    ),
    remarks=(
        idle_ai_cards,
        cheaper_steps,
        odd_automa_cards,
        poor_galaxies,
    ),
)
