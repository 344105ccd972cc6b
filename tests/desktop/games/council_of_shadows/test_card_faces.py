"""The faces of cards: every one its own, nothing cut, also for cards that an owner thinks up."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows import card_faces
from desktop.games.council_of_shadows.bonus_signs import groups_of_dark, groups_of_light
from desktop.games.council_of_shadows.card_layout import (
    Group,
    broken,
    groups_of_card,
    groups_of_power,
    groups_of_tech,
    unit_of,
    width_of_line,
)
from desktop.games.council_of_shadows.card_signs import Sign
from desktop.paint.painting import painted_image
from desktop.style.theme import Style
from rules.core.types import phrase
from rules.council_of_shadows import parts
from rules.council_of_shadows.queries import letters
from rules.text.localise import Language
from tests.desktop.games.council_of_shadows.positions import box, texts

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = Style("light", "council_of_shadows")
SMALL, TOP = QRectF(4, 4, 52, 78), QRectF(4, 4, 118, 178)
"""In the display of a small window, and on a zone."""


def bits(paint: Callable[[QPainter], None]) -> bytes:
    image = painted_image(128, 188, lambda painter, _: paint(painter))
    return bytes(image.constBits())


@pytest.mark.parametrize("rect", [SMALL, TOP])
def test_no_two_action_cards_look_alike_even_without_their_names(rect: QRectF) -> None:
    cards = {card.kind: card for card in box().cards.values()}
    faces = {
        bits(
            lambda painter, card=card: card_faces.action_card(  # type: ignore[misc]
                painter,
                rect,
                STYLE,
                card.kind,
                "",
                letters(card.cost) if card.cost else None,
                card.consumption,
                card.effects,
            )
        )
        for card in cards.values()
    }
    assert len(faces) == len(cards) == 31


@pytest.mark.parametrize("rect", [SMALL, TOP])
def test_no_two_dark_tech_cards_look_alike_even_without_their_names(rect: QRectF) -> None:
    faces = {
        bits(
            lambda painter, card=card: card_faces.tech_card(  # type: ignore[misc]
                painter, rect, STYLE, card.ref, "", 1, card.effects, card.power
            )
        )
        for card in box().dark_tech.values()
    }
    assert len(faces) == len(box().dark_tech) == 16


def every_face() -> list[tuple[Group, ...]]:
    cards = [groups_of_card(card.effects, card.consumption) for card in box().cards.values()]
    techs = [groups_of_tech(card.effects, card.power) for card in box().dark_tech.values()]
    light = [groups_of_light(card.score) for card in box().light_cards.values()]
    dark = [groups_of_dark(card.galaxy, card.score) for card in box().dark_cards.values()]
    leaders = [groups_of_power(leader.power) for leader in box().leaders.values()]
    return [*cards, *techs, *light, *dark, *leaders]


def test_every_card_has_signs() -> None:
    assert all(groups and all(groups) for groups in every_face())


def test_signs_fit_between_the_edges() -> None:
    room = QRectF(0, 0, 60, 50)
    for groups in every_face():
        for lines in broken(groups):
            unit = unit_of(lines, room)
            assert max(map(width_of_line, lines)) * unit <= room.width() + 0.01


def test_lines_keep_groups_together_and_lose_nothing() -> None:
    one, two, three = (Sign(1, lambda brush, centre: None) for _ in range(3))
    ways = list(broken(((one,), (two, three), (one,))))
    assert len(ways) == 4
    assert all(sum(map(len, lines)) == 4 for lines in ways)


def test_a_card_an_owner_thinks_up_is_drawn_too() -> None:
    """Effects may be combined as no printed card does."""
    effects: parts.Effects = (
        parts.ExploitAtOnce(galaxies=3),
        parts.Reach(sector=3, energy=2),
        parts.ChangeConsumption(by=-12),
        parts.Colonise(cubes=3, planets=3, extractions=2, any_sector=True, any_type=True),
    )
    assert len(groups_of_card(effects, 4)) >= 5
    drawn = bits(lambda painter: card_faces.action_card(painter, TOP, STYLE, "X", "X", "agt", 4, effects))
    assert drawn != bits(lambda painter: card_faces.action_card(painter, TOP, STYLE, "X", "X", "agt", 4, ()))


def test_stars_count_what_is_saved() -> None:
    rests = {
        saved: bits(lambda painter, saved=saved: card_faces.action_card(painter, TOP, STYLE, "", "", "a", -saved, ()))  # type: ignore[misc]
        for saved in (1, 2, 4)
    }
    assert len(set(rests.values())) == 3


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_are_whole_or_left_to_the_closer_look(language: Language) -> None:
    names = [texts(language).say(phrase("card", card=card.kind), ()) for card in box().cards.values()]
    names += [texts(language).say(phrase("tech", tech=ref), ()) for ref in box().dark_tech]
    assert all(card_faces.name_height(name, TOP.width() - 6, TOP.height(), 13) for name in names)
    high = [card_faces.name_height(name, SMALL.width() - 6, SMALL.height(), 13) for name in names]
    assert all(each <= SMALL.height() * card_faces.MOST_NAME for each in high)


def test_a_very_small_dark_card_still_shows_its_galaxy() -> None:
    """Told by colour and by the sign alone; the closer look says the rest."""
    card = box().dark_cards["D-GRY"]
    tiny = QRectF(4, 4, 36, 54)
    faces = {
        galaxy: bits(lambda painter, galaxy=galaxy: card_faces.dark_card(painter, tiny, STYLE, "", galaxy, card.score))  # type: ignore[misc]
        for galaxy in ("GRY", "BLU")
    }
    assert faces["GRY"] != faces["BLU"]
