"""Which language the person at this computer reads: French or English, from the environment."""

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.text.localise import Language

VARIABLES = ("VESTIGES_LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")


def language_of_environment(environment: Mapping[str, str] | None = None) -> "Language":
    """The first variable that says anything decides; a language that is neither of ours means English."""
    variables = os.environ if environment is None else environment
    said = next((variables[name] for name in VARIABLES if variables.get(name)), "") or language_of_system()
    return "fr" if said.lower().startswith("fr") else "en"


def language_of_system() -> str:
    """Windows keeps the language elsewhere than in the environment."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (there only)
        import locale  # noqa: PLC0415

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""
