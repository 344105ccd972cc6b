"""What a desk answers is what is written of it, kind by kind: no gesture, meaning or light is lost without a word."""

import pytest

from tests.desktop.every_game.by_kind import TABLES, found, kept
from tests.desktop.every_game.drawn import EVERY

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("id", EVERY)
def test_the_desk_answers_as_it_is_written(id: str, name: str) -> None:
    assert found(id, name) == kept(id, name)
