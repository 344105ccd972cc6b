"""How long the window takes to appear in a fresh process, and how much memory that takes."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from desktop.cabinet.newcomer import settled
from desktop.settings import SettingsFile
from rules.commands.bench import Figure
from rules.commands.measuring import Effort
from rules.core.folders import HOME_VARIABLE

MILLI, MEGA = 1000, 1_000_000
COMMAND = (sys.executable, "-m", "desktop.commands.first_paint")


@dataclass(frozen=True, slots=True)
class Start:
    """One process: seconds until the window was painted, the most memory by then, and when it had settled."""

    seconds: float
    peak: int
    settled: int


def measure_start(effort: Effort) -> dict[str, Figure]:
    """Both in turns, where somebody has played before; the very first start, which still has to paint the cabinet and
    asks for a name, is told by itself."""
    with tempfile.TemporaryDirectory() as home:
        first = started("cabinet", home, stays=True)
        started("empty", home)
        SettingsFile(Path(home) / "settings.json").change(seen=settled())
        started("cabinet", home, stays=True)
        pairs = [(started("cabinet", home), started("empty", home)) for _ in range(effort.rounds)]
    seconds = [median(start.seconds * MILLI for start in starts) for starts in zip(*pairs, strict=True)]
    peaks = [median(start.peak / MEGA for start in starts) for starts in zip(*pairs, strict=True)]
    return {
        "startup": beside(*seconds),
        "startup_first_ever": beside(first.seconds * MILLI, seconds[1]),
        "memory": beside(*peaks),
        "memory_settled": beside(first.settled / MEGA, peaks[1]),
    }


def beside(value: float, yardstick: float) -> Figure:
    return Figure(value=round(value, 2), yardstick=round(yardstick, 2), ratio=round(value / yardstick, 4))


def started(what: str, home: str, *, stays: bool = False) -> Start:
    command = [*COMMAND, what, *(["stay"] if stays else [])]
    began = perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(home)) as process:
        assert process.stdout is not None  # asked for one line above
        peak = int(process.stdout.readline())
        passed = perf_counter() - began
        said = process.stdout.read().split()
    return Start(passed, peak, int(said[-1]) if said else peak)


def environment(home: str) -> Mapping[str, str]:
    """A home of its own, the same modules as this process, and all of them compiled once, as where it is installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**kept, HOME_VARIABLE: home, "PYTHONPATH": paths, "PYTHONPYCACHEPREFIX": os.path.join(home, "compiled")}
