"""What only the texts of Excavation Earth promise."""

import re

import pytest

from rules.core.types import phrase
from rules.excavation_earth import GAME
from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.speaking import SPEAKING
from tests.rules.excavation_earth.table import flip, table
from tests.rules.excavation_earth.zu import ZU, flipped


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_zu_has_words(language: Language) -> None:
    assert SPEAKING.missing(language, SPEAKING.strings_like(r"ee-(zu|why)-[a-z-]+")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_of_zu_is_left_over(language: Language) -> None:
    there = {id for id in SPEAKING.texts[language].ids_of_game if re.fullmatch(r"ee-why-[a-z-]+", id)}
    assert there - SPEAKING.strings_like(r"ee-why-[a-z-]+") == set()


# Zu's turn


def question_and_move(deck: str) -> tuple[str, str]:
    at = table(seats=[{"faction": "KUT"}, {"faction": "ZU"}], turn=ZU, zu={"deck": deck})
    (decision,) = GAME.deciding(at.state)
    return SPEAKING.say("fr", decision.sentence), SPEAKING.say("fr", GAME.say_move(at.state, flip(ZU)))


def test_an_empty_deck_is_not_turned_over() -> None:
    empty, last, two = question_and_move(""), question_and_move("ZM1"), question_and_move("ZM1 ZM2")
    assert empty == ("La pioche de Zu est vide\u00a0: il passe.", "Zu passe pour le reste de la manche")
    assert "la dernière carte" in last[0]
    assert "il en joue 2" in two[0]
    assert last[1] == two[1] == "Retourner la carte suivante de Zu"


@pytest.mark.parametrize(
    ("card", "french", "english"),
    [
        ("ZF3", "une Fouille rouge et violette", "an Excavate card for red and purple"),
        ("ZF6", "une Fouille de la couleur la plus populaire", "an Excavate card for the most popular colour"),
        ("ZC1", "un Commandement du marché 1", "a Command card for market 1"),
    ],
)
def test_what_the_card_shows_is_said(card: str, french: str, english: str) -> None:
    said = GAME.say_event(flipped(card).happened("zu_card_flipped"))
    assert SPEAKING.say("fr", said) == f"Bruno retourne {french}."
    assert SPEAKING.say("en", said) == f"Bruno turns over {english}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_criteria_that_go_opposite_ways_are_not_called_alike(language: Language) -> None:
    said = SPEAKING.texts[language]
    pairs = [("own-relics", "few-relics"), ("popularity", "low-popularity"), ("value", "low-value")]
    for one, other in pairs:
        assert said.say(phrase(f"ee-zu-by-{one}")) != said.say(phrase(f"ee-zu-by-{other}"))


DRAWN: dict[Language, tuple[str, ...]] = {
    "fr": ("acheteur violet, acheteur blanc et acheteur vert", "Rocheuses", "cône de chantier rouge", "(prise par b)"),
    "en": ("purple buyer, white buyer and green buyer", "Rockies", "red traffic cone", "(taken by b)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table(
        hand="R-SA",
        hold="Yg1",
        traders="M1",
        envoys="C1",
        marker=1,
        queues={"M1": "VWG"},
        sites="Rg2",
        row="G-SB:1",
        piles={"Y": "Yg2"},
    )
    drawn = "\n".join(SPEAKING.drawn(language, at.state))
    own = {"fr": "la carte rouge au Prisme", "en": "the red Prism card"}[language]
    for wanted in (*DRAWN[language], own, "Ana (a)", "Bruno (b)"):
        assert wanted in drawn, drawn
    assert own not in "\n".join(SPEAKING.drawn(language, at.state, 1))
    assert not re.search(r"\b[A-Z]?g\d\b|\bS[ABCM]\b", drawn), "names instead of what the files call them"
