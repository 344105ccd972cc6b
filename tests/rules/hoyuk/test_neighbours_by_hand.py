"""Whoever plays the Neighbours with the box in hand, by the written rules alone, does what the program does."""

import re
from typing import NamedTuple

import pytest

from rules.core.explained import Explained
from rules.core.types import phrase
from rules.hoyuk.neighbours import cards, tiles
from rules.hoyuk.neighbours import powers as clan_powers
from rules.hoyuk.options import LEVELS
from rules.text.localise import LANGUAGES, Language
from tests.rules.hoyuk.random_games import NEIGHBOURS, played
from tests.rules.hoyuk.speaking import SPEAKING
from tests.rules.hoyuk.table import BOX


class Said(NamedTuple):
    """What a criterion compares, as the rule says it."""

    label: str
    french: str
    english: str

    def words(self, language: Language) -> str:
        return self.french if language == "fr" else self.english


READING = Said("hk-by-place", "ordre de lecture", "reading order")
MOST_HOUSES = Said("hk-by-houses", "le plus de maisons", "most houses")
OWN_HOUSES = Said("hk-by-own-houses", "le plus de ses maisons", "most own houses")
HOUSE = Said("hk-by-storey", "une maison à étage d’abord", "a two-storey house first"), OWN_HOUSES, READING
BLOCK = (
    Said("hk-by-class", "gagner l’aspect passe d’abord", "wins it the aspect comes first"),
    Said("hk-by-lead", "la plus petite avance d’abord", "the smallest lead first"),
    MOST_HOUSES,
    READING,
)
KINDS = Said("hk-by-rank", "enclos, four, totem, maison", "pen, oven, shrine, house")

PRIORITIES: tuple[tuple[str, str, tuple[Said, ...]], ...] = (
    ("way", "HK-SOLO-3", ()),
    (
        "join",
        "HK-SOLO-3",
        (
            MOST_HOUSES,
            Said("hk-by-pieces", "le plus d’enclos, de fours et de totems", "most pens, ovens and shrines"),
            READING,
        ),
    ),
    ("rise", "HK-SOLO-3", (Said("hk-by-aspects", "où il en gagnerait le plus", "would win most of them"), READING)),
    ("storey", "HK-SOLO-3", (Said("hk-by-free-sides", "le moins de côtés libres", "fewest free sides"), READING)),
    ("storey", "HK-SOLO-3", (READING,)),
    (
        "hold",
        "HK-SOLO-3",
        (
            Said("hk-by-gap", "où l’écart est le plus petit", "where the gap is smallest"),
            Said("hk-by-houses", "a le plus de maisons", "with most houses"),
            READING,
        ),
    ),
    (
        "found",
        "HK-SOLO-3",
        (Said("hk-by-distance", "au plus près d’une de vos maisons", "as near as possible to one of your"), READING),
    ),
    (
        "family",
        "HK-SOLO-3",
        (Said("hk-by-family", "sa plus grande famille qui peut l’être", "its largest family that can grow"), READING),
    ),
    (
        "cell",
        "HK-SOLO-4",
        (
            Said("hk-by-ruin", "une ruine plutôt", "a ruin rather"),
            Said("hk-by-own-houses", "le plus de ses maisons", "most of its own houses"),
            Said("hk-by-empty-cells", "le moins de cases vides", "fewest empty cells"),
            READING,
        ),
    ),
    ("cell", "HK-SOLO-3", (READING,)),
    *((f"block-{kind}", "HK-SOLO-5", BLOCK) for kind in ("pen", "oven", "shrine", "cattle", "villager")),
    ("house", "HK-SOLO-5", HOUSE),
    (
        "side",
        "HK-SOLO-5",
        (
            Said("hk-by-free-sides-of-pen", "au moins deux côtés libres", "at least two free sides"),
            Said(
                "hk-by-side",
                "au nord de la maison, à l’est, au sud, à l’ouest",
                "north of the house, east, south, west",
            ),
            READING,
        ),
    ),
    (
        "kind",
        "HK-SOLO-6",
        (
            Said("hk-by-blocks", "le plus de quartiers disputés", "most contested blocks"),
            Said("hk-by-supply", "ce dont il reste le plus", "what there is most left of"),
            KINDS,
        ),
    ),
    (
        "kind",
        "HK-SOLO-6",
        (
            Said("hk-by-blocks", "Si rien n’en gagne", "If nothing wins any"),
            Said("hk-by-house", "une maison", "a house"),
            Said("hk-by-rank", "le premier de la liste", "the first of the list"),
        ),
    ),
    (
        "shaman",
        "HK-SOLO-7",
        (Said("hk-by-own-things", "le plus de maisons et de pièces", "most houses and pieces"), READING),
    ),
    (
        "house",
        "HK-SOLO-7",
        (Said("hk-by-attached", "tiennent le plus de pièces", "to which most pieces belong"), READING),
    ),
    ("line", "HK-SOLO-8", ()),
    (
        "lose",
        "HK-SOLO-9",
        (
            Said("hk-by-value", "valent le moins", "least value"),
            Said("hk-by-last-place", "la dernière dans l’ordre de lecture", "the last in reading order"),
        ),
    ),
    (
        "lose",
        "HK-SOLO-9",
        (
            Said("hk-by-low", "ne tiennent pas à une maison à étage", "do not belong to a two-storey house"),
            Said("hk-by-last-place", "la dernière dans l’ordre de lecture", "the last in reading order"),
        ),
    ),
    (
        "inspect",
        "HK-SOLO-10",
        (
            Said("hk-by-cards", "il pioche le plus de cartes", "it draws most cards"),
            Said("hk-by-cards-of-person", "vous en piochez le moins", "you draw fewest"),
            READING,
        ),
    ),
    (
        "pile",
        "HK-SOLO-11",
        (
            Said("hk-by-pile", "la pile qui a le moins de cartes", "the pile with fewest cards"),
            Said("hk-by-rank", "fours, totems, enclos, nombre, hauteur", "ovens, shrines, pens, number, height"),
        ),
    ),
    (
        "marker",
        "HK-SOLO-11",
        (
            Said("hk-by-score", "le moins de points", "fewest points"),
            Said("hk-by-seat", "au prochain après lui", "the next one clockwise"),
        ),
    ),
    (
        "replace",
        "HK-SOLO-12",
        (
            Said("hk-by-attached", "tiennent le plus de pièces", "to which most pieces belong"),
            Said("hk-by-person", "à égalité la vôtre", "of equals yours"),
            READING,
        ),
    ),
    (
        "victim",
        "HK-SOLO-12",
        (
            Said("hk-by-highest-score", "le plus de points", "most points"),
            Said("hk-by-person", "à égalité vous", "of equals you"),
            Said("hk-by-seat", "puis le prochain après eux", "then the next one clockwise"),
        ),
    ),
    (
        "steal-kind",
        "HK-SOLO-12",
        (
            Said("hk-by-win", "d’abord ce qui leur fait gagner un aspect", "first what wins them an aspect"),
            Said("hk-by-rank", "four, totem, enclos, bête, villageois", "oven, shrine, pen, cattle, villager"),
        ),
    ),
    (
        "steal",
        "HK-SOLO-12",
        (Said("hk-by-living", "d’abord dans un quartier où ils habitent", "first in a block where they live"), READING),
    ),
    ("power", "HK-SOLO-12", ()),
    (
        "tile",
        "HK-SOLO-13",
        (
            Said("hk-by-blocks", "gagner un aspect dans le plus de quartiers", "win it an aspect in most blocks"),
            Said("hk-by-rank", "choix, enclos, four, totem, maison", "choice, pen, oven, shrine, house"),
            Said("hk-by-tile", "l’autre est défaussée", "the other is discarded"),
        ),
    ),
)
"""(question, rule, criteria): what decides, in the order of the rule's own words."""
LISTS = {(question, rule, tuple(each.label for each in said)) for question, rule, said in PRIORITIES}


def text_of(rule: str, language: Language) -> str:
    return re.sub(r"[\u00a0\u202f]", " ", SPEAKING.texts[language].say(phrase(f"{rule}.rule")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("question", "rule", "said"), PRIORITIES, ids=str)
def test_a_rule_names_what_decides_in_its_order(
    question: str, rule: str, said: tuple[Said, ...], language: Language
) -> None:
    text, at = text_of(rule, language), 0
    for each in said:
        found = text.find(each.words(language), at)
        assert found >= 0, (each.words(language), text[at:])
        at = found + 1


def test_every_criterion_stands_in_a_rule() -> None:
    assert {label for _, _, labels in LISTS for label in labels} == SPEAKING.strings_like(r"hk-by-[a-z-]+")


def test_neighbours_decide_by_these_lists_and_no_others() -> None:
    """In games of every mode; a decision consults its criteria in the order of the list, or none for lines of one."""
    seen: set[tuple[str, str, tuple[str, ...]]] = set()
    for number in NEIGHBOURS:
        for passed in played(number, 0):
            seen |= {list_of(event) for event in passed.events if isinstance(event, Explained)}
    assert seen <= LISTS
    assert len({question for question, _, _ in seen}) > 15


def list_of(why: Explained) -> tuple[str, str, tuple[str, ...]]:
    consulted = [(each.rule, each.label) for each in why.criteria]
    whole = [*consulted, *why.not_consulted]
    assert len({rule for rule, _ in whole} | {why.rule}) == 1
    return why.question.removeprefix("hk-neighbour-"), why.rule, tuple(label for _, label in whole)


# Numbers: what the rules say is what the edition holds


NUMBERS = {
    "fr": ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"),
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_script_stand_in_the_rules(language: Language) -> None:
    numbers, words = BOX.neighbours, NUMBERS[language]
    wanted = numbers.families
    assert wanted[25] == wanted[20] == 4
    families = f"({wanted[20]}, ou {wanted[15]} dans" if language == "fr" else f"({wanted[20]}, or {wanted[15]} in"
    assert families in text_of("HK-SOLO-3", language)
    assert words[numbers.late] in text_of("HK-SOLO-8", language)
    for size in (cards.FULL, cards.LONG, cards.FAIR, cards.PER_FAMILY):
        assert words[size] in text_of("HK-SOLO-8", language)
    worth = numbers.loss_values
    assert worth.pen == worth.villager == worth.cattle
    found = [int(each) for each in re.findall(r"\d", text_of("HK-SOLO-9", language))]
    assert found == [worth.two_storey, worth.roof, worth.pen, worth.only_house]


ORDERS = (
    ("HK-SOLO-8", cards.TO_BUILD),
    ("HK-SOLO-8", cards.SYMBOLS),
    ("HK-SOLO-6", tiles.ORDER),
    ("HK-SOLO-12", clan_powers.STEAL_ORDER),
    ("HK-SOLO-13", tiles.THIRDS),
)
NAMES = {
    "fr": ("enclos", "four", "totem", "maison", "(?:bête|bétail)", "villageois?", "choix", "chaman"),
    "en": ("pen", "oven", "shrine", "house", "cattle", "villager", "choice", "shaman"),
}
NAMED = ("pen", "oven", "shrine", "house", "cattle", "villager", "choice", "shaman")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "order"), ORDERS)
def test_the_orders_of_the_script_stand_in_the_rules(rule: str, order: tuple[str, ...], language: Language) -> None:
    names = dict(zip(NAMED, NAMES[language], strict=True))
    assert re.search("s?, ".join(names[each] for each in order), text_of(rule, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_says_what_it_changes(level: int, language: Language) -> None:
    """HK-SOLO-13: families, cards, ties, tiles and stages of each level against the one below."""
    now = BOX.neighbours.levels[level]
    before = BOX.neighbours.levels[level - 1] if level > 1 else BOX.neighbours.levels[1]
    part = re.split(r"\((\d)\)", text_of("HK-SOLO-13", language))[2 * level + 2]
    words = {
        "fr": ("une famille de", "carte", "égalité avec vous", "deux tuiles", "ne bâtit que les deux maisons"),
        "en": ("one family", "card", "a tie with you", "two tiles", "builds only the two houses"),
    }[language]
    assert (words[0] in part) == (now.families != before.families)
    assert (words[2] in part) == (now.wins_ties != before.wins_ties)
    assert (words[3] in part) == (now.tiles_per_stage != before.tiles_per_stage)
    assert (words[4] in part) == (now.stages_of_houses != before.stages_of_houses)
    begins = re.search(r"(?:case|space) (\d)", part)
    assert (int(begins[1]) if begins else 0) == now.start
    more = re.search(r"(\d) (?:carte|card)", part)
    assert (int(more[1]) if more else 0) == (now.more_cards if now.more_cards != before.more_cards else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_medals_stand_in_the_rule(language: Language) -> None:
    """HK-SOLO-14: the easy level has its own, all others the same."""
    easy, *others = (tuple(medals.values()) for medals in BOX.neighbours.medals)
    assert len(set(others)) == 1
    found = [int(each) for each in re.findall(r"(?:dès|from) (\d+)", text_of("HK-SOLO-14", language))]
    assert found == [*others[0], *easy]
