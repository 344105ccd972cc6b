"""What a rule means in a game that is being played, told to one seat by what that seat has seen."""

from typing import Any

import pytest

from rules.core import resources
from rules.core.codec import event_json, options_from_json
from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.explained import Criterion, Explained
from rules.core.record import Record
from rules.core.timeline import Timeline
from rules.lessons.shapes import NoSuchPath
from rules.marajoara import GAME
from rules.marajoara.moves import Capture, PlaceStartToken
from rules.reference.in_play import (
    InPlay,
    LastSeen,
    Now,
    Only,
    Setting,
    figures_now,
    last_seen,
    problems,
    shows,
    why_not,
)
from rules.reference.model import read_reference
from rules.text.localise import Language, Texts
from tests.rules.core.tables import played, table

HOME = resources.assets() / GAME.id
IN_PLAY = read_reference(HOME).in_play
BOX = GAME.box(read_edition(HOME / "edition", GAME.id))


def setting(seats: int = 2, **options: Any) -> Setting:
    return Setting.of(GAME, timeline(seats, **options).record)


def timeline(seats: int = 2, **options: Any) -> Timeline:
    seating = tuple(Seating("person", "", colour) for colour in GAME.colours[:seats])
    return Timeline(GAME, Record(GAME.id, 1, 1, (), options_from_json(GAME, options), seating, 1, "friendly"), BOX)


def begun() -> Timeline:
    """A game of two after its first capture."""
    made = timeline()
    for seat, space in ((1, "c3"), (0, "f6")):
        made.propose(PlaceStartToken(seat=seat, space=space))
    first = next(move for move in GAME.legal(made.state, 0) if isinstance(move, Capture))
    made.propose(first)
    return made


def said(language: Language, rule: str, made: Timeline, seat: int | None = 0) -> list[str]:
    texts = Texts(language, game=GAME, strict=True)
    record = made.record
    here = Setting.of(GAME, record)
    return [texts.say(each) for each in figures_now(IN_PLAY, rule, here, GAME.view(made.state, seat), seat)]


def test_a_rule_may_ask_for_a_mode() -> None:
    here = setting(1, mission=2)
    entries = (InPlay(rules=("MJ-CAP-1",), only=Only(modes=("mission-3", "mission-4"))),)
    unmet = why_not(entries, "MJ-CAP-1", here)
    assert unmet is not None
    assert (unmet.kind, unmet.wanted) == ("mode", ("mission-3", "mission-4"))
    assert why_not(entries, "MJ-CAP-1", setting(1, mission=3)) is None


def test_figures_are_those_of_the_table() -> None:
    assert said("en", "MJ-SET-4", timeline()) == ["52 dice on the grid"]
    assert said("en", "MJ-SET-4", begun()) == ["51 dice on the grid"]
    assert said("en", "MJ-TOK-1", begun()) == ["Your tokens to place: 3 in the supply, 3 on the museum"]


def test_figures_of_a_seat_ask_for_a_seat() -> None:
    assert said("en", "MJ-TOK-1", begun(), seat=None) == []


def test_mission_six_counts_both_museums() -> None:
    assert len(said("fr", "MJ-ACT-1", timeline(1, mission=6))) == 2
    assert len(said("fr", "MJ-ACT-1", timeline(1, mission=5))) == 1


def last(rule: str, made: Timeline) -> tuple[int, str] | None:
    found = last_seen(IN_PLAY, rule, made, 0)
    return (found.point, found.event.kind) if found is not None else None


def test_when_a_rule_last_mattered() -> None:
    made = begun()
    assert last("MJ-SET-6", made) == (2, "mj.start_token_placed")
    assert last("MJ-CAP-1", made) == (3, "mj.captured")
    assert last("MJ-REC-1", made) is None


def test_what_was_taken_back_is_not_told() -> None:
    made = begun()
    made.go_to(2)
    assert last("MJ-CAP-1", made) is None


def test_an_event_that_names_its_rule_needs_no_shape() -> None:
    made = begun()
    raised = next(event for event in made.events_at(3) if event.kind == "mj.die_raised")
    assert last_seen((), raised.rule, made, 0) == LastSeen(3, raised)


def test_without_shapes_a_rule_shows_in_its_moves() -> None:
    assert last_seen((), "MJ-CAP-1", begun(), 0) is not None
    elsewhere = InPlay(rules=("MJ-CAP-1",), seen=({"kind": "mj.token_waits"},))
    assert last_seen((elsewhere,), "MJ-CAP-1", begun(), 0) is None


def test_an_automa_shows_the_rules_of_its_reasons() -> None:
    reason = Explained(0, "which", "CV-AUTO-1", ("a",), (Criterion("CV-AUTO-2", (("a", 1),), ("a",)),), "a")
    assert shows(reason, "CV-AUTO-1", ())
    assert shows(reason, "CV-AUTO-2", ())
    assert not shows(reason, "CV-AUTO-3", ())


def test_only_what_a_seat_noticed_is_told() -> None:
    """Caravan hides what others draw: what names a hidden card is not found by the seat that did not see it."""
    made = played(table(), 60)
    hidden = [
        (seat, event)
        for point in made.past()
        for event in made.events_at(point)
        for seat in (0, 1)
        if made.game.seen(event, seat) != event
    ]
    assert hidden
    for seat, event in hidden:
        whole = InPlay(rules=("CV-X",), seen=(event_json(event),))
        assert last_seen((whole,), "CV-X", made, seat) is None
        assert last_seen((whole,), "CV-X", made, 1 - seat) is not None


def test_a_path_that_leads_nowhere_is_caught() -> None:
    wrong = InPlay(rules=("MJ-CAP-1",), now=(Now(say="now-grid", args={"dice": "grid.#.dice"}),))
    view = GAME.view(timeline().state, 0)
    with pytest.raises(NoSuchPath):
        figures_now((wrong,), "MJ-CAP-1", setting(), view, 0)
    assert list(problems(GAME, (wrong,), setting(), view)) == ["MJ-CAP-1: no path grid.#.dice"]
