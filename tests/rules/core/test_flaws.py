"""What the checks of all editions say."""

from rules.core.edition import Problem
from rules.core.flaws import MOST, SHOWN, at_least, counted, known, out_of_bounds, rules_known


def test_a_count_is_said_with_what_it_should_be() -> None:
    assert list(counted("cards", 17, 17)) == []
    assert list(counted("cards", 17, 16)) == [Problem("edition-counted", "cards", (("counted", 17), ("should", 16)))]


def test_of_a_long_list_only_the_first_names_are_said() -> None:
    (found,) = counted("cards", [], list(range(1000)))
    assert dict(found.args) == {"counted": [], "should": (*range(SHOWN), "…")}


def test_each_name_that_is_not_there_is_said() -> None:
    assert [dict(each.args)["ref"] for each in known("cards", ["A", "B", "A"], ["B"])] == ["A", "A"]
    assert list(at_least("cards", 3, 3)) == []
    assert [each.id for each in at_least("cards", 2, 3)] == ["edition-too-few"]


def test_rules_are_those_of_the_book() -> None:
    found = rules_known({"cards.0.rule": "CV-1", "cards.1.rule": "CV-9"}, {"CV-1"})
    assert list(found) == [Problem("edition-unknown-rule", "cards.1.rule", (("rule", "CV-9"),))]


def test_no_whole_number_is_below_zero_but_those_that_are_named() -> None:
    plain = {"cards": [{"cost": -1, "spot": {"x": -1, "y": -0.5}}, {"by": -2, "open": False}], "prices": [[0, -3]]}
    assert [each.path for each in out_of_bounds(plain)] == ["cards.0.cost", "cards.1.by", "prices.0.1"]
    assert [each.path for each in out_of_bounds(plain, ("by",))] == ["cards.0.cost", "prices.0.1"]


def test_no_whole_number_is_greater_than_any_box_but_sizes_of_drawings() -> None:
    plain = {"cards": [{"cost": MOST}, {"cost": MOST + 1, "by": -MOST - 1}], "spot": {"x": 10**9}, "width": 10**9}
    found = [(each.id, each.path) for each in out_of_bounds(plain, ("by",))]
    assert found == [("edition-too-great", "cards.1.cost"), ("edition-too-great", "cards.1.by")]
