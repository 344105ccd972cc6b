"""What a person's book of puzzles says: what comes first, what comes back, the rating, what to work on."""

from dataclasses import replace
from datetime import date, timedelta

from rules.puzzles.book import Book
from rules.puzzles.kept import Tried
from rules.puzzles.model import OwnGame, Proof, Puzzle
from rules.puzzles.rating import START
from rules.puzzles.repeating import Result

TODAY = date(2026, 11, 19)


def puzzle(number: int, layer: int | None = 2, theme: str = "tracks", own: OwnGame | None = None) -> Puzzle:
    return Puzzle(
        id=f"mj-{number:08x}",
        seat=0,
        position={},
        accepted=({"kind": "mj.end_turn", "seat": 0},),
        theme=theme,
        rule="MJ-TRK-9",
        layer=layer,
        loss=2.0,
        proof=Proof(level="master", worlds=8, error=0.2),
        own=own,
    )


def tried(number: int, result: Result, days_ago: int = 0, theme: str = "tracks") -> Tried:
    when = f"{TODAY - timedelta(days=days_ago)}T12:00:00+01:00"
    return Tried("marajoara", f"mj-{number:08x}", result, when, "Clara", theme, 2)


def book(*lines: Tried, puzzles: tuple[Puzzle, ...] = ()) -> Book:
    own = puzzle(4, None, own=OwnGame(move=150, against="zu"))
    return Book({"marajoara": puzzles or (puzzle(1, 5), puzzle(2, 1), puzzle(3, 2), own)}, lines, TODAY)


def order(of: Book) -> list[int]:
    return [int(each.puzzle.id[3:], 16) for each in of.entries["marajoara"]]


def test_what_is_due_comes_first_then_own_ones_then_the_easiest_and_what_is_solved_last() -> None:
    assert order(book()) == [4, 2, 3, 1]
    assert order(book(tried(2, "clean"))) == [4, 3, 1, 2]
    assert order(book(tried(1, "missed", days_ago=2), tried(2, "clean"))) == [1, 4, 3, 2]
    later = book(tried(2, "missed"))
    assert order(later) == [4, 3, 1, 2]
    assert later.entries["marajoara"][-1].was_failed


def test_the_day_has_none_of_ones_own() -> None:
    alone = book(puzzles=(puzzle(4, None, own=OwnGame(move=3)),))
    assert alone.of_today is None
    found = book().of_today
    assert found is not None
    assert found.puzzle != "mj-00000004"


def test_the_rating_moves_with_each_try_but_not_with_what_was_solved_before() -> None:
    assert book().rating is None
    won, lost = book(tried(1, "clean")), book(tried(1, "missed"))
    assert won.rating is not None
    assert lost.rating is not None
    assert lost.rating.figure < START < won.rating.figure
    assert won.gained_this_month == won.ratings[-1].rating.figure - START
    again = book(tried(1, "clean", days_ago=1), tried(1, "missed"))
    assert len(again.ratings) == 1
    helped = book(tried(1, "helped")).rating
    assert helped is not None
    assert lost.rating.figure < helped.figure < won.rating.figure


def test_a_rating_of_last_month_is_where_this_one_begins() -> None:
    found = book(tried(1, "clean", days_ago=30), tried(2, "missed"))
    assert found.gained_this_month < 0
    assert book(tried(1, "clean", days_ago=30)).gained_this_month == 0


def test_themes_in_which_little_was_solved_are_named() -> None:
    weak = [tried(number, "missed", theme="vases") for number in range(3)]
    good = [tried(number + 10, "clean", theme="tokens") for number in range(3)]
    few = [tried(number + 20, "missed", theme="time") for number in range(2)]
    found = book(*weak, *good, *few).to_work_on
    assert [(each.theme, each.solved, each.tried) for each in found] == [("vases", 0, 3)]


def test_after_a_puzzle_comes_another_one_that_waits() -> None:
    following = book().next_after("marajoara", "mj-00000004")
    assert following is not None
    assert following.puzzle.id == "mj-00000002"
    all_solved = book(*(tried(number, "clean") for number in (1, 2, 3)))
    assert all_solved.next_after("marajoara", "mj-00000004") is None


def test_a_moment_stands_on_the_shelf_for_who_has_tried_it_and_comes_back_first() -> None:
    moment = puzzle(5, None, own=OwnGame(move=20, is_alone=False))
    shelf = (puzzle(1, 1), moment)
    assert order(book(puzzles=shelf)) == [1]
    again = replace(tried(5, "clean", days_ago=3), is_own=True)
    found = book(again, tried(1, "missed", days_ago=3), puzzles=shelf)
    assert order(found) == [5, 1]
    assert found.entries["marajoara"][0].is_due
    assert order(book(again, replace(tried(5, "clean"), is_own=True), puzzles=shelf)) == [1, 5]


def test_moments_of_own_games_do_not_move_the_rating() -> None:
    assert book(replace(tried(4, "missed"), is_own=True)).rating is None
