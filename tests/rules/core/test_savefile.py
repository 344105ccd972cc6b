"""A game as lines, and back: branches, policies, positions, older rules and older formats."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import codec
from rules.core.chain import START, chained, read_chain
from rules.core.contract import Seating
from rules.core.correcting import Correction
from rules.core.journal import read
from rules.core.library import Library
from rules.core.migrations import FORMAT, MIGRATIONS, Lines, Migrations
from rules.core.record import Played, Policy
from rules.core.savefile import Scribe, read_save, texts_of
from rules.core.timeline import Timeline
from rules.core.types import Json
from tests.fixture_game import GAME, edition, seated
from tests.rules.core.tables import BOX, LIBRARY, legal, played, record, table, wander

GOLDEN = Path(__file__).parents[2] / "golden" / "saves"
few = settings(max_examples=25)


def saved(timeline: Timeline) -> bytes:
    return chained(texts_of(timeline, Scribe()), START)[0]


def reread(timeline: Timeline) -> Timeline:
    reading = read_save(saved(timeline), "save", LIBRARY)
    assert reading.is_whole, reading.problems
    assert reading.timeline is not None
    return reading.timeline


def relined(raw: bytes, change: Any) -> bytes:
    """The same save with its lines changed, and signed as if they had always been so."""
    lines = change([*read_chain(raw, "save").lines])
    return chained((codec.text_of(line) for line in lines), START)[0]


def problems(raw: bytes, migrations: Migrations = MIGRATIONS) -> list[str]:
    return [each.id for each in read_save(raw, "save", LIBRARY, migrations).problems]


def same(one: Timeline, other: Timeline) -> bool:
    return (
        one.record == other.record
        and [*one.entries()] == [*other.entries()]
        and [one.state_at(point) for point in range(one.last + 1)]
        == [other.state_at(point) for point in range(other.last + 1)]
        and (one.now, one.line()) == (other.now, other.line())
    )


@few
@given(
    seed=st.integers(0, 2**64 - 1),
    policy=st.sampled_from(["teaching", "friendly", "strict"]),
    players=st.sampled_from([("Ana", "Ben"), ("Ana", "Ben", "Cem"), ("Ana", "rival")]),
)
def test_a_game_with_all_its_branches_comes_back_the_same(seed: int, policy: Policy, players: tuple[str, ...]) -> None:
    timeline = table(*players, seed=seed, policy=policy)
    wander(timeline, 120, random.Random(seed))
    again = reread(timeline)
    assert same(timeline, again)
    assert codec.checksum(again.state) == codec.checksum(timeline.state)
    assert saved(again) == saved(timeline)


def test_an_open_table_is_open_again_and_any_other_says_nothing_of_it(tmp_path: Path) -> None:
    timeline = played(table("Ana", "Ben"), 30)
    closed = saved(timeline)
    assert b"open" not in closed
    assert timeline.lay_open(True) is None
    again = reread(timeline)
    assert again.is_open
    assert same(timeline, again)
    assert timeline.lay_open(False) is None
    assert saved(timeline) == closed


@pytest.mark.parametrize("line", ['{"open":1}', '{"open":null}', '{"open":true,"at":0}'])
def test_an_open_table_is_said_by_yes_or_no_and_nothing_else(line: str) -> None:
    raw = relined(saved(table("Ana", "Ben")), lambda lines: [*lines, json.loads(line)])
    assert problems(raw) == ["save-unknown-line"]


def test_how_far_a_move_was_advised_comes_back() -> None:
    timeline = table()
    for step in (2, 0, 3):
        timeline.propose(legal(timeline)[0], step)
    assert [each.advised for each in reread(timeline).entries() if isinstance(each, Played)] == [2, 0, 3]
    assert reread(timeline).advised_moves == timeline.advised_moves == 2
    assert b"advised" not in saved(played(table(), 20))


@pytest.mark.parametrize("step", ["4", "-1", "true", '"2"'])
def test_only_steps_of_advice_are_read(step: str) -> None:
    timeline = table()
    timeline.propose(legal(timeline)[0], 2)

    def change(lines: list[Json]) -> list[Json]:
        return [json.loads(json.dumps(each).replace('"advised": 2', f'"advised": {step}')) for each in lines]

    assert problems(relined(saved(timeline), change)) == ["save-unknown-line"]


def test_a_whole_game_is_small() -> None:
    """Real games are longer than this one: what counts is the weight of a move."""
    timeline = played(table("Ana", "Ben", "Cem"), 1000)
    header = len(saved(table("Ana", "Ben", "Cem")))
    assert (len(saved(timeline)) - header) / timeline.last < 60


def test_every_bit_that_was_changed_is_noticed() -> None:
    raw = saved(played(table(), 12))
    for at in range(0, len(raw), 3):
        for bit in (0, 5):
            changed = bytearray(raw)
            changed[at] ^= 1 << bit
            assert read_save(bytes(changed), "save", LIBRARY).problems, at


def test_a_line_lost_doubled_or_exchanged_is_noticed() -> None:
    lines = saved(played(table(), 12)).splitlines(keepends=True)
    for at in range(1, len(lines) - 1):
        assert problems(b"".join(lines[:at] + lines[at + 1 :])) == ["save-damaged"]
        assert problems(b"".join([*lines[:at], lines[at], *lines[at:]])) == ["save-damaged"]
    assert problems(b"".join([lines[0], lines[2], lines[1], *lines[3:]])) == ["save-damaged"]


def test_line_ends_of_windows_do_no_harm() -> None:
    timeline = played(table(), 12)
    reading = read_save(saved(timeline).replace(b"\n", b"\r\n"), "save", LIBRARY)
    assert reading.is_whole
    assert reading.timeline
    assert same(reading.timeline, timeline)


def test_a_cut_at_any_byte_keeps_all_whole_lines() -> None:
    timeline = played(table(), 12)
    raw = saved(timeline)
    for size in range(len(raw)):
        reading = read_save(raw[:size], "save", LIBRARY)
        whole = raw[:size].count(b"\n")
        if whole == 0:
            assert reading.timeline is None
        else:
            assert reading.timeline is not None
            assert reading.timeline.last == min(whole - 1, 12)
            assert reading.is_whole == (raw[size - 1 : size] == b"\n")
            assert reading.damaged_at == (None if reading.is_whole else reading.timeline.last + 1)


def test_options_seats_policy_and_corrections_come_back() -> None:
    price = next(datum.path for datum in edition().data() if datum.path.endswith("coins"))
    correction = Correction(price, 9)
    options = GAME.options_type(tolls=False)
    sitting = (Seating("Ana", "Ana ☕", "green"), Seating("regular", "Bot", "red"))
    kept = replace(record(seating=sitting, policy="strict"), options=options, corrections=(correction,))
    timeline = Timeline(GAME, kept, LIBRARY.box(GAME, (correction,)))
    assert reread(timeline).record == kept
    assert reread(timeline).state.traders[0].coins == 9


@pytest.mark.parametrize(("policy", "advice", "has_advice"), [
    ("strict", None, False), ("strict", True, True), ("friendly", None, True), ("friendly", False, False),
])  # fmt: skip
def test_what_the_table_agreed_on_advice_comes_back(policy: Policy, advice: bool | None, has_advice: bool) -> None:
    timeline = Timeline(GAME, replace(record(policy=policy), advice=advice), BOX)
    found = reread(timeline).record
    assert found.advice is advice
    assert found.has_advice is has_advice


def test_a_game_may_begin_at_a_stated_position() -> None:
    middle = played(table(), 20)
    start = codec.position_json(middle.state)
    timeline = played(Timeline(GAME, replace(record(), start=start), BOX), 10)
    assert timeline.state_at(0) == middle.state
    assert same(reread(timeline), timeline)


def test_names_come_back_without_signs_that_upset_a_line() -> None:
    sitting = tuple(replace(each, name="A\x1b[2J\u202eb\n" + "x" * 100) for each in seated("Ana", "Ben"))
    again = reread(Timeline(GAME, record(seating=sitting), BOX))
    assert again.record.seating[0].name.startswith("A [2J b xxx")
    assert len(again.record.seating[0].name) == 60


# What the rules make of it


def test_a_move_that_today_is_not_allowed_ends_the_game_there_and_says_by_which_rule() -> None:
    timeline = played(table(), 12)

    def twice(lines: list[Json]) -> list[Json]:
        return [*lines[:5], lines[4], *lines[5:]]

    reading = read_save(relined(saved(timeline), twice), "save", LIBRARY)
    assert reading.timeline is not None
    assert reading.timeline.last == 4
    assert reading.damaged_at == 5
    (found,) = reading.problems
    assert found.id == "save-move-refused"
    assert dict(found.args)["move"] == 5
    assert dict(found.args)["rule"].startswith("CV-")


def test_a_checksum_that_differs_is_said_once_and_the_game_goes_on() -> None:
    timeline = played(table("Ana", "Ben", "Cem"), 1000)

    def other_sums(lines: list[Json]) -> list[Json]:
        return [{"sum": "0" * 16} if "sum" in line else line for line in lines]

    reading = read_save(relined(saved(timeline), other_sums), "save", LIBRARY)
    assert [(each.id, dict(each.args)["move"]) for each in reading.problems] == [("save-rules-changed", 20)]
    assert reading.timeline
    assert reading.timeline.last == timeline.last
    assert not reading.is_whole


BAD_LINES: list[tuple[Json, str]] = [
    (None, "save-unknown-line"),
    ([], "save-unknown-line"),
    ({}, "save-unknown-line"),
    ("m", "save-unknown-line"),
    ({"m": []}, "save-unknown-line"),
    ({"m": {}, "x": 1}, "save-unknown-line"),
    ({"at": 0, "on": 0}, "save-unknown-line"),
    ({"fate": 5}, "save-unknown-line"),  # a friendly table
    ({"fate": True}, "save-unknown-line"),
    ({"fate": -1}, "save-unknown-line"),
    ({"at": 99}, "save-no-such-point"),
    ({"at": -1}, "save-no-such-point"),
    ({"at": True}, "save-no-such-point"),
    ({"at": 1.0}, "save-no-such-point"),
    ({"at": "1"}, "save-no-such-point"),
    ({"at": 10**400}, "save-no-such-point"),
    ({"m": {"kind": "cv.rest"}, "on": 99}, "save-no-such-point"),
    ({"m": {"kind": "cv.fly"}}, "save-unknown-move"),
    ({"m": {"kind": "cv.rest", "seat": True}}, "save-unknown-move"),
    ({"m": {"kind": "cv.rest", "x": 1}}, "save-unknown-move"),
    ({"m": {"kind": "cv.bid", "card": ["salt-1"]}}, "save-unknown-move"),
    ({"m": {"kind": "cv.rest", "seat": 77}}, "save-move-refused"),
    ({"m": {"kind": "cv.bid", "card": "../../etc"}}, "save-move-refused"),
    ({"sum": None}, "save-rules-changed"),
    ({"sum": {"deep": [[[]]]}}, "save-rules-changed"),
]


@pytest.mark.parametrize(("line", "id"), BAD_LINES)
def test_a_line_that_says_nothing_sensible_is_refused(line: Json, id: str) -> None:
    raw = relined(saved(played(table(), 4)), lambda lines: [*lines, line])
    reading = read_save(raw, "save", LIBRARY)
    assert [each.id for each in reading.problems] == [id]
    assert reading.timeline
    assert reading.timeline.last == 4


def test_of_a_key_that_is_said_twice_the_last_counts() -> None:
    raw, end = chained(texts_of(played(table(), 4), Scribe()), START)
    twice, _ = chained(iter([b'{"at":99,"at":2}']), end)
    reading = read_save(raw + twice, "save", LIBRARY)
    assert reading.is_whole
    assert reading.timeline
    assert reading.timeline.now == 2


BAD_HEADERS: list[tuple[dict[str, Json], str]] = [
    ({"vestiges": FORMAT + 1}, "save-newer-format"),
    ({"vestiges": True}, "save-foreign"),
    ({"vestiges": "1"}, "save-foreign"),
    ({"vestiges": -5}, "save-foreign"),
    ({"vestiges": 10**300}, "save-newer-format"),
    ({"vestiges": 0}, "save-not-migrated"),
    ({"game": "../../etc/passwd"}, "save-unknown-game"),
    ({"game": None}, "save-unknown-game"),
    ({"game": ["caravan"]}, "save-unknown-game"),
    ({"rules": 99}, "save-newer-rules"),
    ({"rules": True}, "save-bad-header"),
    ({"rules": 0}, "save-bad-header"),
    ({"rules": -(10**9)}, "save-bad-header"),
    ({"edition": "1"}, "codec-wrong-value"),
    ({"surprise": 1}, "codec-extra"),
    ({"seed": -1}, "codec-wrong-value"),
    ({"seed": 2**64}, "codec-wrong-value"),
    ({"seed": True}, "codec-wrong-value"),
    ({"seed": 1.5}, "codec-wrong-value"),
    ({"policy": "cheating"}, "codec-wrong-value"),
    ({"options": {"tolls": 1}}, "option-wrong"),
    ({"options": {"../x": 1}}, "option-unknown"),
    ({"options": None}, "option-form"),
    ({"corrections": 7}, "codec-wrong-value"),
    ({"seating": []}, "codec-wrong-value"),
    ({"seating": [{"player": "a", "name": "a", "colour": "red"}] * 1000}, "codec-wrong-value"),
    ({"seating": [{"player": "a", "name": "a", "colour": "red"}]}, "save-bad-header"),
    ({"seating": [{"player": "a", "name": "a", "colour": "red"}] * 2}, "save-start-refused"),
    ({"seating": [{"player": "a", "name": "a", "colour": "\x1b"}] * 2}, "save-bad-header"),
    ({"seating": [{"player": "a", "name": 5, "colour": "red"}] * 2}, "codec-wrong-value"),
    ({"start": []}, "codec-wrong-value"),
    ({"start": {}}, "codec-missing"),
    ({"continues": 3}, "codec-wrong-value"),
]


@pytest.mark.parametrize(("change", "id"), BAD_HEADERS)
def test_a_header_that_says_nothing_sensible_is_refused(change: dict[str, Json], id: str) -> None:
    raw = relined(saved(played(table(), 4)), lambda lines: [lines[0] | change, *lines[1:]])
    reading = read_save(raw, "save", LIBRARY)
    assert reading.timeline is None
    assert {each.id for each in reading.problems} == {id}
    assert all(each.path == "save" for each in reading.problems)


@pytest.mark.parametrize(
    "corrections",
    [
        [{"path": "../../x", "value": 1}],
        [{"path": "kit.coins", "value": "many"}],
        [{"path": "map.markets.-nowhere", "value": None}, {"path": "kit.gone", "value": 1}],
    ],
)
def test_a_game_opens_without_corrections_that_go_with_no_data_and_says_so(corrections: Json) -> None:
    right = {"path": "kit.rounds", "value": 4}
    raw = relined(
        saved(played(table(), 4)), lambda lines: [lines[0] | {"corrections": [*corrections, right]}, *lines[1:]]
    )
    reading = read_save(raw, "save", LIBRARY)
    assert reading.timeline is not None
    assert reading.timeline.record.corrections == (Correction("kit.rounds", 4),)
    first = reading.problems[0]
    assert (first.id, first.path, dict(first.args)["count"]) == ("save-corrections-left-out", "save", len(corrections))
    assert reading.damaged_at is None
    assert not reading.is_whole, "it goes on in another file, and the old one keeps what was left out"


def test_a_position_with_fewer_seats_than_its_header_is_refused() -> None:
    start = codec.position_json(table("Ana", "Ben").state)
    raw = saved(table("Ana", "Ben", "Cem"))
    assert problems(relined(raw, lambda lines: [lines[0] | {"start": start}])) == []
    start["whistle"] = 40
    start["agenda"] = [{"kind": "travelling", "seat": 40}]
    assert problems(relined(raw, lambda lines: [lines[0] | {"start": start}])) == ["save-start-broken"]


@settings(max_examples=200)
@given(st.data())
def test_no_mixture_of_lines_raises(data: st.DataObject) -> None:
    good = [*read_chain(saved(played(table("Ana", "rival"), 30)), "save").lines]
    odd: st.SearchStrategy[Json] = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
        lambda below: (
            st.lists(below, max_size=3)
            | st.dictionaries(st.sampled_from(["m", "on", "at", "fate", "sum", "kind", "seat"]), below)
        ),
        max_leaves=6,
    )
    header = good[0] | data.draw(st.dictionaries(st.sampled_from(sorted(good[0])), odd, max_size=1))
    rest = data.draw(st.lists(st.sampled_from(good[1:]) | odd, max_size=12))
    raw, _ = chained((json.dumps(line).encode() for line in [header, *rest]), START)
    read_save(raw, "save", LIBRARY)


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_no_bytes_raise(raw: bytes) -> None:
    assert read_save(raw, "save", LIBRARY).problems
    header = saved(table()).splitlines(keepends=True)[0]
    assert read_save(header + raw, "save", LIBRARY).timeline


# Versions


def test_saves_of_every_released_format_open() -> None:
    goldens = sorted(GOLDEN.glob("caravan-*.vestiges"))
    assert [each.name for each in goldens] == ["caravan-format-1.vestiges"]
    for path in goldens:
        reading = read(path, LIBRARY)
        assert reading.is_whole, reading.problems
        assert reading.timeline
        assert reading.timeline.last == 70
        assert codec.checksum(reading.timeline.state) == "5e69671000b49807"


def from_format_0(lines: Lines) -> Lines:
    """A format that never was: it called a game's seed its fate, and moves actions."""
    header, *rest = lines
    seed = header.pop("fate")
    return (header | {"vestiges": 1, "seed": seed}, *({"m": line["action"]} for line in rest))


def to_format_0(lines: list[Json]) -> list[Json]:
    header, *rest = lines
    seed = header.pop("seed")
    return [header | {"vestiges": 0, "fate": seed}, *({"action": line["m"]} for line in rest if "m" in line)]


def test_an_older_format_passes_through_its_migrations() -> None:
    timeline = played(table(), 12)
    old = relined(saved(timeline), to_format_0)
    reading = read_save(old, "save", LIBRARY, Migrations(formats={0: from_format_0}))
    assert reading.is_whole
    assert reading.is_older
    assert reading.timeline
    assert same(reading.timeline, timeline)
    assert problems(old) == ["save-not-migrated"]
    assert problems(relined(old, lambda lines: [lines[0], {}]), Migrations({0: from_format_0})) == ["save-not-migrated"]


NEWER = replace(GAME, rules_version=3)


def test_older_rules_pass_through_the_migrations_of_their_game() -> None:
    library = Library((NEWER,), lambda _: edition())

    def stayed_called(lines: Lines) -> Lines:
        return json.loads(json.dumps(lines).replace("cv.stay", "cv.rest"))  # type: ignore[no-any-return]

    timeline = played(table(), 30)
    raw = relined(saved(timeline), lambda lines: json.loads(json.dumps(lines).replace("cv.rest", "cv.stay")))
    reading = read_save(raw, "save", library, Migrations(rules={("caravan", 2): stayed_called}))
    assert reading.is_whole
    assert reading.is_older
    assert reading.timeline
    assert reading.timeline.record.rules_version == 3
    assert reading.timeline.state == timeline.state
    without = read_save(raw, "save", library)
    assert [each.id for each in without.problems] == ["save-unknown-move"]
