"""Counting what lies on the table against what is in the box."""

from rules.core.census import differences, tally


def test_equal_counts_differ_in_nothing() -> None:
    assert list(differences({"coin": 3, "tent": 1}, {"tent": 1, "coin": 3})) == []


def test_what_is_lost_doubled_or_invented_is_named_in_order() -> None:
    counted = {"tent": 3, "camel": 1, "ghost": 1}
    box = {"tent": 2, "camel": 1, "coin": 4}
    assert list(differences(counted, box)) == [("coin", 0, 4), ("ghost", 1, 0), ("tent", 3, 2)]


def test_none_counted_is_the_same_as_not_counted() -> None:
    assert list(differences({"coin": 0}, {})) == []
    assert list(differences({}, {"coin": 0})) == []


def test_tally_counts_each_kind() -> None:
    assert tally(["coin", "tent", "coin"]) == {"coin": 2, "tent": 1}
