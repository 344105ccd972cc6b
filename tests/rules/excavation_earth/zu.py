"""Zu at work, for tests."""

from typing import Any

from rules.core.explained import Explained
from tests.rules.core.properties import check_explanation
from tests.rules.excavation_earth.table import Table, flip, table

ZU = 1
EXCAVATE_YG, EXCAVATE_RV, EXCAVATE_OY, EXCAVATE_POPULAR = "ZF1", "ZF3", "ZF5", "ZF6"
SURVEY, SELL, QUICK_SALE, MARKET = "ZS1", "ZV1", "ZQ1", "ZM1"
COMMAND_1 = "ZC1"


def facing(deck: str = "", *, zu: dict[str, Any] | None = None, left: int = 2, **more: Any) -> Table:
    """Zu's turn: the next cards of its deck, the next action cards (`cards`), and what else lies on the table."""
    own = {"faction": "ZU", **(zu or {})}
    person = {"faction": "KUT", **{key: more.pop(key) for key in PERSONAL if key in more}}
    if "cards" in more:
        more["deck"] = more.pop("cards")
    return table(seats=[person, own], turn=ZU, left=left, zu={"deck": f"{deck} {FILLER}".strip()}, **more)


PERSONAL = ("hold", "container", "guards", "traders", "envoys", "credits", "passed", "hand", "explorers")
FILLER = "ZM2 ZC6"
"""What lies under the cards that a test is about."""


def flipped(deck: str, **more: Any) -> Table:
    """One card of Zu carried out; each of its reasons holds together."""
    at = facing(deck, **more).play(flip(ZU))
    for event in at.events:
        if isinstance(event, Explained):
            check_explanation(event)
    return at


def reasons(at: Table, question: str) -> Explained:
    (why,) = [event for event in at.events if isinstance(event, Explained) and event.question == f"ee-zu-{question}"]
    return why


def decided(at: Table, question: str) -> tuple[Any, str, str]:
    """What was chosen, by which rule, and what that criterion compares; `lot` when chance decided."""
    why = reasons(at, question)
    return why.chosen, why.rule, "lot" if why.by_lot else why.criteria[-1].label.removeprefix("ee-zu-by-")


def out_of(at: Table, question: str) -> dict[Any, tuple[str, str]]:
    """What rules left out of this choice: by which one, and why."""
    return {each.candidate: (each.rule, each.why) for each in reasons(at, question).excluded}


def by_lot(question: str, **more: Any) -> set[Any]:
    """What chance chooses in many games."""
    return {reasons(flipped(seed=seed, **more), question).chosen for seed in range(40)}
