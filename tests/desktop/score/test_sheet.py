"""The sheet says what the engine counted, and who won."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.games.marajoara.desk import DESK
from desktop.score.result import Result
from desktop.score.words import MINUS, NOTHING, Row
from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.core.contract import AnyGame
from rules.core.record import Played
from rules.core.scoresheet import ScoreLine, ScoreSheet, TieBreak
from rules.hoyuk import GAME as HOYUK
from rules.magnastorm import GAME as MAGNASTORM
from tests.desktop.score.endings import End, caravan, challenge, marajoara, opened

pytestmark = pytest.mark.usefixtures("unpainted")

MISSIONS = range(1, 9)


def number(shown: str) -> int:
    return 0 if shown == NOTHING else int(shown.replace(MINUS, "-"))


def figures(end: End, row: Row) -> tuple[int, ...]:
    """By seat; columns stand in the final order."""
    order = end.screen.result.order
    shown = dict(zip(order, row.cells, strict=True))
    return tuple(number(shown[seat]) for seat in range(len(order)))


def rows(end: End, kind: str) -> list[Row]:
    assert end.screen.sheet.face
    return [row for row in end.screen.sheet.face.words.rows if row.kind == kind]


def check(end: End) -> None:
    sheet = end.table.game.scores(end.table.timeline.state)
    lines = [(row.rule, figures(end, row)) for row in rows(end, "line")]
    in_order = sorted(sheet.lines, key=lambda line: line.at_end)
    assert lines == [(line.rule, line.points) for line in in_order]
    (total,) = rows(end, "total")
    assert figures(end, total) == sheet.totals
    sums = [figures(end, row) for row in rows(end, "subtotal")]
    if sums:
        assert tuple(map(sum, zip(*sums, strict=True))) == sheet.totals
    goals = [(row.rule, row.is_reached) for row in rows(end, "goal")]
    assert goals == [(goal.rule, goal.reached) for goal in sheet.goals]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_are_those_of_the_engine(tmp_path: Path, seats: int, seed: int) -> None:
    check(marajoara(tmp_path, seats, seed=seed))


@pytest.mark.parametrize("mission", MISSIONS)
def test_numbers_and_objectives_of_a_mission_are_those_of_the_engine(tmp_path: Path, mission: int) -> None:
    check(marajoara(tmp_path, 1, mission))


@pytest.mark.parametrize(
    ("game", "players", "chosen"),
    [
        (HOYUK, ("voisins", PERSON, "voisins"), {"house_target": 15}),
        (HOYUK, (PERSON, "voisins"), {"house_target": 15}),
        (MAGNASTORM, ("consortium", PERSON), {}),
    ],
    ids=["neighbours", "neighbour", "consortium"],
)
def test_medals_of_a_challenge_stand_in_the_column_of_the_person(
    tmp_path: Path, game: AnyGame, players: tuple[str, ...], chosen: dict[str, Any]
) -> None:
    end = challenge(tmp_path, game, players, **chosen)
    order, person = end.screen.result.order, players.index(PERSON)
    assert rows(end, "goal")
    for row in rows(end, "goal"):
        assert [bool(cell) for cell in row.cells] == [seat == person for seat in order]


def test_a_game_with_secrets_has_its_sheet_too(tmp_path: Path) -> None:
    end = caravan(tmp_path)
    assert end.table.is_over
    check(end)


def test_columns_stand_in_the_final_order_and_the_winner_is_named(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 4)
    face = end.screen.sheet.face
    assert face
    ranks = end.table.game.scores(end.table.timeline.state).ranks
    assert [ranks[standing.seat] for standing in face.standings] == sorted(ranks)
    assert face.words.headline.title == f"{end.table.names[end.screen.result.sheet.winners[0]]} gagne"
    steps = [standing.steps for standing in face.standings]
    assert steps == sorted(steps, reverse=True)


def test_every_line_leads_to_its_rule(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    wanted: list[str] = []
    end.screen.sheet.rule_wanted.connect(wanted.append)
    for link in end.screen.sheet.links:
        link.click()
    assert wanted == [line.rule for line in sorted(end.screen.result.sheet.lines, key=lambda line: line.at_end)] + [
        *(tie.rule for tie in end.screen.result.deciding_ties()),
        "MJ-END-1",
    ]
    assert all(link.accessibleName() == f"Lire la règle {link.rule}" for link in end.screen.sheet.links)


# Ties


def sheet(totals: tuple[int, ...], money: tuple[int, ...], ranks: tuple[int, ...]) -> ScoreSheet:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    lines = (ScoreLine("source-exhibit", "MJ-EXP-2", totals),)
    return ScoreSheet(lines, totals, winners, ranks, tie_breaks=(TieBreak("tie-money", "MJ-SCO-5", money),))


def with_sheet(end: End, made: ScoreSheet) -> End:
    screen = end.screen
    screen.result = Result(made, is_over=True, is_challenge=False)
    screen.contents = replace(screen.contents, result=screen.result)
    screen.say_again()
    return end


def test_without_a_tie_nothing_is_said_of_money(tmp_path: Path) -> None:
    end = with_sheet(marajoara(tmp_path, 2), sheet((30, 20), (1, 5), (1, 2)))
    assert rows(end, "tie") == []


def test_what_decided_a_tie_is_shown_and_named(tmp_path: Path) -> None:
    """MJ-SCO-5."""
    end = with_sheet(marajoara(tmp_path, 3), sheet((30, 30, 20), (1, 5, 9), (2, 1, 3)))
    (tie,) = rows(end, "tie")
    assert tie.rule == "MJ-SCO-5"
    assert tie.cells == ("5", "1", NOTHING)
    assert tie.notes == ("1ʳᵉ", "2ᵉ", "")
    assert end.screen.sheet.face
    headline = end.screen.sheet.face.words.headline
    assert headline.first == "30 points, à égalité avec Sofia"
    assert "5 contre 1" in headline.second


def test_a_tie_that_stands_has_two_winners(tmp_path: Path) -> None:
    end = with_sheet(marajoara(tmp_path, 2), sheet((30, 30), (4, 4), (1, 1)))
    assert end.screen.sheet.face
    assert end.screen.sheet.face.words.headline.title == "Sofia et Inès gagnent ensemble"
    assert end.screen.sheet.face.winners == 2


def test_a_game_that_goes_on_has_only_a_score_so_far(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    timeline = end.table.timeline
    timeline.go_to(timeline.line()[40])
    middle = opened(end.program, Table(timeline), tmp_path, above_its_table=False)
    assert middle.screen.sheet.face
    assert middle.screen.sheet.face.words.headline.title == "Score provisoire"
    assert middle.screen.sheet.face.winners == 0


def test_several_may_share_the_lead(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 2)
    timeline = end.table.timeline
    timeline.go_to(timeline.line()[0])
    start = opened(end.program, Table(timeline), tmp_path, above_its_table=False)
    assert start.screen.sheet.face
    assert "sont en tête" in start.screen.sheet.face.words.headline.first


# What stands beside the points


def test_how_many_things_points_are_for(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    fragments = next(row for row in rows(end, "line") if row.words == "Fragments restaurés")
    players = [end.table.timeline.state.players[seat] for seat in end.screen.result.order]
    assert fragments.counts == tuple(f"{each.fragments}\u00a0×" if each.fragments else "" for each in players)


def test_what_one_of_them_is_worth(tmp_path: Path) -> None:
    assert "Bonus d’adjacence, à 1" in [row.words for row in rows(marajoara(tmp_path, 2), "line")]


def test_the_top_line_tells_who_won_and_how_long_it_was(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    face, now = end.screen.sheet.face, end.screen.top.now
    assert face
    assert now.ask.startswith(face.words.headline.title)
    assert f"3 joueurs, {len(end.table.timeline.past()) - 1} coups" in now.step


def test_the_headline_tells_why_the_game_is_over(tmp_path: Path) -> None:
    face = marajoara(tmp_path, 3).screen.sheet.face
    assert face
    assert face.words.headline.second == "Les 14 manches sont jouées."
    assert face.words.headline.rule == "MJ-END-1"


def test_a_turning_point_shows_the_piece_it_was_played_with(tmp_path: Path) -> None:
    end = marajoara(tmp_path, 3)
    assert end.screen.turning.buttons
    for each in end.screen.turning.buttons:
        entry = end.table.timeline.entry(each.row.point)
        assert isinstance(entry, Played)
        handle = DESK.handle(end.table.timeline.state_at(entry.after), entry.move)
        assert (each.row.piece is not None) == bool(handle.pieces)
