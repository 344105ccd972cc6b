"""What a log keeps of a mistake: where it happened; never who played, nor what lay on the table."""

import sys
from pathlib import Path

import pytest

from desktop.trouble.discreet import discreet, said_by, softened, without_names
from rules.core import resources

PLACE = resources.root() / "rules" / "core" / "table.py"
SECRET = "card-17"

TRACE = f"""Traceback (most recent call last):
  File "{PLACE}", line 12, in play
    raise Broken(card)
  File "/home/clara/app/.venv/lib/python3.11/site-packages/pydantic/main.py", line 3, in check
    return check(value)
           ^^^^^^^^^^^^
rules.core.table.Broken: the hand of Clara holds {SECRET}
and on another line {SECRET}
and Clara once more

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/home/clara/other/thing.py", line 7, in show
    self.sprite.place
AttributeError: 'NoneType' object has no attribute 'place'
"""


def test_a_traceback_says_where_and_no_more() -> None:
    kept = discreet(TRACE)
    assert SECRET not in kept
    assert "Clara" not in kept
    assert "/home" not in kept
    assert 'File "rules/core/table.py", line 12, in play' in kept
    assert "    raise Broken(card)" in kept
    assert 'File "pydantic/main.py", line 3' in kept
    assert "rules.core.table.Broken: …" in kept
    assert "AttributeError: 'NoneType' object has no attribute 'place'" in kept


@pytest.mark.parametrize(
    ("kind", "said", "told"),
    [
        ("KeyError", "'Clara'", "KeyError: …"),
        ("ValueError", "17 is not in list", "ValueError: …"),
        ("AssertionError", "State(hands=(3, 4))", "AssertionError: …"),
        ("rules.Own", "Clara", "rules.Own: …"),
        ("KeyError", None, "KeyError"),
        ("IndexError", "list index out of range", "IndexError: list index out of range"),
        ("NameError", "name 'place' is not defined", "NameError: name 'place' is not defined"),
        ("TypeError", "bad 'Clara and Malo' here", "TypeError: bad … here"),
        ("TypeError", "f() takes 2 positional arguments", "TypeError: f() takes 2 positional arguments"),
        ("RuntimeError", "no {'card-17': 1} here", "RuntimeError: no … here"),
        (
            "PermissionError",
            "[Errno 13] Permission denied: '/home/clara/x'",
            "PermissionError: [Errno 13] Permission denied",
        ),
        ("OSError", "[WinError 5] Access is denied: 'C:\\\\Users\\\\Clara'", "OSError: [WinError 5] Access is denied"),
    ],
)
def test_a_message_is_told_where_python_wrote_it(kind: str, said: str | None, told: str) -> None:
    assert said_by(kind, said) == told


def test_names_that_are_known_are_left_out() -> None:
    text = "Clara and CLARA, not Claras, and Zoë Ğüş; a stays"
    assert without_names(text, ["Clara", "Zoë Ğüş", "a", " "]) == "… and …, not Claras, and …; a stays"


def test_a_message_of_qt_loses_what_is_quoted_and_the_home_folder() -> None:
    said = f'Cannot open "{Path.home()}/Clara.vestiges" in {Path.home()}/games (card [17])'
    kept = softened(said)
    assert "Clara" not in kept
    assert "17" not in kept
    assert str(Path.home()) not in kept
    assert len(softened("x" * 5000)) <= 300


def test_what_a_crash_leaves_is_kept() -> None:
    note = (
        "Fatal Python error: Segmentation fault\n\nCurrent thread 0x00007f (most recent call first):\n"
        f'  File "{PLACE}", line 3 in paint\n'
    )
    kept = discreet(note)
    assert "Segmentation fault" in kept
    assert 'File "rules/core/table.py", line 3 in paint' in kept


def test_a_real_traceback_of_this_python() -> None:
    import traceback  # noqa: PLC0415

    try:
        raise KeyError(SECRET) from ZeroDivisionError("division by zero")
    except KeyError:
        kept = discreet("".join(traceback.format_exception(*sys.exc_info())), ["division"])
    assert SECRET not in kept.replace("raise KeyError(SECRET)", "")
    assert "ZeroDivisionError: … by zero" in kept
    assert "test_discreet.py" in kept
