"""Refusals and warnings are data: a rule id and arguments, pointing at texts."""

from rules.core.refusal import refuse, warn
from rules.core.types import Phrase


def test_a_refusal_says_why_under_its_rule_id() -> None:
    refusal = refuse("CV-TRAVEL-1", here="port", to="gate")
    assert refusal.sentence == Phrase("CV-TRAVEL-1", (("here", "port"), ("to", "gate")))
    assert refusal.sentence.named == {"here": "port", "to": "gate"}


def test_its_cure_stands_beside_with_the_same_arguments() -> None:
    assert refuse("CV-TRADE-2", good="silk").cure == Phrase("CV-TRADE-2.cure", (("good", "silk"),))


def test_a_warning_stands_under_its_own_attribute() -> None:
    assert warn("CV-TRADE-4", count=2).sentence == Phrase("CV-TRADE-4.warning", (("count", 2),))


def test_an_argument_may_be_called_rule() -> None:
    assert refuse("CV-TURN-1", rule="CV-BID-1").args == (("rule", "CV-BID-1"),)
    assert warn("CV-TURN-1", rule="CV-BID-1").args == (("rule", "CV-BID-1"),)


def test_refusals_are_told_apart_by_rule_and_arguments() -> None:
    same = {refuse("CV-BID-1", card="salt-1"), refuse("CV-BID-1", card="salt-1")}
    assert len(same) == 1
    assert refuse("CV-BID-1", card="salt-1") != refuse("CV-BID-1", card="salt-2")
    assert refuse("CV-BID-1") != refuse("CV-BID-2")
