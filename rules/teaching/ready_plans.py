"""The plans that come with the program: rows in assets/<game>/plans.json, texts in translations/<language>/<game>.

In plans.ftl there, `plan-<game>-<plan>` is the title of a plan; `plan-<game>-<plan>-<row>` has the attributes `title`,
`says`, of a vote also `question`, `a`, `b`, `c`, `d`. With its texts, a ready-made plan is one like any other.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Written:
    """A plan as its file has it: without texts."""

    game: str
    name: str
    rows: tuple[Json, ...]

    @property
    def minutes(self) -> int:
        return sum(row["minutes"] for row in self.rows)

    @property
    def title(self) -> Phrase:
        return phrase(f"plan-{self.game}-{self.name}")

    @property
    def id(self) -> str:
        """The id of the plan: the same in every copy of the program."""
        return f"u-{sha256(f'{self.game}/{self.name}'.encode()).hexdigest()[:12]}"


def written_plans(home: Path) -> tuple[Written, ...]:
    """The plans of a game, the shortest first; `home` is the folder of its assets."""
    file = home / FILE
    if not file.exists():
        return ()
    plans = [Written(home.name, plan["id"], tuple(plan["rows"])) for plan in json.loads(file.read_bytes())["plans"]]
    return tuple(sorted(plans, key=lambda each: each.minutes))


def ready_plans(home: Path, making: Making, say: Says) -> dict[str, MadePlan]:
    """All of them by name, with their texts. Raises `ValidationError` where they are written wrong."""
    return {plan.name: plan_from(plan, making, say) for plan in written_plans(home)}


def plan_from(plan: Written, making: Making, say: Says) -> MadePlan:
    """A plan with its texts. Raises `ValidationError` where it is written wrong."""
    document = making.head() | {
        "kind": "plan",
        "id": plan.id,
        "made": making.today.isoformat(),
        "title": in_both(say, plan.title),
        "length": LENGTHS.get(plan.name),
        "rows": [row_from(row, f"{plan.title.id}-{row['id']}", say) for row in plan.rows],
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
    """List as many answers as have words in some language."""
    for letter in LETTERS:
        words = in_both(say, phrase(f"{name}.{letter}"))
        if any(words.values()):
            yield words


def in_both(say: Says, said: Phrase) -> dict[Language, str]:
    return {language: say[language](said) or "" for language in LANGUAGES}
