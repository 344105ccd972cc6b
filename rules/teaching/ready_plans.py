"""The plans that come with the program: rows in assets/<game>/plans.json, texts in translations/<language>/<game>.

In plans.ftl there, `plan-<game>-<plan>` is the title of a plan; `plan-<game>-<plan>-<row>` has the attributes `title` and
`says`, of a vote also `question`, `a`, `b`, `c`, `d`. With its texts, a ready-made plan is one like any other.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from rules.core.types import Json, Phrase, phrase
from rules.teaching.copying import SayIfThere
from rules.teaching.made import LANGUAGES, Language, Making
from rules.teaching.plans import LETTERS, MadePlan

FILE = "plans.json"
LENGTHS = {"ten": 10, "thirty": 30, "sixty": 60}
"""The plans that every game has, and how many minutes each takes."""

Says = Mapping[Language, SayIfThere]


def ready_plans(home: Path, making: Making, say: Says) -> dict[str, MadePlan]:
    """The ready-made plans of a game by name, shortest first; `home` is the folder of its assets.

    Raises `ValidationError` where they are written wrong.
    """
    file = home / FILE
    written: list[Json] = json.loads(file.read_bytes())["plans"] if file.exists() else []
    found = {plan["id"]: plan_from(plan, making, say) for plan in written}
    return dict(sorted(found.items(), key=lambda each: each[1].minutes))


def plan_from(written: Json, making: Making, say: Says) -> MadePlan:
    name = f"plan-{making.game.id}-{written['id']}"
    document = making.head() | {
        "kind": "plan",
        "id": id_of(making.game.id, written["id"]),
        "made": making.today.isoformat(),
        "title": in_both(say, phrase(name)),
        "length": LENGTHS.get(written["id"]),
        "rows": [row_from(row, f"{name}-{row['id']}", say) for row in written["rows"]],
    }
    return MadePlan.model_validate_json(json.dumps(document), strict=True)


def row_from(written: Json, name: str, say: Says) -> Json:
    """A row with its texts."""
    texts: dict[str, Json] = {"title": in_both(say, phrase(f"{name}.title"))}
    says = in_both(say, phrase(f"{name}.says"))
    if any(says.values()):
        texts["says"] = says
    if written["kind"] == "vote":
        texts["question"] = in_both(say, phrase(f"{name}.question"))
        texts["answers"] = list(answers_of(name, say))
    return written | texts


def answers_of(name: str, say: Says) -> Iterator[dict[Language, str]]:
    """As many answers as have words in some language."""
    for letter in LETTERS:
        words = in_both(say, phrase(f"{name}.{letter}"))
        if any(words.values()):
            yield words


def in_both(say: Says, said: Phrase) -> dict[Language, str]:
    return {language: say[language](said) or "" for language in LANGUAGES}


def id_of(game: str, plan: str) -> str:
    """The id of a ready-made plan: the same in every copy of the program."""
    return f"u-{sha256(f'{game}/{plan}'.encode()).hexdigest()[:12]}"
