"""What a long trial found: how much was tried, what went wrong, and figures."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

MOST_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Report:
    trial: str
    of: str
    """The game, or the kind of file."""
    tried: int
    wrong: tuple[str, ...] = ()
    figures: Mapping[str, float] = field(default_factory=dict)

    @property
    def line(self) -> str:
        figures = "  ".join(f"{name} {value:,.6g}" for name, value in self.figures.items())
        return f"{self.trial:8} {self.of:20} {self.tried:>12,} tried  {len(self.wrong):>4} wrong  {figures}"


def told(report: Report, out: Path | None, say: Callable[[str], object] = print) -> Report:
    """Say a report, and add it to a file where one is wanted."""
    say(report.line)
    for each in report.wrong[:MOST_SHOWN]:
        say(f"    {each}")
    if out is not None:
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(report), ensure_ascii=False) + "\n")
    return report
