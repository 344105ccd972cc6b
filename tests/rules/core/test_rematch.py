"""Another game between the same: another seed, another first seat, and everyone keeps what is theirs."""

from typing import Any

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import Edition, read_edition
from rules.core.record import Record, new_record
from rules.core.rematch import rematch
from rules.games import game_named
from tests.rules.core.sitting import seated


def edition_of(game: AnyGame) -> Edition:
    return read_edition(resources.assets() / game.id / "edition", game.id)


def record(id: str, *players: str, **chosen: Any) -> tuple[AnyGame, Record]:
    game = game_named(id)
    assert game is not None
    seating = tuple(seated(game, *players))
    return game, new_record(game, edition_of(game), game.options_type(**chosen), seating, seed=3)


def test_everyone_moves_up_a_seat() -> None:
    game, first = record("marajoara", "person", "novice", "regular")
    second = rematch(game, first, 9)
    assert [each.name for each in second.seating] == ["Seat 1", "Seat 2", "Seat 0"]
    assert [each.colour for each in second.seating] == [first.seating[at].colour for at in (1, 2, 0)]
    assert (second.seed, second.options) == (9, first.options)
    third = rematch(game, rematch(game, second, 9), 3)
    assert third == first, "after as many games as there are seats all sit where they sat"


def test_what_a_seat_has_of_its_own_goes_along() -> None:
    game, first = record("excavation_earth", "person", "person", "person", factions=("lot", "AQU"))
    factions = rematch(game, first, 9).options.factions
    assert factions[0] == first.options.factions[1]
    assert len(factions) == 3


def test_an_automa_stays_where_the_rules_know_it() -> None:
    game, first = record("excavation_earth", "person", "zu")
    assert rematch(game, first, 9).seating == first.seating
    game, first = record("marajoara", "person", mission=4)
    again = rematch(game, first, 9)
    assert (again.seating, again.options, again.seed) == (first.seating, first.options, 9)
