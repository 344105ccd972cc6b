"""What an owner is told while typing in any game: where it is, which rule speaks, and what cures it."""

from dataclasses import replace

import pytest

from rules.boxes.checking import check, cured
from rules.core.correcting import Correction
from rules.core.types import Json
from rules.games import GAMES
from rules.text.localise import LANGUAGES, Texts
from tests.rules.boxes.finding import Case, found, places, published, the_game, with_parts, written

SAME_SPACE = {"board_large.spaces.3.spot": {"x": -0.1293, "y": -0.8401}, "board_large.spaces.3.colour": "red"}
REMARKS: tuple[tuple[str, Case], ...] = (
    ("marajoara", ("box-against-rulebook-number", "box.rounds", written({"box.rounds": 12}))),
    ("marajoara", ("box-against-rulebook", "box.majorities", written({"box.majorities": [8, 5, 3, 0]}))),
    ("marajoara", ("box-scale-broken", "museum.case.2", with_parts("museum.case.2", {"points": 1}))),
    ("hoyuk", ("box-far-from-published", "box.score_spaces", written({"box.score_spaces": 300}))),
    ("magnastorm", ("box-far-from-others", "commanders.5.green", written({"commanders.5.green": 5}))),
    (
        "magnastorm",
        ("box-more-than-published", "board_small.spaces.0.colour", written({"board_small.spaces.0.colour": "blue"})),
    ),
    ("magnastorm", ("box-same-row", "board_large.spaces.3", written(SAME_SPACE))),
)


@pytest.mark.parametrize(("game", "case"), REMARKS, ids=[case[0] for _, case in REMARKS])
def test_what_is_odd_in_any_game_is_a_remark(game: str, case: Case) -> None:
    said, path, edit = case
    errors, remarks = places(found(game, edit))
    assert (errors, (said, path) in remarks) == ([], True)


@pytest.mark.parametrize(
    ("path", "value", "name"),
    [
        ("box.+round", 12, "round"),
        ("tracks.blue.3", {"kind": "boost", "amount": 2, "amonut": 3}, "amonut"),
    ],
)
def test_a_part_that_the_game_does_not_read_is_an_error(path: str, value: Json, name: str) -> None:
    """A game could be played; yet somebody meant something by it."""
    game, own = the_game("marajoara"), published("marajoara")
    own = replace(own, corrections=(Correction(path, value),))
    game.box(own.edition)
    (finding,) = check(game, own).errors
    assert (finding.said.id, finding.said.named, finding.path) == ("box-unknown-part", {"name": name}, path)
    assert check(game, cured(own, finding.cures[0])).errors == ()


def test_a_value_in_a_row_that_was_taken_away_is_remarked_with_its_row_only() -> None:
    """What the rulebook prints there is not cured by the value alone: the row has to come back."""
    path = "aspects.symbols.classic.oven"
    own = published("hoyuk").without_row(path).with_value(path, 0)
    game = the_game("hoyuk")
    about = [each for each in check(game, own).remarks if each.path == path]
    assert len(about) == 1
    (cure,) = about[0].cures
    assert not any(each.path == path for each in check(game, cured(own, cure)).remarks)


def test_a_loss_greater_than_the_gain_says_what_may_be_written() -> None:
    """The row of the picture: a loss of 3 for a gain of 2."""
    game = the_game("magnastorm")
    own = published("magnastorm").with_value("commanders.6.red", 3)
    (finding,) = check(game, own).remarks
    assert (finding.said.named, finding.rule) == ({"loss": 3, "gain": 2}, "MS-CMD-7")
    assert [cure.corrections for cure in finding.cures] == [(("commanders.6.red", value),) for value in (0, 1, 2)]
    assert Texts("fr", game=game, strict=True).say(finding.said) == "La perte, 3, dépasse le gain, 2."
    for cure in finding.cures:
        assert check(game, cured(own, cure)).remarks == ()


def test_a_line_that_passes_no_site_is_told_at_the_line() -> None:
    """The line of the picture, and taking it away cures it."""
    game = the_game("magnastorm")
    own = published("magnastorm").with_row("planet.lines", ["E.c", "SE.c"])
    errors = check(game, own).errors
    assert {(each.said.id, each.path) for each in errors} == {("edition-site-of-line.alone", "planet.lines.+60")}
    assert check(game, cured(own, errors[0].cures[0])).errors == ()


def test_one_space_more_of_a_colour_is_told_at_the_space() -> None:
    game = the_game("magnastorm")
    own = published("magnastorm")
    colours = [each["colour"] for each in own.value("board_large.spaces")]
    path = f"board_large.spaces.{colours.index('white')}.colour"
    (finding,) = check(game, own.with_value(path, "red")).remarks
    assert finding.path == path
    assert [Texts(language, game=game, strict=True).say(finding.said) for language in LANGUAGES] == [
        "rouge\N{NO-BREAK SPACE}: 13 fois, contre 12 dans l’édition de base.",
        "red: 13 times, against 12 in the base edition.",
    ]


def test_a_finding_elsewhere_names_the_correction_with_which_it_began() -> None:
    """Of many corrections the one that made a count wrong, and taking it back cures it."""
    game = the_game("council_of_shadows")
    own = published("council_of_shadows")
    for at in range(20):
        own = own.with_value(f"ai_cards.{at}.cost", {"a": 1, "g": 1, "t": 1})
    own = own.with_row("ai_cards", own.value("ai_cards.3") | {"ref": "AI-26"})
    for at in range(5):
        own = own.with_value(f"improvements.{at}.cost", {"a": 2})
    (finding,) = check(game, own).errors
    assert (finding.path, finding.others) == ("box.counts.ai_cards", ("ai_cards.+25",))
    assert check(game, cured(own, finding.cures[-1])).errors == ()
    printed = {each.path: each.rule for each in check(game, own.with_value("box.counts.ai_cards", 26)).remarks}
    assert printed["box.counts.ai_cards"] == "CS-SET-5"


def test_what_is_wrong_inside_an_added_row_is_told_there() -> None:
    game = the_game("magnastorm")
    own = published("magnastorm")
    own = own.with_row("board_large.spaces", own.value("board_large.spaces.0") | {"ref": "SW.a3"})
    own = own.with_value("board_large.spaces.+60.colour", "mauve")
    (finding,) = check(game, own).errors
    assert (finding.said.id, finding.path) == ("edition-unknown.alone", "board_large.spaces.+60.colour")


def test_nothing_is_wrong_with_what_is_not_corrected() -> None:
    for game in GAMES:
        checked = check(game, published(game.id))
        assert (checked.errors, checked.remarks) == ((), ())


def test_ids_of_components_are_said_by_their_words() -> None:
    """The zones of the line are those of the map in the language in use, and what has no word stays."""
    game = the_game("magnastorm")
    own = published("magnastorm").with_row("planet.lines", ["SW.c", "W.c"])
    (finding,) = check(game, own).errors
    french, english = (Texts(language, game=game, strict=True).say(finding.said) for language in LANGUAGES)
    assert french.startswith("La ligne de «\N{NARROW NO-BREAK SPACE}SO.c\N{NARROW NO-BREAK SPACE}» à ")
    assert english.startswith("The line from “SW.c” to “W.c” ")


def test_remarks_do_not_wait_for_errors_elsewhere() -> None:
    own = written({"commanders.6.red": 3, "planet.lines.3": ["nowhere", "SW.a"]})(published("magnastorm"))
    checked = check(the_game("magnastorm"), own)
    assert [each.said.id for each in checked.errors] == ["edition-unknown.alone"]
    assert [each.said.id for each in checked.remarks] == ["ms-box-loss"]
