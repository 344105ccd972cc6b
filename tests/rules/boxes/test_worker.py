"""What the process for an owner's data answers."""

from rules.boxes.worker import Found, Tried, Wanted, answers
from rules.core.correcting import Correction

FELL = Correction("commanders.0.red", -1)
MORE = Correction("commanders.0.green", 3)


def test_corrections_are_checked() -> None:
    (good,), (bad,) = (tuple(answers(Wanted(7, "magnastorm", (each,)))) for each in (MORE, FELL))
    assert isinstance(good, Found)
    assert isinstance(bad, Found)
    assert good.number == 7
    assert good.checked.errors == ()
    assert [each.path for each in bad.checked.errors] == ["commanders.0.red"]


def test_each_random_game_is_told_as_soon_as_it_is_over() -> None:
    found = tuple(answers(Wanted(1, "magnastorm", (MORE,), games=2)))
    assert found == (Tried(1, 1), Tried(1, 2))


def test_data_that_make_no_box_are_not_tried() -> None:
    (found,) = answers(Wanted(1, "magnastorm", (FELL,), games=50))
    assert isinstance(found, Tried)
    assert found.played == 50
    assert found.trial is not None
