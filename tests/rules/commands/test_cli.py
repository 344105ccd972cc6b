"""Whatever is typed: help, or one clear line in the language of whoever typed it; never a traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rules.commands.cli import COMMANDS
from rules.core.about import NAME, VERSION
from tests.rules.commands.conftest import Command

WRONG: list[tuple[str, str, str]] = [
    ("gmaes", "“gmaes” is not a command. Did you mean games?", "« gmaes » n’est pas une commande."),
    ("frobnicate", "The commands: games, rules", "Les commandes : games, rules"),
    ("rules caravn", "Did you mean caravan?", "Vouliez-vous dire"),
    ("rules chess", "The games: caravan.", "Les jeux"),
    ("rules", "Missing: GAME.", "Il manque"),
    ("rules caravan more", "“more” is too much.", "« more » est de trop."),
    ("games --jsn", "Did you mean --json?", "--json"),
    ("games --lang de", "“de” will not do, it takes one of these: fr and en.", "l’un de ceux-ci"),
    ("games --lang", "--lang needs a value.", "--lang attend une valeur."),
    ("games --json=yes", "--json takes no value.", "--json ne prend pas de valeur."),
    ("perft caravan", "Missing: --depth.", "Il manque"),
    ("perft caravan --depth deep", "a whole number from 0 to 50", "un nombre entier de 0 à 50"),
    ("perft caravan --depth 1 --seed -4", "--seed", "--seed"),
    ("perft caravan --depth 1 --option tolls", "name=value", "nom=valeur"),
    (
        "perft caravan --depth 1 --option toll=1",
        "There is no option “toll”",
        "n’existe pas ; ce jeu connaît : tolls, houses, rival_wells, rival_dunes.",
    ),
    ("perft caravan --depth 1 --option tolls=maybe", "cannot be “maybe”", "ne peut pas être « maybe »"),
    ("simulate caravan --seats randm,rival", "Did you mean random", "Vouliez-vous dire"),
    ("simulate caravan --seats random", "One seat will not do.", "Un siège ne convient pas."),
    ("simulate caravan --seats person,rival", "Nobody is here to play", "Personne n’est là"),
    ("simulate caravan --seats ,", "names separated by commas", "des noms séparés par des virgules"),
    ("show nowhere.vestiges", "The file nowhere.vestiges does not exist.", "n’existe pas."),
    ("verify nowhere.vestiges", "does not exist", "n’existe pas"),
    ("from-position nowhere.json --out x", "does not exist", "n’existe pas"),
    ("edition caravan --corrections nowhere.json", "does not exist", "n’existe pas"),
    ("lesson", "--list or --check", "--list ou --check"),
    ("new caravan --out x --policy lax", "teaching, friendly and strict", "teaching, friendly et strict"),
    ("new caravan --out x --names a,b,c", "Too many names (3)", "Trop de noms (3)"),
]


@pytest.mark.parametrize(("words", "english", "french"), WRONG)
def test_wrong_usage_is_one_clear_line(vestiges: Command, words: str, english: str, french: str) -> None:
    for language, expected in (("en", english), ("fr", french)):
        said = vestiges(*words.split(), *([] if "--lang" in words else ["--lang", language]))
        if "--lang" in words and language == "fr":
            continue
        assert said.code == 2
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert expected in said.err.replace("\u00a0", " ").replace("\u202f", " ")


def test_the_line_is_in_the_language_of_the_environment(vestiges: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_LANG", "fr")
    assert "attend une valeur" in vestiges("games", "--lang").err


def test_with_json_the_error_is_one_document_too(vestiges: Command) -> None:
    said = vestiges("rules", "chess", "--json", "--lang", "fr")
    assert said.code == said.json["code"] == 2
    assert said.json["error"]["text_fr"] == said.err.strip()
    assert said.json["error"]["text_en"].startswith("“chess”")


@pytest.mark.parametrize("words", [(), ("--help",), ("--lang", "fr")])
def test_without_a_command_it_says_what_one_can_do(vestiges: Command, words: tuple[str, ...]) -> None:
    said = vestiges(*words)
    assert said.code == 0
    assert all(f"  {name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(vestiges: Command, command: str, language: str) -> None:
    said = vestiges(command, "--help", "--lang", language)
    assert said.code == 0
    assert f"vestiges {command}" in said.out
    assert "[argument" not in said.out
    assert said.err == ""


def test_options_may_come_before_the_command(vestiges: Command) -> None:
    assert vestiges("--lang", "fr", "--json", "games").json["games"]


def installed(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    run = "import sys; from rules.commands import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", run, *words],
        capture_output=True,
        cwd=Path(__file__).parents[3],
        env={"PATH": "", "PYTHONUTF8": "0", **environment},
        timeout=60,
        check=False,
    )


def test_the_installed_command_prints_utf_8_whatever_the_locale() -> None:
    done = installed("perft", "chess", "--depth", "1", "--json", LC_ALL="C", VESTIGES_LANG="fr")
    assert done.returncode == 2
    assert json.loads(done.stdout.decode("utf-8"))["error"]["text_fr"].startswith("«\u202fchess\u202f»")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    run = "import sys; from rules.commands import main; sys.exit(main(['--help']))"
    command = f'"{sys.executable}" -c "{run}" | head -n 1'
    if sys.platform == "win32":
        pytest.skip("no head there")
    done = subprocess.run(command, shell=True, capture_output=True, timeout=60, check=True)
    assert done.stderr == b""


def test_naming_the_commands_loads_no_game() -> None:
    run = (
        "import sys; from rules.commands import main; main(['--help']); "
        "sys.exit(any(name.startswith('rules.marajoara') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", run], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0


def test_it_tells_its_version(vestiges: Command) -> None:
    assert vestiges("--version").out == f"{NAME} {VERSION}\n"
    assert vestiges("--lang", "fr", "--version", "--json").json == {"version": VERSION}
    assert vestiges("--version", "more").code == 2
    assert vestiges("--version", "--unheard").code == 2
