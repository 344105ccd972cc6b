"""What is reckoned up beside the list of moves."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.board.desk import Account
from desktop.docks import account
from desktop.docks.account import BODY, TOTAL, AccountCard
from desktop.style.fonts import height_of, width_of
from desktop.style.theme import Style
from rules.core.types import phrase

WORDS = "Consommation 20"


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_words_of_the_total_keep_off_its_figure(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    drawn: dict[str, QRectF] = {}
    for name in ("text_block", "text_line"):

        def spy(painter: Any, rect: QRectF, words: str, *args: Any, **more: Any) -> None:
            drawn[words] = QRectF(rect)

        monkeypatch.setattr(account, name, spy)
    card = AccountCard(SimpleNamespace(say=lambda said: said.id))  # type: ignore[arg-type]
    qtbot.addWidget(card)
    card.resize(round(150 * scale), 10)
    card.wear(Style(text_scale=scale))
    card.show_account(Account(phrase("Plan"), (), phrase(WORDS), 0))
    card.grab()
    place, size = drawn[WORDS], card.style_now.text_size(BODY)
    figure = width_of("0", card.style_now.text_size(TOTAL), "bold")
    assert place.right() <= drawn["0"].right() - figure
    assert height_of(WORDS, place.width(), size, "semibold") <= place.height()
    assert place.bottom() <= card.height() - 9
