"""From the box to the first purchase: CS-SET, CS-M1-1, CS-M2-1, CS-M2-2, CS-SOLO-1, CS-SOLO-2."""

from collections import Counter

import pytest

from rules.core.contract import BadPosition, Seating
from rules.council_of_shadows import GAME
from rules.council_of_shadows.options import LEVELS, Options
from rules.council_of_shadows.parts import Gems
from rules.council_of_shadows.setup import AUTOMA_COLOUR
from tests.rules.core.sitting import ALLOWED
from tests.rules.council_of_shadows.table import (
    AUTOMA,
    BOX,
    EDITION,
    PERSON,
    begun,
    begun_solo,
    leader,
    printed,
    seating,
)

COUNTS = (2, 3, 4)


def refused(*players: str, **options: bool) -> list[str]:
    return [each.rule for each in GAME.objections_to_start(Options(**options), seating(*players))]  # type: ignore[arg-type]


@pytest.mark.parametrize("count", COUNTS)
def test_what_each_player_has(count: int) -> None:
    """CS-SET-9, CS-SET-10, CS-SET-12: six cards in the hand, two gems, consumption 20, energy 0."""
    state = begun(count).state
    for player in state.players:
        assert [printed(card) for card in player.hand] == ["S-C1", "S-C2", "S-X2", "S-D", "S-G", "S-U"]
        assert player.gems == Gems(1, 1)
        assert (player.consumption, player.energy, player.level) == (20, 0, 0)
        assert player.zones == ((), (), ())
        assert player.improvements == player.tech == player.light == player.stations == ()


@pytest.mark.parametrize("count", COUNTS)
def test_what_lies_on_the_table(count: int) -> None:
    """CS-SET-3, CS-SET-4, CS-SET-5, CS-SET-6, CS-SET-7, CS-SET-18: two tiles, eight AI cards, all but two Dark Tech."""
    state = begun(count).state
    placed = {space: tile for space, tile in zip(BOX.spaces, state.spaces, strict=True) if tile}
    assert set(placed) == {"GRY-1", "GRY-2"}
    assert [len(pile) for pile in state.piles] == [8, 11, 10]
    assert {*placed.values(), *(tile for pile in state.piles for tile in pile)} == set(BOX.tiles)
    assert len(set(state.display)) == 8
    assert len(state.ai_deck) == 17
    assert [len(pile) for pile in state.tech_piles] == [len(BOX.dark_tech_of[level]) - 2 for level in (1, 2)]
    assert Counter(BOX.dark_tech[card].level for card in state.tech_out) == {1: 2, 2: 2}
    assert len(state.light_pile) == 18
    assert not any(map(any, state.colonies))


@pytest.mark.parametrize(("count", "out"), [(2, 2), (3, 3), (4, 4)])
def test_dark_bonus_cards(count: int, out: int) -> None:
    """CS-SET-8, CS-SET-14: one each, of galaxies that are open; the others stay out, the station card with them."""
    for seed in range(6):
        state = begun(count, seed=seed).state
        dealt = [player.dark for player in state.players]
        assert len(set(dealt)) == count
        assert len(state.dark_out) == out
        galaxies = {BOX.dark_cards[card].galaxy for card in (*dealt, *state.dark_out)}
        assert galaxies <= set(BOX.open_with[count])


def test_stations_lie_beside_the_board_with_module_1() -> None:
    """CS-M1-1, CS-SET-16: three each, and their dark card joins the others."""
    state = begun(3, stations=True).state
    assert [player.stations for player in state.players] == [BOX.stations_of[seat] for seat in range(3)]
    mix = {*state.dark_out, *(player.dark for player in state.players)}
    assert "D-STA" in mix
    assert len(mix) == 7


def test_tokens_are_dealt_by_lot_and_the_first_one_opens() -> None:
    """CS-SET-11, CS-SET-15, CS-SET-17: the energy markers arrived in the order of the tokens, too (CS-SET-12)."""
    orders = set()
    for seed in range(40):
        at = begun(3, seed=seed)
        orders.add(at.state.order)
        assert at.seat == at.state.order[0]
        assert at.asks == "CS-BUY-2"
        assert at.state.arrivals == at.state.order
    assert len(orders) == 6


def test_energy_may_start_by_the_token() -> None:
    """CS-SET-12, ruling Q-2, where it is switched."""
    state = begun(4, start_energy_by_token=True).state
    assert [state.players[seat].energy for seat in state.order] == [0, 1, 2, 3]
    assert {player.energy for player in begun(4).state.players} == {0}


def test_the_same_seed_makes_the_same_game() -> None:
    assert begun(4, seed=5).state == begun(4, seed=5).state
    assert begun(4, seed=5).state.piles != begun(4, seed=6).state.piles


# Leaders


def test_the_last_token_chooses_a_leader_first() -> None:
    """CS-M2-1, CS-M2-2: then whoever is before; unused leaders go into the box, and the game begins."""
    at = begun(3, leaders=True)
    first, second, third = at.state.order
    assert at.state.phase == "leaders"
    assert (at.seat, at.asks) == (third, "CS-M2-1")
    assert at.why_not(leader("LD-ZOE", first)) != ALLOWED
    at.play(leader("LD-ZOE", third))
    assert at.seat == second
    assert at.why_not(leader("LD-ZOE", second)) == "CS-M2-1"
    at.play(leader("LD-AVA", second), leader("LD-BREISH", first))
    assert (at.seat, at.asks, at.state.phase) == (first, "CS-BUY-2", "purchase")
    assert at.state.leaders == ()
    assert [at.consumption(seat) for seat in (first, second, third)] == [25, 28, 34]
    assert [at.energy(seat) for seat in (first, second, third)] == [8, 0, 0]


@pytest.mark.parametrize(
    ("name", "consumption", "energy", "zones"),
    [
        ("LD-BUTEO", 30, 0, 3),
        ("LD-ZOE", 34, 0, 3),
        ("LD-AVA", 28, 0, 4),
        ("LD-CASARES", 26, 0, 3),
        ("LD-S3E3", 27, 0, 3),
        ("LD-BREISH", 25, 8, 3),
    ],
)
def test_where_the_markers_of_each_leader_start(name: str, consumption: int, energy: int, zones: int) -> None:
    """CS-M2-3 to CS-M2-8: WE-9."""
    at = begun(2, leaders=True)
    seat = at.seat
    at.play(leader(name, seat))
    player = at.player(seat)
    assert (player.consumption, player.energy, len(player.zones)) == (consumption, energy, zones)
    assert player.extra_zones == (("ZONE-AVA",) if name == "LD-AVA" else ())


def test_nobody_chooses_a_leader_without_the_module() -> None:
    """CS-SET-16."""
    state = begun(3).state
    assert state.leaders == ()
    assert {player.leader for player in state.players} == {""}


# Solo


def test_the_automa_has_markers_and_nothing_else() -> None:
    """CS-SOLO-1, CS-SOLO-15, CS-SOLO-16: a person against it has what two players have."""
    at = begun_solo(stations=True)
    automa = at.player(1)
    assert automa.is_automa
    assert (automa.consumption, automa.energy, automa.level) == (20, 0, 0)
    assert (automa.cards, automa.zones, automa.stations) == ((), (), ())
    assert automa.gems == Gems()
    assert automa.dark == ""
    assert at.player(0).dark
    assert len(at.state.dark_out) == 4
    assert at.player(0).stations == BOX.stations_of[0]


@pytest.mark.parametrize(("level", "silver"), [(level, level in ("silver", "hard", "expert")) for level in LEVELS])
def test_silver_cards_come_with_the_level(level: str, silver: bool) -> None:
    """CS-SOLO-2: three piles by level."""
    automa = begun_solo(automa_level=level).state.automa
    assert automa is not None
    assert [len(pile) for pile in automa.piles] == ([6, 6, 6] if silver else [6, 5, 5])
    for at, pile in enumerate(automa.piles):
        assert {BOX.automa_cards[card].pile for card in pile} == {at + 1}
    assert (automa.card, automa.used) == ("", ((), (), ()))


def test_the_automa_may_be_made_harder_bit_by_bit() -> None:
    """CS-SOLO-2: what is changed comes on top of the level."""
    options = Options(automa_level="hard", automa_consumption=1, automa_energy=5, automa_everywhere=True)
    level = options.automa(BOX.automa_levels)
    assert (level.silver, level.consumption, level.energy, level.everywhere) == (True, 1, 10, True)
    assert begun_solo(automa_level="hard", automa_energy=5).energy(1) == 10
    silver = begun_solo(automa_silver=True).state.automa
    assert silver is not None
    assert [len(pile) for pile in silver.piles] == [6, 6, 6]


def test_only_the_person_chooses_a_leader() -> None:
    """Ruling Q-42."""
    at = begun_solo(leaders=True, automa_first=True)
    assert at.asked == [1]
    at.play(leader("LD-S3E3", 1))
    assert at.state.phase == "purchase"
    assert at.player(0).leader == ""


# Who may sit down


def test_two_to_four_seats() -> None:
    assert refused(PERSON) == ["table-seat-count"]
    assert refused(*[PERSON] * 4) == []
    assert [
        each.rule for each in GAME.objections_to_start(Options(), [*seating(*[PERSON] * 4), seating(PERSON)[0]])
    ] == ["table-seat-count"]


def test_the_automa_plays_alone_against_one_person() -> None:
    """CS-SOLO-1."""
    assert refused(PERSON, AUTOMA) == refused(AUTOMA, PERSON) == []
    assert refused(PERSON, PERSON, AUTOMA) == ["CS-SOLO-1"]
    assert refused(AUTOMA, AUTOMA)[0] == "CS-SOLO-1"


def test_the_automa_is_blue_and_the_person_one_of_the_other_peoples() -> None:
    """CS-SOLO-1: seats get their colours so, and no others are taken."""
    assert [each.colour for each in seating(PERSON, AUTOMA)] == ["purple", "blue"]
    assert [each.colour for each in seating(AUTOMA, PERSON)] == ["blue", "purple"]
    assert GAME.colours_for((PERSON, AUTOMA)) == (("purple", "red", "green"), ("blue",))
    assert GAME.colours_for((PERSON, PERSON)) == (GAME.colours, GAME.colours)
    assert EDITION.plain()["box"]["automa_colour"] == AUTOMA_COLOUR
    for colours, refusals in (
        (("blue", "red"), ["CS-SOLO-1"]),
        (("red", "green"), ["CS-SOLO-1"]),
        (("green", "blue"), []),
    ):
        sitting = [Seating(player, "", colour) for player, colour in zip((PERSON, AUTOMA), colours, strict=True)]
        assert [each.rule for each in GAME.objections_to_start(Options(), sitting)] == refusals
    noted = GAME.position({"seats": [{}, {"automa": True}]}, BOX)
    assert [player.colour for player in noted.players] == ["purple", "blue"]
    with pytest.raises(BadPosition):
        GAME.position({"seats": [{"colour": "blue"}, {"automa": True, "colour": "red"}]}, BOX)


def test_starting_energy_by_token_counts_for_the_automa_too() -> None:
    """CS-SET-12, ruling Q-2: its marker waits on the space of its token like any other."""
    for seed in range(4):
        state = begun_solo(seed=seed, start_energy_by_token=True).state
        assert [state.players[seat].energy for seat in state.order] == [0, 1]
    hard = begun_solo(seed=1, start_energy_by_token=True, automa_level="hard").state
    assert sorted(player.energy for player in hard.players) in ([0, 6], [1, 5])


def test_each_seat_has_its_own_colour() -> None:
    one, other = seating(PERSON, PERSON)
    twins = [one, other.__class__(other.player, other.name, one.colour)]
    strange = [one, other.__class__(other.player, other.name, "white")]
    assert [each.rule for each in GAME.objections_to_start(Options(), twins)] == ["table-same-colour"]
    assert [each.rule for each in GAME.objections_to_start(Options(), strange)] == ["table-unknown-colour"]
