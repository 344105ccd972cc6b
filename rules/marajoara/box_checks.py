"""What may be wrong or odd in the data of Marajoara although a box can be built from them.

The first capture, fragments that can be restored, missions that can be won; then what differs from what is published.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from rules.boxes.findings import BoxChecks, Finding, found
from rules.boxes.own import OwnBox
from rules.core.types import DataWords, Ref, phrase
from rules.marajoara.components import (
    LAST,
    ORTHOGONAL,
    ROW_LENGTH,
    Fragment,
    Objective,
    Parts,
    Space,
    geometry_of,
    joins_two,
    spaces_of,
)

ENDS = ("end_per_fragment", "end_points", "end_per_vase")
BESIDE = 1
"""So far apart lie fragments that touch, at most."""
MARKS = ("magnifier", "shaded", "roped", "boost")


def words(fragments: Iterable[Ref]) -> tuple[DataWords, ...]:
    return tuple(map(DataWords, fragments))


# What cannot be played


def no_first_capture(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A die must be able to jump over another one at the beginning (MJ-CAP-1), in four directions too."""
    spaces = spaces_of(parts.grid)
    jumps = geometry_of(spaces, ORTHOGONAL).jumps_onto
    filled = [space.has_die_at_setup for space in spaces]
    if not any(
        filled[start] and filled[over] for end, ways in enumerate(jumps) if not filled[end] for start, over in ways
    ):
        yield found(own, "grid.layout", phrase("mj-box-no-capture"), rule="MJ-CAP-1")


def fragments_beyond_reach(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Some dice must restore each fragment (MJ-RES-1)."""
    for at, fragment in enumerate(parts.museum.fragments):
        if not can_be_restored(fragment, parts.box.top_face):
            yield found(own, f"museum.fragments.{at}", phrase("mj-box-fragment"), rule="MJ-RES-1")


def can_be_restored(fragment: Fragment, top: int) -> bool:
    for count in range(max(1, fragment.dice_min), min(fragment.dice_max, ROW_LENGTH) + 1):
        for faces in combinations_with_replacement(range(1, top + 1), count):
            fits = sum(faces) == fragment.target if fragment.exact else sum(faces) >= fragment.target
            if fits and not (fragment.distinct and len(set(faces)) < len(faces)):
                return True
    return False


def fragments_without_place(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Each fragment has its place in the workshop, where no other one lies."""
    shape = parts.museum.shape
    missing = [each.ref for each in parts.museum.fragments if each.ref not in shape]
    if missing:
        yield found(own, "museum.shape", phrase("mj-box-no-place", fragments=words(missing)))
    twice = [ref for ref, place in shape.items() if list(shape.values()).count(place) > 1]
    if twice:
        yield found(own, "museum.shape", phrase("mj-box-one-place", fragments=words(twice)))


def objectives_beyond_reach(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Every mission can be won (MJ-SOL-7)."""
    for mission, each in enumerate(parts.solo.missions):
        for at, objective in enumerate(each.objectives):
            most = most_of(parts, objective)
            if most is not None and not 1 <= objective.number <= most:
                said = phrase("mj-box-objective", number=objective.number, most=most)
                yield found(own, f"solo.missions.{mission}.objectives.{at}", said, rule="MJ-SOL-7")


def most_of(parts: Parts, objective: Objective) -> int | None:
    """How many there can be of what an objective counts."""
    if objective.kind == "case":
        return parts.box.vases
    if objective.kind == "all_tokens":
        gained = sum(space.kind == "token" for track in parts.tracks.values() for space in track)
        return parts.box.tokens_on_museum + min(parts.box.tokens_in_supply, 1 + gained)  # MJ-TOK-4, MJ-SOL-2
    return None


# What is odd


def other_spaces(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """The spaces of each kind are as many as in what is published."""
    now, was = counts_of(spaces_of(parts.grid)), counts_of(published_spaces(own))
    for mark in MARKS:
        if now[mark] != was[mark]:
            said = phrase("mj-box-other-spaces", mark=mark, counted=now[mark], published=was[mark])
            yield found(own, "grid.layout", said)


def published_spaces(own: OwnBox) -> tuple[Space, ...]:
    layout, legend = own.published_value("grid.layout"), own.published_value("grid.legend")
    return tuple(
        Space(f"{row}.{column}", column, row, **legend[letter])
        for row, line in enumerate(layout)
        for column, letter in enumerate(line)
    )


def counts_of(spaces: tuple[Space, ...]) -> Counter[str]:
    return Counter(mark for space in spaces for mark in MARKS if getattr(space, mark))


def odd_neighbours(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """Fragments touch where they lie side by side, and each touches one at least."""
    museum = parts.museum
    edges = [
        frozenset(edge.split()) for edge in museum.adjacency if joins_two(edge, {each.ref for each in museum.fragments})
    ]
    alone = sorted({each.ref for each in museum.fragments} - {ref for edge in edges for ref in edge})
    if alone:
        yield found(own, "museum.adjacency", phrase("mj-box-alone", fragments=words(alone)))
    for edge, count in Counter(edges).items():
        one, other = sorted(edge)
        if count > 1:
            yield found(own, "museum.adjacency", phrase("mj-box-edge-twice", fragments=words((one, other))))
        if edge <= set(museum.shape) and distance(museum.shape[one], museum.shape[other]) > BESIDE:
            said = phrase("mj-box-far-apart", fragments=words((one, other)))
            yield found(own, "museum.adjacency", said, "museum.shape")


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def odd_tracks(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A track begins with its start and ends with the only space that pays at the end of the game (MJ-SCO-3)."""
    for name, track in parts.tracks.items():
        for at, space in enumerate(track):
            should = "start" if at == 0 else "end" if at == LAST else "between"
            kind = "start" if space.kind == "start" else "end" if space.kind in ENDS else "between"
            if kind != should:
                yield found(own, f"tracks.{name}.{at}", phrase("mj-box-track-space", should=should))


def odd_start_tokens(parts: Parts, own: OwnBox) -> Iterator[Finding]:
    """A token lies where tokens may lie (MJ-TOK-2)."""
    spaces = {space.ref: space for space in spaces_of(parts.grid)}
    for at, mission in enumerate(parts.solo.missions):
        space = spaces.get(mission.start_token or "")
        if space is not None and not space.takes_tokens:
            yield found(
                own, f"solo.missions.{at}.start_token", phrase("mj-box-token-space", space=space.ref), rule="MJ-TOK-2"
            )


BOX_CHECKS = BoxChecks(
    errors=(
        no_first_capture,
        fragments_beyond_reach,
        fragments_without_place,
        objectives_beyond_reach,
    ),
    remarks=(
        other_spaces,
        odd_neighbours,
        odd_tracks,
        odd_start_tokens,
    ),
)
