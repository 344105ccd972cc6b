"""What only the texts of Council of Shadows promise."""

import re

import pytest

from rules.core.types import Phrase, SeatName, phrase
from rules.council_of_shadows import GAME
from rules.council_of_shadows.events import AutomaRow, AutomaRowSkipped, CardsShifted, Event, Obstacle, PartBegan
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.council_of_shadows.speaking import SPEAKING
from tests.rules.council_of_shadows.table import table


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_the_automa_has_words(language: Language) -> None:
    assert SPEAKING.missing(language, SPEAKING.strings_like(r"cs-automa-(?:by|which|no|exploited)[a-z-]*")) == []


DRAWN: dict[Language, tuple[str, ...]] = {
    "fr": (
        "système 1-01, Baab B M",
        "1 gemme dorée",
        "station d’exploitation de a",
        "Découvrir",
        "Terraformation marron",
        "Ana (a)",
    ),
    "en": (
        "system 1-01, Baab B D",
        "1 gold gem",
        "exploitation station of a",
        "Discover",
        "Brown terraforming",
        "Ana (a)",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table(
        gems="agg",
        zones="S-D | S-C2 AI-01",
        improvements="UP-D",
        colonies="1-01.1*2 1-03.1",
        tech="DT1-5",
        light="L-FIVE-1",
        display="AI-25 -",
        built="GRY-S1:ST-EXP",
        stations=True,
        rivals=[{"colonies": "1-01.1", "dark": "D-GRY"}],
    )
    drawn = "\n".join(SPEAKING.drawn(language, at.state))
    for each in DRAWN[language]:
        assert each in drawn, drawn
    assert not re.search(r"\b(AI|DT\d|UP|ST|S|GRY)-", drawn), "names instead of what the files call them"
    assert "D-GRY" not in drawn


@pytest.mark.parametrize(("language", "how_many"), [("fr", "cartes Bonus : 3 cartes"), ("en", "bonus cards: 3 cards")])
def test_what_a_rival_hides_is_counted_together_in_the_terminal(language: Language, how_many: str) -> None:
    at = table(rivals=[{"dark": "D-GRY", "light": "L-AI-1 L-FIVE-1"}])
    drawn = "\n".join(SPEAKING.drawn(language, at.state)).replace("\u00a0", " ")
    assert how_many in drawn, drawn


def said(language: Language, what: Phrase) -> str:
    return (
        Texts(language, game=GAME, strict=True).say(what, ("Ana", "Inès")).replace("\u202f", " ").replace("\u00a0", " ")
    )


NO_PLANET, NO_SPACE = Obstacle("planet", "BLU", planet="D"), Obstacle("space", sector=2)


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (
            CardsShifted(seat=0, returned=("S0-C1",)),
            "Ana décale ses cartes d’une zone ; la carte « Coloniser » revient en main.",
            "Ana’s cards move on by one zone; the card “Colonise” comes back to hand.",
        ),
        (PartBegan(seat=1, phase="purchase"), "À Inès d’acheter.", "Inès’s turn to buy."),
        (
            AutomaRow(seat=1, card="A2-1", row=1, alternative=True, obstacles=(NO_PLANET,)),
            "Inès exécute l’action de droite de la ligne 1, car celle de gauche est impossible : "
            "aucune planète marron n’est libre dans la galaxie bleue.",
            "Inès carries out the right action of row 1, as the left one is impossible: "
            "no brown planet is free in the blue galaxy.",
        ),
        (
            AutomaRowSkipped(seat=1, card="A2-1", row=1, obstacles=(NO_PLANET, NO_SPACE)),
            "Inès saute la ligne 1 : aucune planète marron n’est libre dans la galaxie bleue et "
            "aucune case n’est libre dans le secteur 2 parsecs.",
            "Inès skips row 1: no brown planet is free in the blue galaxy and no space is free in the 2-parsec sector.",
        ),
    ],
)
def test_how_some_events_are_told(event: Event, french: str, english: str) -> None:
    assert said("fr", GAME.say_event(event)) == french
    assert said("en", GAME.say_event(event)) == english


@pytest.mark.parametrize(
    ("id", "args", "french"),
    [
        ("cs-ask-leader", {"others": 0}, "Choisissez votre leader."),
        (
            "cs-ask-colonise",
            {"way": "colonise", "count": 2, "planets": 1, "any": "no", "stacking": "yes"},
            "Posez une tour de 2 cubes au plus sur une planète, ou terminez l’action.",
        ),
        (
            "cs-ask-settle",
            {"step": "either", "tile": "1-05", "count": 2, "times": 2},
            "Posez jusqu’à 2 cubes sur une planète du système 1-05, ou extrayez sa ressource jusqu’à 2 fois ; "
            "ou terminez l’action.",
        ),
        (
            "cs-ask-purchase",
            {"left": 0, "free": "yes", "stations": "no"},
            "Vos achats sont faits. Posez encore le cube gratuit de Zoe, ou terminez la phase.",
        ),
        ("cs-finish", {"step": "colonising", "begun": "yes"}, "Terminer l’action"),
        (
            "cs-ask-extract",
            {"left": 2, "sector": 1, "shared": "yes"},
            "Faites jusqu’à 2 extractions, jusqu’à 1 parsec, une par cube à vous, ou dans un système où d’autres sont "
            "seuls ; ou terminez l’action.",
        ),
        ("tech.text", {"tech": "DT2-2"}, "Votre consommation reste où elle est ; vous jouez toujours en dernier."),
        ("cs-ask-automa-exploits", {"seat": SeatName(1), "automa": "A2-1"}, "Inès exploite des galaxies, selon la"),
    ],
)
def test_what_is_asked_fits_what_may_be_done(id: str, args: dict[str, str | int | SeatName], french: str) -> None:
    assert said("fr", phrase(id, **args)).startswith(french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_calls_the_automa_by_the_name_of_its_seat(language: Language) -> None:
    told = {SPEAKING.say(language, GAME.say_event(event)) for passed in SPEAKING.passages() for event in passed.events}
    assert any("Automa I-" in each or "automa card I-" in each for each in told)
    assert [each for each in told if re.search(r"\b(?:l’|the )automa\b(?! card)", each, re.IGNORECASE)] == []


@pytest.mark.parametrize(("language", "levels"), [("fr", "2 niveaux"), ("en", "2 levels")])
def test_what_counts_are_levels(language: Language, levels: str) -> None:
    """CS-END-4: the score sheet adds up energy, and is headed by levels."""
    assert Texts(language).of(GAME).say(phrase("score-points", points=2)) == levels
