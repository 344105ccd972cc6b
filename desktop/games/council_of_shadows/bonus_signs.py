"""What bonus cards count at the end, as signs: a figure, then a figure for each of what is counted."""

from typing import assert_never

from desktop.games.council_of_shadows import card_signs as signs
from desktop.games.council_of_shadows.card_layout import Group
from desktop.games.council_of_shadows.hues import DEEP_VIOLET, PALE_VIOLET, PAPER, VIOLET, hue_of
from rules.council_of_shadows.parts import BonusOf, DarkScore, LightScore


def groups_of_light(score: LightScore) -> tuple[Group, ...]:
    first: tuple[Group, ...] = ((signs.energy(score.base),),) if score.base else ()
    if score.of is None:
        return first
    lead = (signs.joined("+"),) if first else ()
    each = (signs.said(str(score.per), 0.6),) if first else (signs.energy(score.per),)
    return (*first, (*lead, *each, signs.stroke(), *counted(score.of, score.what)))


def counted(of: BonusOf, what: str) -> Group:
    match of:
        case "gem":
            return (signs.gem_sign(what),)
        case "cube_on_planet":
            return (signs.tower(1, kind=what),)
        case "cube_in_sector":
            return (signs.one_cube(), signs.sector_sign(int(what)))
        case "consumption_tenths":
            return (signs.consumption("10"),)
        case "cube_on_player_boards":
            return (signs.board_sign(),)
        case "ai_card":
            return (signs.small_card(DEEP_VIOLET, PAPER),)
        case "light_bonus_card":
            return (signs.small_card(VIOLET, PALE_VIOLET),)
    assert_never(of)


def groups_of_dark(galaxy: str, score: DarkScore) -> tuple[Group, ...]:
    """Return the signs of a galaxy: with the majority, with a colony, without; else what stations bring."""
    if not galaxy:
        return (
            (signs.energy(score.base),),
            (signs.joined("+"), signs.energy(score.per_station), signs.stroke(), signs.station()),
        )
    own = signs.one_cube()
    return (
        (signs.galaxy_sign(hue_of(galaxy)),),
        (own, signs.joined("most"), signs.energy(score.base + score.majority)),
        (own, signs.joined(">"), signs.energy(score.base + score.presence)),
        (signs.joined(">"), signs.energy(score.base)),
    )
