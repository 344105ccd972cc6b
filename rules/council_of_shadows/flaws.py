"""What may be wrong with an edition: every number, reference and count that the rules rely on is looked at here."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from rules.core.edition import Problem, problem
from rules.core.flaws import at_least, counted, known, rules_known
from rules.council_of_shadows.parts import (
    GEMS,
    PLANET_TYPES,
    PLAYERS,
    SECTORS,
    AutomaAction,
    AutomaColonise,
    AutomaDiscover,
    AutomaLevel,
    AutomaMarket,
    Effects,
    Either,
    GalaxyPart,
    LeaderName,
    Parts,
    RuledPart,
    StationKind,
    ZoneName,
)

PILES = (1, 2, 3)
"""Of the automa, by the level it strives for."""
MOST_ROWS = 3
BOTH_WAYS = 2
"""A row of the automa says what it does and, perhaps, what it does instead."""
WHAT_IS_COUNTED: dict[str, tuple[str, ...]] = {
    "gem": GEMS,
    "cube_on_planet": PLANET_TYPES,
    "cube_in_sector": tuple(map(str, SECTORS)),
}
"""Of light bonus cards that count one of several things: which there are."""
MAY_FALL = frozenset({"consumption", "by"})
"""What cards change consumption by may be less than 0 (CS-PLAN-9)."""


def problems_of(parts: Parts, rules: frozenset[str]) -> Iterator[Problem]:
    """`rules` are those in the book of the game."""
    yield from problems_of_refs(parts)
    yield from rules_known(rules_named(parts), rules)
    yield from problems_of_counts(parts)
    yield from problems_of_people(parts)
    yield from problems_of_numbers(parts)
    yield from problems_of_galaxies(parts)
    yield from problems_of_tiles(parts)
    yield from problems_of_cards(parts)
    yield from problems_of_improvements(parts)
    yield from problems_of_dark_tech(parts)
    yield from problems_of_bonus(parts)
    yield from problems_of_modules(parts)
    yield from problems_of_automa(parts)


def problems_of_refs(parts: Parts) -> Iterator[Problem]:
    """Report each ref that two things share."""
    refs = {
        "galaxies": [each.ref for each in parts.galaxies],
        "start_cards": [each.ref for each in parts.start_cards],
        "ai_cards": [each.ref for each in parts.ai_cards],
        "improvements": [each.ref for each in parts.improvements],
        "zones": [step.ref for zone in parts.zones.values() for step in zone.steps],
        "dark_tech": [each.ref for each in parts.dark_tech],
        "light_bonus": [ref for each in parts.light_bonus for ref in each.cards],
        "dark_bonus": [each.ref for each in parts.dark_bonus],
        "automa.cards": [each.ref for each in parts.automa.cards],
    }
    met: set[str] = set()
    for path, own in refs.items():
        for ref in own:
            if ref in met:
                yield problem("edition-same-ref", path, ref=ref)
            met.add(ref)


def rules_named(parts: Parts) -> dict[str, str]:
    """Return the rules that cards name, by the path."""
    cards: dict[str, tuple[RuledPart, ...]] = {
        "start_cards": parts.start_cards,
        "ai_cards": parts.ai_cards,
        "dark_tech": parts.dark_tech,
        "leaders": parts.leaders,
    }
    return {f"{path}.{at}.rule": card.rule for path, own in cards.items() for at, card in enumerate(own)}


def problems_of_counts(parts: Parts) -> Iterator[Problem]:
    counts = {
        "tiles": sum(map(len, parts.tiles)),
        "extra_zone_boards": len(parts.zones),
        "ai_cards": len(parts.ai_cards),
        "dark_tech": len(parts.dark_tech),
        "light_bonus": sum(len(each.cards) for each in parts.light_bonus),
        "dark_bonus": len(parts.dark_bonus),
        "automa_cards": len(parts.automa.cards),
        "leaders": len(parts.leaders),
        "start_cards_per_player": len(parts.start_cards),
        "stations_per_player": len(parts.stations),
        "improvements_per_board": len(parts.improvements),
    }
    for name, count in counts.items():
        yield from counted(f"box.counts.{name}", count, parts.box.counts.get(name))


def problems_of_people(parts: Parts) -> Iterator[Problem]:
    """A colour, a civilisation and a token for everybody."""
    box = parts.box
    yield from counted("box.players", (box.players.min, box.players.max), (1, max(PLAYERS)))
    yield from counted("box.colours", len(set(box.colours)), box.players.max)
    yield from counted("box.people", sorted(box.people), sorted(box.colours))
    yield from known("box.automa_colour", [box.automa_colour], box.colours)
    yield from counted("box.turn_order_tokens", list(box.turn_order_tokens), list(range(1, box.players.max + 1)))
    yield from counted("box.gems", sorted(box.gems), sorted(GEMS))


def problems_of_numbers(parts: Parts) -> Iterator[Problem]:
    numbers = parts.numbers
    least, most = numbers.consumption.least, numbers.consumption.most
    starts = [numbers.consumption_start, *(each.consumption for each in parts.leaders)]
    if any(not least <= start <= most for start in starts):
        yield problem("edition-consumption-start", "numbers.consumption_start", least=least, most=most)
    if numbers.display_rows < 1 or numbers.display_slots % numbers.display_rows:
        yield problem("edition-display", "numbers.display_slots", rows=numbers.display_rows)
    if numbers.display_slots > len(parts.ai_cards):
        yield problem("edition-too-few-cards", "ai_cards", needed=numbers.display_slots)
    if numbers.zones < 1 or numbers.zones > len(parts.start_cards):
        yield problem("edition-too-few-cards", "start_cards", needed=numbers.zones)
    yield from at_least("numbers.bonus_cards", numbers.bonus_cards, 1)
    yield from known("numbers.opening_galaxy", [numbers.opening_galaxy], (each.ref for each in parts.galaxies))
    for galaxy in parts.galaxies:
        if galaxy.ref == numbers.opening_galaxy:
            yield from counted("numbers.opening_galaxy.players", list(galaxy.players), list(PLAYERS))


def problems_of_galaxies(parts: Parts) -> Iterator[Problem]:
    """Each in a sector, with spaces of a known shape, and as many of them open as there should be."""
    board = parts.board
    yield from counted("board.galaxies", sorted(board.galaxies), list(PLAYERS))
    yield from counted("board.bands", len(board.bands), len(SECTORS))
    for players, count in board.galaxies.items():
        open_ = [each.ref for each in parts.galaxies if players in each.players]
        yield from counted(f"board.galaxies.{players}", len(open_), count)
    for at, galaxy in enumerate(parts.galaxies):
        yield from known(f"galaxies.{at}.sector", [galaxy.sector], SECTORS)
        yield from known(f"galaxies.{at}.players", galaxy.players, PLAYERS)
        yield from problems_of_drawing(f"galaxies.{at}", galaxy, parts)
        if galaxy.majority.energy < galaxy.minority.energy:
            yield problem("edition-yield", f"galaxies.{at}.majority", ref=galaxy.ref)
    hidden = sum(max(PLAYERS) in each.players and 3 not in each.players for each in parts.galaxies)  # noqa: PLR2004
    yield from counted("box.counts.covers", hidden, parts.box.counts.get("covers"))
    spaces = Counter[int]()
    for galaxy in parts.galaxies:
        spaces[galaxy.sector] += galaxy.spaces
    for sector, pile in enumerate(parts.tiles, 1):
        yield from counted(f"tiles.{sector - 1}", len(pile), spaces[sector])  # CS-SET-18


def problems_of_drawing(path: str, galaxy: GalaxyPart, parts: Parts) -> Iterator[Problem]:
    """A galaxy has a shape, and a place on each side of the board where it is open."""
    shape = parts.board.shapes.get(galaxy.spaces, ())
    yield from counted(f"{path}.spaces", len(shape), galaxy.spaces)
    if (min(PLAYERS) in galaxy.players) != (galaxy.spot_small is not None):
        yield problem("edition-spot", f"{path}.spot_small", ref=galaxy.ref)


def problems_of_tiles(parts: Parts) -> Iterator[Problem]:
    """A pile for each sector; each tile has planets of known types, and gives something."""
    yield from counted("tiles", len(parts.tiles), len(SECTORS))
    for sector, pile in enumerate(parts.tiles):
        for at, tile in enumerate(pile):
            path = f"tiles.{sector}.{at}"
            yield from known(path, tile.planets, PLANET_TYPES)
            resource = tile.resource
            amounts = (resource.a, resource.g, resource.t, resource.energy)
            if not tile.planets or sum(amounts) == 0:
                yield problem("edition-tile", path)


def problems_of_cards(parts: Parts) -> Iterator[Problem]:
    for at, start in enumerate(parts.start_cards):
        yield from problems_of_effects(f"start_cards.{at}.effects", start.effects, parts)
    for at, card in enumerate(parts.ai_cards):
        yield from problems_of_effects(f"ai_cards.{at}.effects", card.effects, parts)
        if card.cost.count < 1:
            yield problem("edition-cost", f"ai_cards.{at}.cost", ref=card.ref)


ON_CARDS = frozenset({"colonise", "extract", "discover", "take", "upgrade", "energy", "either"})
"""What action cards do; the rest is for Dark Tech cards, which act once."""


def problems_of_effects(path: str, effects: Effects, parts: Parts, *, dark_tech: bool = False) -> Iterator[Problem]:
    for effect in effects:
        if effect.op not in ON_CARDS and not dark_tech:
            yield problem("edition-effect", path, op=effect.op)
        each = effect.options if isinstance(effect, Either) else (effect,)
        if any(getattr(part, "cubes", 0) > parts.numbers.height for part in each):
            yield problem("edition-height", path, most=parts.numbers.height)
        if isinstance(effect, Either) and {option.op for option in effect.options} != {"colonise", "discover"}:
            yield problem("edition-effect", path, op=effect.op)


def problems_of_improvements(parts: Parts) -> Iterator[Problem]:
    """Terraforming for each type but the Earth-like, and for each zone a step to each sector beyond the first."""
    places = parts.improvements
    planets = sorted(each.planet for each in places if each.planet)
    yield from counted("improvements.planet", planets, sorted(PLANET_TYPES[1:]))
    yield from counted("improvements.stacking", sum(each.stacking for each in places), 1)
    wanted = sorted((zone, sector) for zone in range(1, parts.numbers.zones + 1) for sector in SECTORS[1:])
    steps = sorted((each.zone, each.sector) for each in places if each.zone or each.sector)
    yield from counted("improvements.zone", steps, wanted)
    for at, each in enumerate(places):
        kinds = bool(each.planet) + each.stacking + bool(each.zone)
        if kinds > 1 or (not kinds and each.energy < 1):
            yield problem("edition-improvement", f"improvements.{at}", ref=each.ref)
        if each.cost.count < 1:
            yield problem("edition-cost", f"improvements.{at}.cost", ref=each.ref)
    yield from counted("zones", sorted(parts.zones), sorted(get_args(ZoneName)))
    for name, zone in parts.zones.items():
        yield from known(f"zones.{name}.sector", [zone.sector], SECTORS)
        beyond = [sector for sector in SECTORS if sector > zone.sector]
        yield from counted(f"zones.{name}.steps", [step.sector for step in zone.steps], beyond)


def problems_of_dark_tech(parts: Parts) -> Iterator[Problem]:
    """Each card does something, and each level leaves enough cards to choose from for everybody."""
    for at, card in enumerate(parts.dark_tech):
        yield from problems_of_effects(f"dark_tech.{at}.effects", card.effects, parts, dark_tech=True)
        if not card.effects and card.power == type(card.power)():
            yield problem("edition-effect", f"dark_tech.{at}", op=card.ref)
    powers = (*(card.power for card in parts.dark_tech), *(leader.power for leader in parts.leaders))
    for zone in parts.zones:
        yield from counted(f"zones.{zone}", sum(power.extra_zone == zone for power in powers), 1)
    levels = Counter(card.level for card in parts.dark_tech)
    yield from counted("dark_tech.level", sorted(levels), list(range(1, parts.numbers.end_level)))
    needed = parts.numbers.dark_tech_removed + parts.box.players.max
    for count in levels.values():
        if count < needed:
            yield problem("edition-too-few-cards", "dark_tech.level", needed=needed)
    for at, row in enumerate(parts.compensation):
        yield from known(f"compensation.{at}.reached", [row.reached], levels)
        if not 0 <= row.level < row.reached:
            yield problem("edition-compensation", f"compensation.{at}.level", level=row.level)
    rows = [(row.reached, row.level) for row in parts.compensation]
    yield from counted("compensation", len(rows), len(set(rows)))


def problems_of_bonus(parts: Parts) -> Iterator[Problem]:
    for at, family in enumerate(parts.light_bonus):
        score = family.score
        there = WHAT_IS_COUNTED.get(score.of or "", ("",))
        yield from known(f"light_bonus.{at}.score", [score.what], there)
        if bool(score.of) != bool(score.per):
            yield problem("edition-score", f"light_bonus.{at}.score", ref=family.ref)
    for at, card in enumerate(parts.dark_bonus):
        path = f"dark_bonus.{at}"
        if card.galaxy:
            galaxies = {each.ref: each for each in parts.galaxies}
            yield from known(f"{path}.galaxy", [card.galaxy], galaxies)
            if card.galaxy in galaxies and not set(card.players) <= set(galaxies[card.galaxy].players):
                yield problem("edition-closed-galaxy", f"{path}.players", ref=card.ref)
        elif not card.score.per_station:
            yield problem("edition-score", f"{path}.score", ref=card.ref)
    for players in PLAYERS:
        galaxy_cards = sum(players in card.players for card in parts.dark_bonus if card.galaxy)
        if galaxy_cards < players:
            yield problem("edition-too-few-cards", "dark_bonus", needed=players)


def problems_of_modules(parts: Parts) -> Iterator[Problem]:
    """Stations of each kind, with slots for them; leaders."""
    kinds = sorted(get_args(StationKind))
    yield from counted("stations", sorted(each.ref for each in parts.stations), kinds)
    yield from counted("leaders", sorted(each.ref for each in parts.leaders), sorted(get_args(LeaderName)))
    if parts.board.slots < 1:
        yield problem("edition-slots", "board.slots")
    for players in PLAYERS:
        for kind in kinds:
            slots = parts.board.slots * sum(each.station == kind for each in parts.galaxies if players in each.players)
            if slots < players:
                yield problem("edition-too-few-slots", "galaxies.station", kind=kind, players=players)


def problems_of_automa(parts: Parts) -> Iterator[Problem]:
    """Each pile has cards without silver ones, and every row does something that the solo board allows."""
    automa = parts.automa
    yield from counted("automa.levels", sorted(automa.levels), sorted(get_args(AutomaLevel)))
    slots = range(parts.numbers.display_slots)
    for name, pattern in automa.patterns.items():
        yield from known(f"automa.patterns.{name}", pattern, slots)
    plain = Counter(card.pile for card in automa.cards if not card.silver)
    yield from counted("automa.cards.pile", sorted(plain), list(PILES))
    for at, card in enumerate(automa.cards):
        yield from known(f"automa.cards.{at}.pile", [card.pile], PILES)
        if not 1 <= len(card.rows) <= MOST_ROWS:
            yield problem("edition-automa-rows", f"automa.cards.{at}.rows", ref=card.ref, most=MOST_ROWS)
        for row, actions in enumerate(card.rows):
            path = f"automa.cards.{at}.rows.{row}"
            if not 1 <= len(actions) <= BOTH_WAYS:
                yield problem("edition-automa-row", path, ref=card.ref)
            for action in actions:
                yield from problems_of_automa_action(path, action, parts)


def problems_of_automa_action(path: str, action: AutomaAction, parts: Parts) -> Iterator[Problem]:
    solo = {each.ref for each in parts.galaxies if min(PLAYERS) in each.players}
    if isinstance(action, AutomaMarket):
        yield from known(path, [action.pattern], parts.automa.patterns)
    if isinstance(action, AutomaColonise) or (isinstance(action, AutomaDiscover) and action.galaxy):
        yield from known(path, [action.galaxy], solo)
    if isinstance(action, AutomaDiscover):
        if bool(action.galaxy) == bool(action.sector):
            yield problem("edition-automa-where", path)
        if action.sector:
            yield from known(path, [action.sector], SECTORS)
    if isinstance(action, AutomaColonise | AutomaDiscover) and not 1 <= action.cubes <= parts.numbers.height:
        yield problem("edition-height", path, most=parts.numbers.height)
