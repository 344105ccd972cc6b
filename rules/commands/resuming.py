"""Long runs that can be resumed: tasks are handed out to processes, and what each gave is kept as a line of a file."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from rules.commands.answer import Document
from rules.commands.workers import Begins, working

LineT = TypeVar("LineT", bound=Document)


@dataclass(frozen=True, slots=True)
class Run(Generic[LineT]):
    """What is done with each task, and how a line that an earlier run has left is known."""

    begins: Begins
    given: Any
    """What a worker needs, as plain data."""
    line: type[LineT]
    """What a task gives."""
    task_of: Callable[[LineT], Hashable]
    """The name of its task."""
    is_same: Callable[[LineT], bool] = lambda line: True
    """Whether a line was made as this run would make it."""


def resumed(run: Run[LineT], tasks: Mapping[Any, Any], workers: int, file: Path | None) -> tuple[list[LineT], bool]:
    """Do the tasks, by name, that are not kept yet; return what all gave, and whether the user interrupted the run."""
    found = {run.task_of(line): line for line in lines_in(file, run.line) if run.is_same(line)}
    left = [task for name, task in tasks.items() if name not in found]
    is_interrupted = False
    try:
        with working(run.begins, run.given, min(workers, len(left) or 1)) as lines_of:
            for line in lines_of(left):
                found[run.task_of(line)] = line
                if file is not None:
                    with file.open("a", encoding="utf-8") as kept:
                        kept.write(line.model_dump_json() + "\n")
    except KeyboardInterrupt:
        is_interrupted = True
    return [found[name] for name in tasks if name in found], is_interrupted


def lines_in(file: Path | None, kind: type[LineT]) -> Iterator[LineT]:
    """Read what an earlier run has left; a line that was torn off is left out, so that its task is done again."""
    if file is None or not file.exists():
        return
    for written in file.read_text(encoding="utf-8").splitlines():
        try:
            yield kind.model_validate_json(written)
        except ValidationError:
            continue
