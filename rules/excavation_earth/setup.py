"""From the box to the first position, step by step as printed (EE-SET-1 to EE-SET-19, EE-SOLO-SET).

Everything lies on the table before the opening hands are decided; the third explorers come in the first turns.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.colours import objections_to_colours
from rules.core.contract import Seating
from rules.core.refusal import Refusal, refuse
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.components import Box
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.options import BY_LOT, DIFFICULTY, FACTIONS, ZU_PLAYER, Options
from rules.excavation_earth.parts import MARKETS, ZU, ZuType
from rules.excavation_earth.preparation import deal_packets, deal_row, drafting_seats, fill_queue
from rules.excavation_earth.state import SOURCES, Player, PlayerOf, State, Zu, ZuOf

COLOURS = ("black", "pink", "yellow", "brown", "blue")
LEAST_SEATS, MOST_SEATS = 2, 4


def objections_to_start(options: Options, seating: Sequence[Seating]) -> Iterator[Refusal]:
    seats = len(seating)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        yield refuse("table-seat-count", seats=seats, least=LEAST_SEATS, most=MOST_SEATS)
        return
    zus = sum(each.player == ZU_PLAYER for each in seating)
    if zus and (zus, seats) != (1, 2):
        yield refuse("EE-SOLO-SET-1", zus=zus, seats=seats)
    yield from objections_to_options(options, with_zu=zus > 0)
    chosen = [options.faction_of(seat) for seat, each in enumerate(seating) if each.player != ZU_PLAYER]
    for faction in FACTIONS:
        if chosen.count(faction) > 1:
            yield refuse("EE-SET-2", faction=faction)
    yield from objections_to_colours(seating, COLOURS)


def objections_to_options(options: Options, *, with_zu: bool) -> Iterator[Refusal]:
    if with_zu and options.opening_draft:
        yield refuse("EE-SOLO-SET-3")
    for id, rule in DIFFICULTY.items():
        if getattr(options, id) and not with_zu:
            yield refuse(rule)
    if options.easier_2 and options.harder_2:
        yield refuse("EE-SOLO-DIFF-1")


def first_position(box: Box, options: Options, seating: Sequence[Seating], seed: int) -> State:
    state = empty_table(box, options, seating, seeded(seed))
    draft = Draft(state)
    deal_hands(draft)  # 8
    deal_row(draft)  # 10
    place_relics(draft)  # 13, 14
    fill_queues(draft)  # 16, 17
    return draft.state()


def empty_table(box: Box, options: Options, seating: Sequence[Seating], rng: Rng) -> State:
    """Who sits there and what each has, everything else shuffled but not yet dealt (EE-SET-1 to EE-SET-7)."""
    seats = len(seating)
    zu_seat = next((seat for seat, each in enumerate(seating) if each.player == ZU_PLAYER), None)
    factions, rng = factions_of(options, seating, rng)
    deck, rng = rng.shuffled(box.action_cards)  # EE-SET-7
    reserve, rng = shuffled_reserve(box, rng)  # EE-SET-12
    buyer_deck, rng = rng.shuffled(box.buyer_cards)  # EE-SET-16
    tiles, rng = rng.shuffled(tuple(box.tile_effects))  # EE-SET-18
    zu = None
    if zu_seat is not None:
        zu, rng = zu_decks(box, zu_seat, rng)
    by_players = box.by_players(seats)
    players = tuple(
        new_zu(box, options, each.colour) if seat == zu_seat else new_player(box, seat, each.colour, faction)
        for seat, (each, faction) in enumerate(zip(seating, factions, strict=True))
    )
    return State(
        box=box,
        options=options,
        players=players,
        order=tuple(sorted(range(seats), key=lambda seat: box.factions[factions[seat]].initiative)),  # EE-SET-5
        round=1,
        agenda=(todo.Drafting(0, opening=True) if options.opening_draft else todo.OpeningHands(),),
        queues=("",) * MARKETS,
        traders=((0,) * seats,) * MARKETS,
        envoys=((0,) * seats,) * len(box.centres),
        stock=(by_players.buyers,) * len(box.colours),  # EE-SET-15
        white=by_players.white,
        mothership="",
        sites=((),) * len(box.sites),
        piles=((),) * len(box.colours),
        reserve=reserve,
        drawn=(),
        sold=(),
        deck=deck,
        discard=(),
        row=(),
        buyer_deck=buyer_deck,
        buyer_discard=(),
        tiles=(),
        tile_stack=tiles,
        zu=zu,
        rng=rng,
    )


# Seats


def factions_of(options: Options, seating: Sequence[Seating], rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """As chosen; who did not choose gets one of those left, by lot (EE-SET-2). Zu has its own board (EE-SOLO-SET-1)."""
    wanted = [ZU if each.player == ZU_PLAYER else options.faction_of(seat) for seat, each in enumerate(seating)]
    left, rng = rng.shuffled([faction for faction in FACTIONS if faction not in wanted])
    lots = iter(left)
    return tuple(next(lots) if own == BY_LOT else own for own in wanted), rng


def new_player(box: Box, seat: Seat, colour: str, faction: str) -> Player:
    """Two explorers on the starting markets; the third one waits (EE-SET-3, EE-SET-4, EE-SET-9, EE-SET-19)."""
    return PlayerOf(
        colour=colour,
        faction=faction,
        explorers=box.start_places,
        hand=(),
        travel=box.travel_cards[seat],
        spent_travel=(),
        packet=(),
        chosen=None,
        drafted=(),
        supply=box.crew,
        guards=(),
        columns=(),
        hold=(),
        container=(),
        marker=0,
        passed=False,
        earned=(box.parts.box.start_credits, *(0,) * (len(SOURCES) - 1)),
    )


def new_zu(box: Box, options: Options, colour: str) -> Player:
    """No explorers and no cards; further sets of cubes come when the first is used up (EE-SOLO-SET-2, 4, 5)."""
    zu = box.zu
    credits = zu.switches.easier_start_credits if options.easier_1 else zu.start_credits
    player = new_player(box, 0, colour, ZU)
    return replace(player, explorers=(), travel=(), earned=(credits, *player.earned[1:]))


def zu_decks(box: Box, seat: Seat, rng: Rng) -> tuple[Zu, Rng]:
    """The card types are shuffled one by one, then the decks of the rounds are made unseen (EE-SOLO-SET-6, 7)."""
    piles: dict[ZuType, list[Ref]] = {}
    for type_ in dict.fromkeys(card.type for card in box.zu_cards.values()):
        pile, rng = rng.shuffled([card.ref for card in box.zu_cards.values() if card.type == type_])
        piles[type_] = list(pile)
    decks: list[tuple[Ref, ...]] = []
    for counts in box.zu.round_decks:
        cards = [piles[type_].pop() for type_, count in counts.items() for _ in range(count)]
        deck, rng = rng.shuffled(cards)
        decks.append(deck)
    return ZuOf(seat, decks[0], (), tuple(decks[1:]), ()), rng


# The table


def shuffled_reserve(box: Box, rng: Rng) -> tuple[tuple[tuple[Ref, ...], ...], Rng]:
    """Five face-down piles (EE-SET-12)."""
    piles: list[tuple[Ref, ...]] = []
    for colour in box.colours:
        pile, rng = rng.shuffled([tile for each in box.types_of[colour] for tile in box.tiles_of[each]])
        piles.append(pile)
    return tuple(piles), rng


def deal_hands(draft: Draft) -> None:
    """Six cards each, or eight to draft from (EE-SET-8, EE-SET-8b)."""
    if draft.options.opening_draft:
        deal_packets(draft, "EE-SET-8b")
        return
    for seat in drafting_seats(draft):
        draft.change(seat, hand=draft.next_cards(draft.box.parts.box.setup.action_cards))


def place_relics(draft: Draft) -> None:
    """Onto the dig sites, then face up onto the piles, each on top of the last (EE-SET-13, EE-SET-14, ruling A9)."""
    by_players = draft.box.by_players(len(draft.players))
    for colour in draft.box.colours:
        for relic in draft.take_from_reserve(colour, by_players.site_relics):
            draft.put_on_site(relic)
    for at, colour in enumerate(draft.box.colours):
        draft.piles[at] = draft.take_from_reserve(colour, by_players.pile_relics)[::-1]


def fill_queues(draft: Draft) -> None:
    """Two buyer cards are out of the first deal; then three buyers for each market (EE-SET-16, EE-SET-17)."""
    out = draft.box.parts.box.setup.buyer_cards_discarded
    draft.buyer_discard, draft.buyer_deck = draft.buyer_deck[:out], draft.buyer_deck[out:]
    for market in range(len(draft.queues)):
        fill_queue(draft, market)
