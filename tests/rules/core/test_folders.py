"""Where things are kept; nothing is created before it is needed."""

from pathlib import Path

import pytest

from rules.core import folders


def test_a_home_may_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path / "home"))
    kept = [folders.games_in_progress(), folders.saves(), folders.profile(), folders.corrections("hoyuk")]
    assert all(place.is_relative_to(tmp_path / "home") for place in kept)
    assert len(set(kept)) == 4
    assert not (tmp_path / "home").exists()
    assert folders.made(folders.saves()).is_dir()


def test_without_a_choice_each_system_has_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VESTIGES_HOME", raising=False)
    assert folders.home().is_absolute()
    assert folders.home().name == "Vestiges"


@pytest.mark.parametrize("id", ["../../x", "", "a/b", "a\\b", "CON:", "é"])
def test_what_is_no_id_of_a_game_is_no_place(id: str) -> None:
    with pytest.raises(ValueError, match="not the id"):
        folders.corrections(id)
