"""Files of released versions open for ever; the same seed gives the same bytes on every system and Python."""

import pytest

from rules.core.journal import read
from rules.core.savefile import read_save
from tests.rules.kept_saves import FOLDER, KeptSave, bytes_of, kept_saves, library, played

each_save = pytest.mark.parametrize("save", kept_saves(), ids=lambda save: save.name)


@each_save
def test_a_game_of_any_release_opens_to_its_end(save: KeptSave) -> None:
    assert save.files
    for file in save.files:
        found = read(file, library())
        assert found.is_whole, (file.name, found.problems)
        assert found.timeline is not None
        assert found.timeline.game.deciding(found.timeline.state) == (), file.name
        assert len(found.timeline.branches_at(0)) + found.timeline.last > 20
        assert found.timeline.note_at(found.timeline.now).words == "Fin, end."


@each_save
def test_the_same_seed_gives_the_same_bytes_on_every_system(save: KeptSave) -> None:
    """As long as the rules are those of the release; the file itself is the measure, whoever runs this where."""
    raw = save.files[-1].read_bytes()
    kept = read_save(raw, save.name, library()).timeline
    assert kept is not None
    if kept.record.rules_version == save.game.rules_version:
        assert bytes_of(played(save)) == raw


def test_nothing_else_lies_there() -> None:
    known = {file for save in kept_saves() for file in save.files}
    assert {file.name for file in set(FOLDER.glob("*.vestiges")) - known} == {"caravan-format-1.vestiges"}
