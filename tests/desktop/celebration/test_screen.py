"""The celebration in the window: it runs once, any key or click ends it, and all that one may do next is one press."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.celebration.moments import WHOLE
from desktop.celebration.screen import VictoryScreen
from desktop.docks.unguided import is_guided_by_itself
from desktop.score.screen import ScoreScreen
from desktop.sound.sound import Sound
from desktop.table.seats import PERSON
from desktop.table_screen.screen import TableScreen
from rules.bots.registry import GENTLE
from rules.core.daily import daily
from rules.core.modes import mode_of
from tests.desktop import at_the_table
from tests.desktop.at_the_table import LEFT, game, sensible, settle
from tests.desktop.celebration.ends import celebrated, ends, face, shelf, table, won_mission

KEY = Qt.Key


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path))


def end_of(mode: str, *, won: bool) -> str:
    of = shelf("marajoara")
    return next(
        name
        for name in ends("marajoara")
        if mode_of(of.game, of.games[name].options, of.games[name].players).startswith(mode)
        and bool(of.end_of(name)["winners"]) == won
    )


def won(tmp_path: Path, **settings: Any) -> VictoryScreen:
    return celebrated(tmp_path, won_mission(), **settings)


def lost(tmp_path: Path, **settings: Any) -> VictoryScreen:
    return celebrated(tmp_path, table("marajoara", end_of("mission", won=False)), **settings)


# The celebration itself


def test_it_begins_when_it_is_seen_and_ends_by_itself(tmp_path: Path) -> None:
    screen = won(tmp_path, pace="normal")
    heard: list[str] = []
    screen.celebration.clock.began.connect(lambda beat: heard.append(beat.moment))
    screen.celebration.begin()
    assert screen.celebration.clock.is_running
    screen.celebration.clock.go_to(WHOLE)
    assert not screen.celebration.clock.is_running
    assert heard[-1] == "end"
    assert "stamp" in heard
    assert screen.sheet.ribbon_share == screen.stage.centre_share == 1


def test_its_moments_are_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda sound, name, *_, **how: heard.append(name))
    screen = won(tmp_path, pace="normal")
    screen.celebration.clock.go_to(WHOLE)
    assert {"shard", "stamp", "point"} <= set(heard)
    assert heard.count("cube") == len(screen.face.sheet().ticks)


def test_any_key_jumps_to_the_end_and_does_nothing_else(tmp_path: Path) -> None:
    screen = won(tmp_path, pace="normal")
    screen.celebration.begin()  # a busy computer may have come to its end already
    QTest.keyClick(screen.action_bar.primary, KEY.Key_Return)
    assert not screen.celebration.clock.is_running
    assert screen.shell.trail[-1] is screen
    assert screen.stage.stamp_share == 1


def test_a_click_jumps_to_the_end(tmp_path: Path) -> None:
    screen = won(tmp_path, pace="normal")
    screen.celebration.begin()  # a busy computer may have come to its end already
    QTest.mouseClick(screen.stage, LEFT)
    assert not screen.celebration.clock.is_running
    assert screen.sheet.shown_total(0) == screen.face.sheet().totals[0]


def test_a_click_on_a_button_presses_it_at_once(tmp_path: Path) -> None:
    screen = won(tmp_path, pace="normal")
    screen.celebration.begin()  # a busy computer may have come to its end already
    QTest.mouseClick(screen.action_bar.buttons["sheet"], LEFT)
    assert isinstance(screen.shell.trail[-1], ScoreScreen)
    assert not screen.celebration.clock.is_running


def test_where_nothing_moves_the_last_picture_is_there_at_once(tmp_path: Path) -> None:
    screen = won(tmp_path, pace="off")
    assert not screen.celebration.clock.is_running
    assert screen.stage.centre_share == screen.stage.stamp_share == 1
    assert not screen.page.flight.flying


def test_nothing_runs_after_it_was_left(tmp_path: Path) -> None:
    screen = won(tmp_path, pace="normal")
    moved: list[float] = []
    screen.celebration.begin()
    screen.shell.home()
    screen.celebration.clock.moved.connect(moved.append)
    assert not screen.celebration.clock.is_running
    QTest.qWait(60)
    assert moved == []


def test_it_is_not_shown_twice(tmp_path: Path) -> None:
    screen = won(tmp_path, pace="normal")
    screen.celebration.begin()
    screen.open_sheet()
    assert not screen.celebration.clock.is_running
    screen.shell.back()
    settle()
    assert screen.shell.trail[-1] is screen
    assert not screen.celebration.clock.is_running


def test_figures_come_with_the_points_that_fly(tmp_path: Path) -> None:
    screen = lost(tmp_path, pace="normal")
    screen.celebration.clock.stop()
    screen.celebration.clock.now = 0
    rows = [beat for beat in screen.celebration.beats.beats if beat.moment == "points"]
    screen.celebration.clock.go_to(rows[2].at + 1)
    assert screen.page.flight.flying
    assert screen.sheet.arrived <= 2
    assert screen.sheet.shown_total(0) != screen.face.sheet().totals[0]
    screen.celebration.clock.go_to(WHOLE)
    assert screen.sheet.arrived == len(rows)
    assert not screen.page.flight.flying


# What is not won


def test_a_lost_mission_has_no_light_no_stamp_and_says_what_is_missing(tmp_path: Path) -> None:
    screen = lost(tmp_path)
    stage = screen.stage.face
    assert not screen.page.is_lit
    assert stage.stamp is None
    assert stage.title.startswith("Pas cette fois")
    assert "il manque" in f"{stage.title} {stage.sentence}"
    assert screen.action_bar.primary.text() == "Rejouer cette mission"
    assert "next" not in dict(screen.action_bar.shown())


def test_a_won_mission_offers_the_next_one_that_is_not_done(tmp_path: Path) -> None:
    screen = won(tmp_path)
    number = int(screen.face.verdict.speaker.mode_id().rpartition("-")[2])
    for done in (number, number + 1):
        screen.program.profile.reach("marajoara", f"mission-{done}", 50)
    screen.say_again()
    assert screen.action_bar.primary.text().endswith(str(number + 2))
    screen.action_bar.primary.click()
    begun = screen.shell.trail[-1]
    assert isinstance(begun, TableScreen)
    assert begun.table.timeline.record.options.mission == number + 2


# Whom it speaks to


def test_only_one_person_is_told_that_it_was_not_this_time(tmp_path: Path) -> None:
    name = end_of("competitive", won=True)
    seats = len(shelf("marajoara").games[name].players)
    program = at_the_table.program(tmp_path)
    several = face(program, table("marajoara", name, ("person",) * seats))
    assert several.stage().title.endswith("gagne\u202f!")
    winner = several.contents.result.sheet.winners[0]
    other = next(seat for seat in range(seats) if seat != winner)
    alone = tuple("person" if seat == other else "novice" for seat in range(seats))
    assert face(program, table("marajoara", name, alone)).stage().title == "Pas cette fois"
    victor = tuple("person" if seat == winner else "novice" for seat in range(seats))
    assert face(program, table("marajoara", name, victor)).stage().title == "Victoire\u202f!"
    nobody = face(program, table("marajoara", name, ("novice",) * seats))
    assert nobody.stage().is_lit
    assert not nobody.facts


# What next


def test_the_whole_sheet_leads_back_by_escape(tmp_path: Path) -> None:
    screen = won(tmp_path)
    screen.action_bar.buttons["sheet"].click()
    sheet = screen.shell.trail[-1]
    assert isinstance(sheet, ScoreScreen)
    settle()
    QTest.keyClick(sheet, KEY.Key_Escape)
    assert screen.shell.trail[1:] == [screen]


def test_a_rematch_and_with_shift_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = lost(tmp_path)
    record = screen.table.timeline.record
    monkeypatch.setattr(QApplication, "keyboardModifiers", lambda: Qt.KeyboardModifier.ShiftModifier)
    screen.action_bar.primary.click()
    begun = screen.shell.trail[-1]
    assert isinstance(begun, TableScreen)
    assert begun.table.timeline.record == record


def test_a_rematch_of_a_guided_game_has_no_guide_unless_it_is_called(tmp_path: Path) -> None:
    screen = celebrated(tmp_path, table("marajoara", "two-seats", (PERSON, GENTLE)))
    screen.action_bar.primary.click()
    begun = screen.shell.trail[-1]
    assert isinstance(begun, TableScreen)
    timeline = begun.table.timeline
    assert GENTLE in timeline.record.players
    assert not begun.guiding.is_on
    assert begun.dock.page == "moves"
    file = screen.program.settings_file
    assert not is_guided_by_itself(file, timeline.record), "nor does it come when the game is resumed"
    begun.guiding.toggle()
    assert begun.guiding.is_on
    assert is_guided_by_itself(file, timeline.record)
    begun.guiding.toggle()
    assert not is_guided_by_itself(file, timeline.record)
    assert is_guided_by_itself(file, replace(timeline.record, seed=timeline.record.seed + 1))


def test_the_challenge_of_the_day_begins_with_its_seed_under_the_same_name(tmp_path: Path) -> None:
    screen = lost(tmp_path)
    screen.action_bar.buttons["daily"].click()
    begun = screen.shell.trail[-1]
    assert isinstance(begun, TableScreen)
    challenge = daily(screen.table.game, date.today())
    assert challenge is not None
    record = begun.table.timeline.record
    assert (record.seed, record.options) == (challenge.seed, challenge.options)
    assert record.seating[0].name == screen.table.names[0]


def test_all_that_can_be_written_stands_in_a_menu(tmp_path: Path) -> None:
    menu = won(tmp_path).keeping()
    assert menu.actions()[0].text() == "Enregistrer sous…"
    assert len(menu.actions()) == 4


# From a real table


def test_from_the_last_move_to_the_celebration_the_past_and_back(sit_down: Any, tmp_path: Path) -> None:
    at = sit_down(game("person", "person"), pace="off")
    number = 0
    while not at.table.is_over:
        at.table.propose(sensible(at.table, number))
        number += 1
    screen = at.shell.trail[-1]
    assert isinstance(screen, VictoryScreen)
    screen.action_bar.buttons["watch"].click()
    settle()
    assert at.shell.trail[-1] is at.screen
    assert at.timeline.now == at.timeline.line()[1]
    at.key(KEY.Key_Escape)
    settle()
    back = at.shell.trail[-1]
    assert isinstance(back, VictoryScreen)
    assert not back.celebration.clock.is_running
    assert not back.celebration.is_awaited
