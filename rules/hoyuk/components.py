"""What is in the box of Höyük, as frozen data built from the edition, by mode where modes differ."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from rules.core.edition import Edition
from rules.core.flaws import sound_parts
from rules.core.types import Ref
from rules.hoyuk.agenda import Loss, Planned
from rules.hoyuk.flaws import problems_of
from rules.hoyuk.options import MODES, Mode
from rules.hoyuk.parts import PIECES, CatastrophePart, Counted, NeighboursPart, Parts, PileName, Power, Selector, Symbol

JOKER: Final = "joker"
RULE_OF_PILE: dict[PileName, str] = {
    "OVEN": "HK-ASP-3",
    "SHRINE": "HK-ASP-3",
    "PEN": "HK-ASP-3",
    "NUMBER": "HK-INT-3",
    "HEIGHT": "HK-INT-2",
    "CATTLE": "HK-EXP-2",
    "VILLAGER": "HK-EXP-3",
}


@dataclass(frozen=True, slots=True)
class Calamity:
    """A catastrophe card: which blocks on its left half, what happens there on its right half (HK-CAL-35)."""

    ref: Ref
    rule: str
    name: str
    number: int
    selector: Selector
    counts: Counted
    effect: str
    loses: Loss | None
    half: bool
    """Half of them; else one."""


@dataclass(frozen=True, slots=True)
class Pile:
    """An aspect base, and the rule that says whose majority draws from it."""

    ref: PileName
    rule: str


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one edition. One object serves all states of a game, so equality is identity."""

    parts: Parts = field(repr=False)
    clan_of: dict[str, str]
    """By colour (ruling A39)."""
    power: dict[str, Power] = field(repr=False)
    """Of each clan."""
    houses: int
    tiles: dict[Mode, tuple[Ref, ...]] = field(repr=False)
    elements: dict[Ref, tuple[Planned, ...]] = field(repr=False)
    """What each construction tile shows."""
    catastrophes: dict[Mode, tuple[Ref, ...]] = field(repr=False)
    calamity: dict[Ref, Calamity] = field(repr=False)
    piles: dict[Mode, tuple[Pile, ...]] = field(repr=False)
    """In the order of the board."""
    aspects: dict[Mode, tuple[tuple[Ref, ...], ...]] = field(repr=False)
    """The sets of aspect cards that are played with, each with bases of its own (HK-SET-9)."""
    symbol: dict[Ref, Symbol] = field(repr=False)
    """Of each aspect card."""
    cards_per_pile: int
    ladder: tuple[int, ...]
    """Points of a group by its number of cards, from 0 (HK-SCO-1)."""
    supply: dict[Mode, tuple[int, ...]] = field(repr=False)
    """In the order of PIECES."""
    stages: int
    secrets: frozenset[Ref] = field(repr=False)
    """Whatever may lie face down, below another card, or in a hand."""

    @property
    def neighbours(self) -> NeighboursPart:
        return self.parts.neighbours


def box_of(edition: Edition) -> Box:
    parts = sound_parts(Parts, edition, lambda parts: problems_of(parts, edition.rules), ("families",))
    catastrophes = parts.catastrophes
    calamity = {ref: calamity_of(ref, catastrophes.rules[ref], card) for ref, card in catastrophes.cards.items()}
    sets = dict(sets_of_cards(parts))
    tiles = tuple(parts.tiles.elements)
    common = tuple(tile for tile in tiles if tile not in parts.tiles.expert)
    return Box(
        parts=parts,
        clan_of={clan.colour: ref for ref, clan in parts.clans.items()},
        power={ref: clan.power for ref, clan in parts.clans.items()},
        houses=parts.box.houses,
        tiles={mode: tiles if mode == "expert" else common for mode in MODES},
        elements=parts.tiles.elements,
        catastrophes={mode: tuple(calamity) if mode == "expert" else catastrophes.classic for mode in MODES},
        calamity=calamity,
        piles={
            mode: tuple(Pile(pile, RULE_OF_PILE[pile]) for each in up_to(mode) for pile in parts.aspects.piles[each])
            for mode in MODES
        },
        aspects={mode: tuple(tuple(sets[each]) for each in up_to(mode)) for mode in MODES},
        symbol={card: symbol for each in sets.values() for card, symbol in each.items()},
        cards_per_pile=parts.aspects.cards_per_pile,
        ladder=(0, *parts.aspects.ladder),
        supply={mode: supply_of(parts, mode) for mode in MODES},
        stages=parts.box.stages,
        secrets=frozenset((*calamity, *tiles, *(card for each in sets.values() for card in each))),
    )


def up_to(mode: Mode) -> tuple[Mode, ...]:
    """Each mode has all that the ones before it have (HK-INT-1, HK-EXP-1)."""
    return MODES[: MODES.index(mode) + 1]


def calamity_of(ref: Ref, rule: str, card: CatastrophePart) -> Calamity:
    return Calamity(
        ref,
        rule,
        card.name,
        card.number,
        card.selector,
        card.counts,
        card.effect.partition("_")[0],
        card.loses,
        card.effect == "lose_half",
    )


def sets_of_cards(parts: Parts) -> Iterator[tuple[Mode, dict[Ref, Symbol]]]:
    """The cards that each mode adds, with their symbols; they are numbered through all of them."""
    number = 0
    for mode in MODES:
        cards: dict[Ref, Symbol] = {}
        for symbol, count in parts.aspects.symbols[mode].items():
            for _ in range(count):
                number += 1
                cards[f"AC-{number:02}"] = symbol
        yield mode, cards


def supply_of(parts: Parts, mode: Mode) -> tuple[int, ...]:
    expert = () if mode == "expert" else parts.box.expert_pieces
    return tuple(0 if piece in expert else parts.box.pieces[piece] for piece in PIECES)
