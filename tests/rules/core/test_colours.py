"""A colour for each seat, where not everybody may have every one."""

from rules.core.colours import fitting

BOX = ("red", "blue", "green")


def test_without_wishes_in_the_order_of_the_box() -> None:
    assert fitting((BOX, BOX, BOX)) == BOX


def test_who_has_the_least_choice_chooses_first() -> None:
    assert fitting((BOX, ("red",))) == ("blue", "red")
    assert fitting((("blue", "red"), BOX, ("blue",))) == ("red", "green", "blue")


def test_a_colour_that_may_be_had_is_kept_and_another_takes_none_from_anybody() -> None:
    assert fitting((BOX, BOX), ("green", "red")) == ("green", "red")
    assert fitting((BOX, BOX), ("red", "red")) == ("red", "blue")
    assert fitting((BOX, BOX, ("blue",)), ("blue", "red", "green")) == ("green", "red", "blue")


def test_where_there_are_too_few_somebody_has_none() -> None:
    assert fitting((("red",), ("red",))) == ("red", "")
