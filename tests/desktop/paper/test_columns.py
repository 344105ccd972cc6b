"""Blocks into columns: nothing is lost, no heading stands alone at the end of a column."""

from desktop.paper.columns import Frame, columns_in, flowed
from desktop.paper.sheet import Block, Face, Mark, Text, upside_down

FACE = Face(20)


def block(words: str, high: float, *, keeps: bool = False, gap: float = 0.0) -> Block:
    return Block(100, high, (Text(0, 0, 50, 20, words, FACE),), gap=gap, keeps=keeps)


def said(pages: list[tuple[Mark, ...]]) -> list[list[str]]:
    return [[mark.words for mark in page if isinstance(mark, Text)] for page in pages]


def test_what_does_not_fit_goes_on_in_the_next_column_and_page() -> None:
    frames = columns_in(0, 0, 210, 100, 2, 10)
    pages = flowed([block(each, 40) for each in "abcdefg"], frames, frames)
    assert said(pages) == [["a", "b", "c", "d"], ["e", "f", "g"]]
    assert [mark.x for mark in pages[0]] == [0, 0, 110, 110]


def test_a_heading_stays_with_what_it_heads() -> None:
    frame = (Frame(0, 0, 100, 100),)
    pages = flowed([block("a", 60), block("head", 30, keeps=True), block("b", 30)], frame, frame)
    assert said(pages) == [["a"], ["head", "b"]]


def test_there_is_no_gap_at_the_top_of_a_column() -> None:
    frame = (Frame(0, 5, 100, 100),)
    pages = flowed([block("a", 90), block("b", 10, gap=30)], frame, frame)
    assert [mark.y for page in pages for mark in page] == [5, 5]


def test_the_columns_of_the_last_page_end_at_about_the_same_height() -> None:
    frames = columns_in(0, 0, 210, 1000, 2, 10)
    (page,) = flowed([block(each, 40) for each in "abcdef"], frames, frames)
    assert [mark.x for mark in page] == [0, 0, 0, 110, 110, 110]


def test_a_block_higher_than_a_page_is_not_lost() -> None:
    frame = (Frame(0, 0, 100, 100),)
    assert said(flowed([block("a", 300), block("b", 10)], frame, frame)) == [["a"], ["b"]]


def test_nothing_to_print_is_one_empty_page() -> None:
    assert flowed([], (), ()) == [()]


def test_upside_down_the_first_word_comes_last() -> None:
    (mark,) = upside_down(block("a", 40)).marks
    assert isinstance(mark, Text)
    assert mark.turned
    assert (mark.x, mark.y) == (50, 20)
