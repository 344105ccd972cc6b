"""With which correction a finding began: where none of the owner's values stands at its place, something else is to
blame for it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from rules.boxes.findings import Cure, Finding, cured, without_correction
from rules.boxes.own import OwnBox
from rules.core.correcting import Correction, joined
from rules.core.types import phrase

MOST_BLAMED = 6
"""Findings whose cures are tried, and for which a correction is looked for; each takes some boxes to be built."""
Findings = Callable[[OwnBox], Sequence[Finding]]


def blamed(own: OwnBox, found: Sequence[Finding], findings: Findings) -> Iterator[Finding]:
    """The findings, each with the correction that it began with, and whether taking that one back cures it."""
    looked_at: dict[int, frozenset[tuple[str, str]]] = {}

    def at_first(made: int) -> frozenset[tuple[str, str]]:
        """What was found with the first corrections alone."""
        if made not in looked_at:
            looked_at[made] = kinds(findings(replace(own, corrections=own.corrections[:made])))
        return looked_at[made]

    for at, finding in enumerate(found):
        if at >= MOST_BLAMED:
            yield replace(finding, cures=())
            continue
        honest = with_honest_cures(own, finding, findings)
        if is_at_correction(own, finding.path):
            yield honest
            continue
        last = first_with(len(own.corrections), partial(stands, kind_of(finding), at_first))
        yield honest if last is None else with_blame(own, honest, place_of_correction(own.corrections[last]), findings)


def stands(kind: tuple[str, str], at_first: Callable[[int], frozenset[tuple[str, str]]], made: int) -> bool:
    return kind in at_first(made)


def first_with(count: int, stands: Callable[[int], bool]) -> int | None:
    """The number of the correction with which something began, from 0: most often one of the last."""
    if count == 0 or stands(0):
        return None
    good, bad, step = count, count, 1
    while good > 0:
        good = max(0, bad - step)
        if good == 0 or not stands(good):
            break
        bad, step = good, step * 2
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (good, middle) if stands(middle) else (middle, bad)
    return bad - 1


def with_honest_cures(own: OwnBox, finding: Finding, findings: Findings) -> Finding:
    """The finding with those cures alone after which it is gone."""
    kept = (each for each in finding.cures if kind_of(finding) not in kinds(findings(cured(own, each))))
    return replace(finding, cures=tuple(kept))


def with_blame(own: OwnBox, finding: Finding, path: str, findings: Findings) -> Finding:
    others = (*(each for each in finding.others if each != path), path)
    is_cured = kind_of(finding) not in kinds(findings(without_correction(own, path)))
    cures = (*finding.cures, *((Cure(phrase("box-cure-back"), back=(path,)),) if is_cured else ()))
    return replace(finding, others=others, cures=cures)


def place_of_correction(correction: Correction) -> str:
    """Find where it is seen: a row that was taken away keeps its path."""
    return joined(correction.within, correction.last[1:]) if correction.takes_away else correction.path


def is_at_correction(own: OwnBox, path: str) -> bool:
    """Whether one of the owner's values stands there: whoever looks there sees it."""
    return bool(path) and (own.is_corrected(path) or own.is_taken(path))


def kinds(found: Sequence[Finding]) -> frozenset[tuple[str, str]]:
    return frozenset(map(kind_of, found))


def kind_of(finding: Finding) -> tuple[str, str]:
    """What stays of a finding when its figures change."""
    return finding.said.id, finding.path
