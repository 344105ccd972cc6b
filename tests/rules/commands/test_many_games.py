"""Games without a screen: simulations, perft, speed, the demonstration."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rules.commands import bench
from rules.commands.measuring import Effort
from tests.fixture_game import GAME
from tests.rules.commands.conftest import Command
from tests.rules.core.patching import patch_game

FIGURES = {"engine", "legal", "replay", "jump", "open", "save_bytes"}


def simulated(vestiges: Command, *words: object) -> dict[str, object]:
    said = vestiges("simulate", "caravan", *words, "--json")
    assert said.code == 0
    found: dict[str, object] = said.json
    return found


def test_simulate(vestiges: Command) -> None:
    said = simulated(vestiges, "--seats", "random,rival", "--games", 6, "--seed", 2)
    assert (said["games"], said["finished"], said["errors"]) == (6, 6, [])
    assert len(said["wins"]) == 2  # type: ignore[arg-type]
    assert len(said["scores"]) == 6  # type: ignore[arg-type]


def without_time(said: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in said.items() if "second" not in key}


def test_the_result_does_not_depend_on_the_workers(vestiges: Command) -> None:
    words = ("--seats", "random,random,random", "--games", 9, "--seed", 4)
    alone = simulated(vestiges, *words)
    shared = simulated(vestiges, *words, "--workers", 2)
    assert without_time(alone) == without_time(shared)
    assert without_time(alone) != without_time(simulated(vestiges, *words[:-1], 5))


def test_players_move_round_the_table_and_results_stay_with_them(vestiges: Command) -> None:
    said = simulated(vestiges, "--seats", "random,rival", "--games", 20, "--rotate")
    assert said["seats"] == ["random", "rival"]
    scores = said["scores"]
    assert isinstance(scores, list)
    assert sum(rival > random for random, rival in scores) > 10, "the Rival beats chance from either seat"


def test_a_mistake_in_the_rules_ends_one_game_and_is_told(vestiges: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: object, move: object) -> object:
        raise RuntimeError("the camel is lost")

    patch_game(monkeypatch, GAME, apply=broken)
    said = vestiges("simulate", "caravan", "--seats", "random,random", "--games", 2, "--json")
    assert said.code == 1
    assert (said.json["finished"], len(said.json["errors"])) == (0, 2)
    assert "the camel is lost" in said.json["errors"][0]["message"]


def test_rivals_that_the_rules_forbid(vestiges: Command) -> None:
    said = vestiges("simulate", "caravan", "--seats", "rival,rival")
    assert said.code == 1
    assert said.err == "The Rival plays against one trader alone.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(
        "import signal, sys\n"
        "from rules.commands import main\n"
        "from tests.collection import COLLECTION\n"
        "if __name__ == '__main__':\n"
        # Who runs the tests in the background of a shell lets them inherit that Ctrl-C means nothing.
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "    print('begun', file=sys.stderr, flush=True)\n"
        "    sys.exit(main(sys.argv[1:], COLLECTION))\n",
        encoding="utf-8",
    )
    words = (
        "simulate",
        "caravan",
        "--seats",
        "random,random",
        "--games",
        "1000000",
        "--workers",
        "2",
        "--json",
    )
    if sys.platform == "win32":
        pytest.skip("no signals for groups of processes")
    process = subprocess.Popen(
        [sys.executable, str(script), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        start_new_session=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline() == b"begun\n"
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert err == b""
    assert json.loads(out)["interrupted"] is True


def test_perft(vestiges: Command) -> None:
    counts = [
        vestiges("perft", "caravan", "--depth", depth, "--seats", 2, "--json").json["nodes"] for depth in range(5)
    ]
    assert counts == [1, 4, 16, 48, 144], "four cards each, then three each"


def test_perft_reads_options(vestiges: Command) -> None:
    said = vestiges("perft", "caravan", "--depth", 1, "--option", "tolls=false", "--json")
    assert said.json["nodes_per_second"] > 0


def test_bench(vestiges: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("chess")
    monkeypatch.setattr(bench, "QUICK", Effort(rounds=1, seconds=0.01))
    said = vestiges("bench", "--quick", "--json")
    assert said.code == 0
    figures = said.json["games"]["caravan"]
    assert set(figures) == FIGURES
    for name, figure in figures.items():
        assert set(figure) == {"value", "yardstick", "ratio"}
        assert (figure["ratio"] is not None) == (name in {"engine", "legal", "replay"})
        assert figure["value"] > 0


def test_without_the_yardstick_there_is_no_measurement(vestiges: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    said = vestiges("bench")
    assert said.code == 1
    assert "python-chess" in said.err


def test_demo(vestiges: Command, tmp_path: Path) -> None:
    said = vestiges("demo", "caravan", "--seed", 3, "--out", tmp_path / "demo", "--lang", "fr")
    assert said.code == 0
    assert "La partie est finie." in said.out
    assert "garde : 1 carte" in said.out.replace("\u00a0", " "), "only what a spectator may know"
    assert vestiges("verify", tmp_path / "demo" / "caravan-3.vestiges").code == 0
    again = vestiges("demo", "caravan", "--seed", 3, "--out", tmp_path / "demo", "--json")
    assert again.json["file"].endswith("caravan-3.vestiges")


def test_the_usual_demonstration_needs_its_game(vestiges: Command) -> None:
    assert vestiges("demo").code == 2
