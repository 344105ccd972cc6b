"""What may be wrong with an edition: every number, reference and count that the rules rely on is looked at here."""

from collections.abc import Iterator
from itertools import pairwise

from rules.core.edition import Problem, problem
from rules.core.flaws import at_least, counted, rules_known
from rules.hoyuk.cells import COLUMNS, ROWS
from rules.hoyuk.options import LEVELS, MODES, OPTION_SPECS, Mode
from rules.hoyuk.parts import MEDALS, Parts

SIDES = 4
"""Of the village, which the score track goes round (HK-SCO-7)."""
COLOURS = ("red", "green", "blue", "yellow", "purple")
"""Of the clans, and so of the seats (ruling A39)."""
PIECES_KNOWN = ("pen", "oven", "shrine", "cattle", "villager", "shaman")
SYMBOLS_KNOWN: dict[Mode, tuple[str, ...]] = {
    "classic": ("shrine", "oven", "pen", "house", "joker"),
    "intermediate": ("shrine", "oven", "pen", "house", "joker"),
    "expert": ("shrine", "oven", "pen", "house", "joker", "cattle", "villager"),
}
"""What a card of each mode may show: nothing that lacks pieces there."""
ELEMENTS_KNOWN = ("house", "pen", "oven", "shrine", "choice")
"""What tiles of all modes may show."""


def problems_of(parts: Parts, rules: frozenset[str]) -> Iterator[Problem]:
    """`rules` are those in the book of the game."""
    yield from problems_of_box(parts)
    yield from problems_of_clans(parts)
    yield from problems_of_tiles(parts)
    yield from problems_of_catastrophes(parts)
    yield from problems_of_rules_of_catastrophes(parts, rules)
    yield from problems_of_aspects(parts)
    yield from problems_of_neighbours(parts)


def problems_of_box(parts: Parts) -> Iterator[Problem]:
    """The rules know villages of 13 by 13 cells; the targets are those of the options."""
    box = parts.box
    yield from counted("box.columns", box.columns, COLUMNS)
    yield from counted("box.rows", box.rows, ROWS)
    targets = next(spec.choices for spec in OPTION_SPECS if spec.id == "house_target")
    yield from counted("box.house_targets", tuple(box.house_targets), targets)
    target = max(box.house_targets, default=0)
    if box.houses < target:
        yield problem("edition-few-houses", "box.houses", houses=box.houses, target=target)
    yield from at_least("box.stages", box.stages, 1)
    yield from at_least("box.score_spaces", box.score_spaces, SIDES)
    yield from counted("box.pieces", sorted(box.pieces), sorted(PIECES_KNOWN))
    for piece, count in box.pieces.items():
        if piece == "shaman" and count != 1:
            yield problem("edition-pieces", f"box.pieces.{piece}", piece=piece, counted=count)
    for piece in box.expert_pieces:
        if piece not in box.pieces:
            yield problem("edition-unknown-piece", "box.expert_pieces", piece=piece)


def problems_of_clans(parts: Parts) -> Iterator[Problem]:
    """Each colour has its clan, and each clan a power of its own."""
    clans = parts.clans.values()
    yield from counted("clans", sorted(clan.colour for clan in clans), sorted(COLOURS))
    if len({clan.power for clan in clans}) < len(parts.clans):
        yield problem("edition-same-power", "clans")
    yield from counted("box.players.max", parts.box.players.max, len(parts.clans))


def problems_of_tiles(parts: Parts) -> Iterator[Problem]:
    """Enough of them for two stages without those of the first (HK-CON-5, ruling A12)."""
    tiles = parts.tiles
    common = [tile for tile in tiles.elements if tile not in tiles.expert]
    yield from counted("tiles.elements", len(tiles.elements), tiles.total)
    yield from counted("tiles.expert", len(common), tiles.classic)
    needed = parts.box.stages * parts.box.players.max
    if len(common) < needed:
        yield problem("edition-few-tiles", "tiles.elements", counted=len(common), should=needed)
    for tile in tiles.expert:
        if tile not in tiles.elements:
            yield problem("edition-unknown-tile", "tiles.expert", tile=tile)
    for tile, elements in tiles.elements.items():
        yield from counted(f"tiles.elements.{tile}", len(elements), parts.box.elements_per_tile)
        for element in elements:
            if tile in common and element not in ELEMENTS_KNOWN:
                yield problem("edition-expert-element", f"tiles.elements.{tile}", tile=tile, element=element)


def problems_of_catastrophes(parts: Parts) -> Iterator[Problem]:
    cards = parts.catastrophes.cards
    yield from at_least("catastrophes.classic", len(parts.catastrophes.classic), 1)
    for ref in parts.catastrophes.classic:
        if ref not in cards:
            yield problem("edition-unknown-card", "catastrophes.classic", card=ref)
    for ref, card in cards.items():
        path = f"catastrophes.cards.{ref}"
        counts = card.selector in ("fewest", "most")
        takes = card.effect.startswith("lose")
        if (
            counts != bool(card.counts)
            or takes != (card.loses is not None)
            or (card.effect == "flood") == bool(card.selector)
        ):
            yield problem("edition-catastrophe", path, card=ref)
        expert = card.effect == "flood" or card.loses in parts.box.expert_pieces
        if expert and ref in parts.catastrophes.classic:
            yield problem("edition-expert-card", path, card=ref)


def problems_of_rules_of_catastrophes(parts: Parts, rules: frozenset[str]) -> Iterator[Problem]:
    """Each card has its rule, and no other rule is named."""
    cards, named = parts.catastrophes.cards, parts.catastrophes.rules
    yield from rules_known({f"catastrophes.rules.{ref}": rule for ref, rule in named.items()}, rules)
    for ref in cards:
        if ref not in named:
            yield problem("edition-no-rule", "catastrophes.rules", ref=ref)
    for ref in named:
        if ref not in cards:
            yield problem("edition-unknown-card", "catastrophes.rules", card=ref)


def problems_of_aspects(parts: Parts) -> Iterator[Problem]:
    """The cards of each mode fill its piles exactly."""
    aspects = parts.aspects
    if set(aspects.symbols) != set(MODES) or set(aspects.piles) != set(MODES):
        yield problem("edition-modes", "aspects")
        return
    for mode in MODES:
        for symbol in aspects.symbols[mode]:
            if symbol not in SYMBOLS_KNOWN[mode]:
                yield problem("edition-symbol", f"aspects.symbols.{mode}.{symbol}", symbol=symbol)
        cards = sum(aspects.symbols[mode].values())
        should = aspects.cards_per_pile * len(aspects.piles[mode])
        yield from counted(f"aspects.symbols.{mode}", cards, should)
    piles = [pile for mode in MODES for pile in aspects.piles[mode]]
    if len(set(piles)) < len(piles):
        yield problem("edition-same-pile", "aspects.piles")
    yield from counted("aspects.total", sum(sum(each.values()) for each in aspects.symbols.values()), aspects.total)
    steps = (0, *aspects.ladder)
    if len(aspects.ladder) == 0 or any(more <= less for less, more in pairwise(steps)):
        yield problem("edition-ladder", "aspects.ladder")


def problems_of_neighbours(parts: Parts) -> Iterator[Problem]:
    neighbours = parts.neighbours
    yield from counted("neighbours.levels", len(neighbours.levels), len(LEVELS))
    yield from counted("neighbours.families", sorted(neighbours.families), sorted(parts.box.house_targets))
    for at, each in enumerate(neighbours.levels):
        yield from at_least(f"neighbours.levels.{at}", each.tiles_per_stage, 1)
    tiles = max((each.tiles_per_stage for each in neighbours.levels), default=1)
    most = parts.box.stages * (1 + neighbours.most * tiles)
    if most > parts.tiles.classic:
        yield problem("edition-few-tiles", "neighbours.levels", counted=parts.tiles.classic, should=most)
    yield from counted("neighbours.medals", len(neighbours.medals), len(LEVELS))
    for level, medals in enumerate(neighbours.medals):
        margins = [medals[medal] for medal in MEDALS if medal in medals]
        if len(margins) != len(MEDALS) or sorted(set(margins)) != margins or margins[0] < 1:
            yield problem("edition-medals", f"neighbours.medals.{level}")
