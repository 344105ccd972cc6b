"""What only the texts of Höyük promise."""

import re
from collections.abc import Iterable

import pytest

from rules.core.options import OptionSpec
from rules.core.types import Phrase, phrase
from rules.hoyuk import GAME
from rules.hoyuk.events import ElementLost, GameEnded, PowerLapsed
from rules.text.localise import LANGUAGES, Language
from tests.rules.hoyuk.random_games import played
from tests.rules.hoyuk.speaking import SPEAKING
from tests.rules.hoyuk.table import BOX, table

SOLO_RULES = tuple(f"HK-SOLO-{number}" for number in range(1, 16))
RULES_OF_THEIR_OWN = ("mode", "house_target", "reveal_next_catastrophe", "level")
"""Options that are a rule, rather than a reading of one."""
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
class TestEverythingHasWords:
    def test_each_question_and_each_criterion_of_the_neighbours_has_words(self, language: Language) -> None:
        assert SPEAKING.missing(language, SPEAKING.strings_like(r"hk-(neighbour|by|why)-[a-z-]+")) == []

    def test_no_text_of_theirs_is_left_over(self, language: Language) -> None:
        there = {
            id for id in SPEAKING.texts[language].ids_of_game if re.fullmatch(r"hk-(neighbour|by|why)-[a-z-]+", id)
        }
        assert there - SPEAKING.strings_like(r"hk-(neighbour|by|why)-[a-z-]+") == {"hk-neighbour-acts"}

    def test_their_rules_can_be_read_and_say_that_they_are_ours(self, language: Language) -> None:
        said = SPEAKING.texts[language]
        for rule in SOLO_RULES:
            assert said.say(phrase(f"{rule}.title"))
            assert said.say(phrase(f"{rule}.rule")).endswith(".")
            assert "officiel" in said.say(phrase(f"{rule}.source")) or "nofficial" in said.say(phrase(f"{rule}.source"))

    @pytest.mark.parametrize("case", ["seats", "neighbour", "person"])
    def test_why_a_neighbour_is_not_moved(self, language: Language, case: str) -> None:
        args = {"case": case, "neighbours": 3, "persons": 0, "most": 2, "seat": 0}
        for id in ("HK-SOLO-1", "HK-SOLO-1.cure"):
            assert SPEAKING.say(language, Phrase(id, tuple(args.items()))).endswith(".")


@each_language
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table("R² D4+o, R D5+t, B F6, pen E4←, ruin A1", hand="oven joker", spent="pen", score=4)
    drawn = plain(SPEAKING.drawn(language, at.state))
    house, hand = {
        "fr": ("Rf   ←", "   main : une carte Four et un joker | utilisées : une carte Enclos"),
        "en": ("Ro   ←", "   hand: an Oven card and a joker | used: a Pen card"),
    }[language]
    assert hand in drawn
    for wanted in ("    A    B    C", " 1  x    ·", house, "rt", "Ana (r)", "Bruno (b)"):
        assert wanted in "\n".join(drawn)
    hidden = table("R D4, B F6", hand="oven joker", hide_hands=True)
    assert "oker" not in "\n".join(SPEAKING.drawn(language, hidden.state, 1))


def test_what_broke_a_tie_is_said() -> None:
    at = table("R² D4+o, B D5+o, B E4, R H8, B H9", ask="inspect", mode="intermediate")
    at.play(at.inspect("D4"))
    said = [SPEAKING.say("fr", GAME.say_event(event)) for event in at.all_of("aspect_compared")]
    assert "Fours (D4) : Ana 1 (1 à étage) et Bruno 1 (0 à étage) ; Ana l’emporte." in plain(said)
    assert "Nombre de maisons (D4) : Ana 1 et Bruno 2 ; Bruno l’emporte." in plain(said)
    assert "Hauteur des maisons (D4) : Ana 1 ; Ana l’emporte." in plain(said)


def test_blocks_that_are_hit_are_named_shortly() -> None:
    at = table("R D4 D5, B D6 D7, R I9 I10, B I11 I12", ask="window", phase=2, turn=2, catastrophes="CA-08", hand="pen")
    at.play(at.done())
    assert plain([SPEAKING.say("fr", GAME.say_event(at.happened("blocks_hit")))]) == ["Quartiers touchés : D4 et I9."]


def plain(said: Iterable[str]) -> list[str]:
    """With common spaces."""
    return [re.sub(r"[\u00a0\u202f]", " ", each) for each in said]


def test_a_turn_is_a_chapter_of_the_log() -> None:
    chapters = [chapter for passed in played(0, 0) for event in passed.events if (chapter := GAME.chapter(event))]
    assert [dict(chapter.title.args)["turn"] for chapter in chapters] == list(range(2, len(chapters) + 2))


@each_language
@pytest.mark.parametrize("option", [spec for spec in GAME.option_specs if spec.id not in RULES_OF_THEIR_OWN], ids=str)
def test_a_rule_that_an_option_changes_says_so(option: OptionSpec, language: Language) -> None:
    """Whatever reading is chosen, its rule does not state the usual one alone."""
    assert "option" in SPEAKING.texts[language].say(phrase(f"{option.rule}.rule"))


@each_language
def test_what_scores_at_the_end_names_its_block(language: Language) -> None:
    village = "R D4 D5+v, B D6, pen E4←+c"
    at = table(village, mode="expert", ask="window", phase=4, last=True, hand="oven")
    at.play(at.done())
    said = [SPEAKING.say(language, GAME.say_event(event)) for event in at.all_of("scored") if event.source != "hand"]
    assert len(said) == 3
    assert all("D4" in each for each in said)


def test_an_element_that_is_lost_is_no_loss_of_a_house() -> None:
    lost = ElementLost(seat=0, element="house", is_given_up=False, rule="HK-CON-8", why="hk-why-no-place")
    said = GAME.say_event(lost)
    french = "Ana ne peut pas bâtir de maison : aucune place permise, l’élément est perdu."
    assert plain([SPEAKING.say("fr", said)]) == [french]
    assert SPEAKING.say("en", said) == "Ana cannot build a house: no place is allowed; the element is lost."


def test_who_gives_an_element_up_is_not_said_to_have_no_place_for_it() -> None:
    lost = ElementLost(seat=0, element="oven", is_given_up=True, rule="HK-CON-3", why="hk-why-option")
    said = GAME.say_event(lost)
    assert plain([SPEAKING.say("fr", said)]) == ["Ana renonce à un four : l’option le permet."]
    assert SPEAKING.say("en", said) == "Ana gives up an oven: the option allows it."


@each_language
@pytest.mark.parametrize("clan", sorted(BOX.power))
def test_a_power_of_no_use_says_why(clan: str, language: Language) -> None:
    said = SPEAKING.say(language, GAME.say_event(PowerLapsed(seat=0, clan=clan, why="impossible")))
    assert len(said.partition(":")[2]) > 10


def test_a_house_is_destroyed_before_its_pieces_return() -> None:
    """HK-CLAN-3: the cause stands before what it brings about."""
    hand = [{"colour": "red", "hand": "oven*5"}, {"colour": "blue"}]
    at = table("R A1 A4 A7 A10 A13, B A2+o", mode="expert", ask="window", phase=4, seats=hand)
    at.play(at.score("oven", 5), at.use_power(), at.replace("A2"))
    kinds = at.kinds
    assert kinds.index("house_replaced") < kinds.index("piece_returned") < kinds.index("house_built")


def test_a_draw_and_a_pass_are_called_as_in_the_rulebook() -> None:
    draw = SPEAKING.say("fr", GAME.say_event(GameEnded(winners=(0, 1))))
    assert draw == "La partie est terminée sur un match nul entre Ana et Bruno."
    assert "match nul" in SPEAKING.texts["fr"].say(phrase("HK-FIN-6.rule"))
    at = table("B F6, R K9", ask="window", phase=1, hand="oven")
    assert SPEAKING.say("fr", GAME.say_move(at.state, at.done())) == "Passer"


def test_cattle_without_its_pen_is_no_blue_house_in_the_terminal() -> None:
    """Ruling A30: in French both letters are a b."""
    hand = [{"colour": "yellow", "hand": "oven*5"}, {"colour": "blue"}]
    village = "Y A1 A4 A7 A10 A13, B K9+o, pen K8↓+c"
    at = table(village, mode="expert", ask="window", phase=4, seats=hand)
    at.play(at.score("oven", 5), at.use_power(), at.steal("pen", "K8"))
    eighth = next(line for line in SPEAKING.drawn("fr", at.state) if line.startswith(" 8 "))
    assert "·b" in eighth


@pytest.mark.parametrize(
    ("cell", "how"),
    [
        ("A1", "Found a block on A1"),
        ("D3", "Build on D3, next to your family"),
        ("G5", "Build on G5, against a rival house"),
        ("K9", "Build anew on the ruin K9"),
        ("D5", "Build on the ruin D5, next to your family"),
        ("G6", "Build on the ruin G6, against a rival house"),
        ("D4", "Add a storey on D4"),
    ],
)
def test_a_house_is_called_by_what_it_does(cell: str, how: str) -> None:
    """HK-HOU-1, HK-HOU-10."""
    at = table("R D4, B F6 G4, ruin D5 G6 K9", elements="house")
    assert SPEAKING.say("en", GAME.say_move(at.state, at.house(cell))) == how
