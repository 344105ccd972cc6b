"""A plan on paper: every row with its time, its minutes and what is said."""

from desktop.app import started
from desktop.paper.documents import composed
from desktop.paper.order import Order
from desktop.paper.plan_sheet import PlanRow, PlanSheet, plan_pages
from desktop.paper.setting import Setting
from desktop.paper.sheet import MARGIN, SIZES
from desktop.paper.subject import subject_of
from desktop.program import Program

SAID = "Whoever lives alone in a block gets no cards there. " * 4
ROW = PlanRow("0:00", 5, ("The village",), ("talk, projected",), ((SAID,),))


def test_rows_follow_each_other_with_their_times() -> None:
    started()
    program = Program()
    game = program.library.named("hoyuk")
    assert game is not None
    subject = subject_of(program, game)
    assert subject is not None
    plan = PlanSheet(("Thirty minutes",), tuple(ROW for _ in range(14)))
    pages = composed(plan_pages(Setting(subject, Order(languages=("en",))), plan))
    assert len(pages) == 2
    words = " ".join(page.words for page in pages).replace("\u00a0", " ")
    assert words.count("0:00") == words.count("5 min") == words.count("The village") == 14
    assert "70 min" in words
    assert all(mark.y + mark.high <= SIZES["a4"][1] - MARGIN + 1 for page in pages for mark in page.marks)
