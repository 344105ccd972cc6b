"""In whose company one plays, read off the seats: alone, against the computer, several people at this screen."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, get_args

from desktop.new_game.choices import PERSON, Choices, Place, usual_opponent, with_one_more, without_extra
from desktop.new_game.fixes import mended
from rules.bots.registry import opponents_of
from rules.core.contract import AnyGame, Mode

Company = Literal["alone", "computer", "together"]
COMPANIES: tuple[Company, ...] = get_args(Company)


def companies(game: AnyGame) -> tuple[Company, ...]:
    """List the companies in which this game can be played."""
    possible = {"alone": alone_mode(game) is not None, "computer": bool(opponents_of(game.id)), "together": True}
    return tuple(each for each in COMPANIES if possible[each])


def alone_mode(game: AnyGame) -> Mode | None:
    """The first way to play that wants a single person: a challenge, or an automa."""
    return next((mode for mode in game.modes if mode.automa or mode.seats == (1,)), None)


def company_of(game: AnyGame, choices: Choices) -> Company:
    """Read the company off the seats; several people, or none at all, sit at a table where each seat is set by hand."""
    players = [place.player for place in choices.places]
    if len(players) == 1 or automa_of(game, choices):
        return "alone"
    return "computer" if players.count(PERSON) == 1 else "together"


def automa_of(game: AnyGame, choices: Choices) -> str:
    """The automa at this table; empty where there is none."""
    return next((place.player for place in choices.places if place.player in game.automas), "")


def automas_possible(game: AnyGame, automa: str) -> tuple[int, ...]:
    """How many of an automa may sit down against one person."""
    return tuple(count - 1 for mode in game.modes if mode.automa == automa for count in mode.seats)


def fewest(game: AnyGame) -> int:
    """How many seats a table for several has at least."""
    return min(count for count in game.seats if count > 1)


def in_company(game: AnyGame, choices: Choices, company: Company, places: Sequence[Place] = ()) -> Choices:
    """The same table in other company; with these places, where people sat so before."""
    seated = replace(choices, places=tuple(places)) if places else reseated_for(game, choices, company)
    return mended(game, seated) or seated


def reseated_for(game: AnyGame, choices: Choices, company: Company) -> Choices:
    """The first seat is a person's; the others are who this company wants, no more than there must be."""
    mode = alone_mode(game)
    if company == "alone" and mode is not None:
        return filled(game, choices, mode.automa, min(mode.seats), min(mode.seats))
    player = PERSON if company == "together" else usual_opponent(game)
    return filled(game, choices, player, fewest(game), fewest(game))


def filled(game: AnyGame, choices: Choices, player: str, least: int, most: int) -> Choices:
    """Seat this player on all seats but the first, with at least and at most so many seats.

    A seat that already has a player of that kind stays as it is.
    """
    choices = without_extra(game, choices, most)
    while len(choices.places) < least:
        choices = with_one_more(game, choices, player)
    bots = opponents_of(game.id)
    for seat, place in enumerate(choices.places):
        wanted = PERSON if seat == 0 else player
        stays = place.player == wanted or (place.player in bots and wanted in bots)
        if not stays:
            choices = choices.with_place(seat, player=wanted, name="" if seat else place.name)
    return choices
