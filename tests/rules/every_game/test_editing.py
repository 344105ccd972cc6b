"""Editing in every game: whatever is offered means something, nothing is lost, and what has no errors can be played."""

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from rules.core import resources
from rules.core.codec import position_json, position_state
from rules.core.contract import AnyGame
from rules.core.editing import (
    AnyEditing,
    Edit,
    Finding,
    Move,
    NoSuchEdit,
    Put,
    Remove,
    Set,
    Turn,
    editing_of,
    emptied,
    errors,
    set_up,
    stuck,
)
from rules.core.memo import memo_of_last
from rules.core.types import Json, Phrase
from rules.text.localise import LANGUAGES, Language, Texts
from tests.each_game import given_by_each
from tests.rules.editing import (
    Edited,
    asked_anew,
    each_game,
    field_of,
    nearby,
    parts_of,
    set_by,
    starts,
    values_of,
    walks,
)
from tests.rules.promises import ByLot

GAMES = (1, 2)
"""Of each table so many are looked at for remarks."""
CHECKED_EVERY = 7
"""One of so many of their positions is checked whole."""
SET_EVERY = 2
"""Of what belongs to a question one of so many is set, another one from each beginning."""
SAID_EVERY = 2
"""In one of so many beginnings, and of what can be asked there, is every field set."""
NOT_OF_QUESTION = ("ask", "round", "active")
"""Fields of the turn that every game has."""
EDITED: tuple[Edited, ...] = given_by_each("EDITED", "rules", "edited")
each_edited = pytest.mark.parametrize("edited", EDITED, ids=lambda edited: edited.by_lot.game.id)
each_agenda = pytest.mark.parametrize(
    "edited", [each for each in EDITED if each.agenda is not None], ids=lambda edited: edited.by_lot.game.id
)
"""The games whose questions are those of an agenda; what the others can ask is among their fields."""


@each_game
def test_an_edit_loses_no_component(by_lot: ByLot) -> None:
    game = by_lot.game
    for before, edit, after in walks(by_lot):
        was = missing(game, before)
        assert missing(game, after) == was, edit


@memo_of_last
def missing(game: AnyGame, state: Any) -> dict[str, int]:
    """How many components of each kind there are too many, or too few."""
    counted, box = game.census(state), game.box_census(state)
    return {kind: wrong for kind in {*counted, *box} if (wrong := counted.get(kind, 0) - box.get(kind, 0))}


@each_game
def test_errors_are_those_of_the_integrity_and_without_them_one_can_play(by_lot: ByLot) -> None:
    game, editing = by_lot.game, editing_of(by_lot.game)
    for _, edit, state in walks(by_lot):
        if agreed_errors(game, editing, state, edit):
            continue
        for asked in game.deciding(state):
            move = game.legal(state, asked.seat)[-1]
            game.apply(state, move)
        game.scores(state)
        list(editing.remarks(state))


def agreed_errors(game: AnyGame, editing: AnyEditing, state: Any, why: object) -> bool:
    """Whether there are errors: the editor finds some where the game does, or when nobody can do what is asked."""
    found = list(editing.problems(state))
    assert bool(found) == any(True for _ in game.problems(state)), why
    return bool(found or stuck(game, state))


@each_game
def test_cures_mean_something(by_lot: ByLot) -> None:
    editing = editing_of(by_lot.game)
    for _, _, state in walks(by_lot):
        for each in editing.problems(state):
            for cure in each.cures:
                assert editing.apply(state, cure.edit) != state


@each_game
def test_what_is_put_leaves_the_box_and_what_is_removed_comes_back(by_lot: ByLot) -> None:
    """One by one, onto an empty table and off again; what is alike stays counted."""
    game, editing = by_lot.game, editing_of(by_lot.game)
    for number in by_lot.tables:
        bare = emptied(game, by_lot.random.played(number, 0)[0].before)
        for spare in editing.spares(bare):
            if not spare.count:
                continue
            place = next(iter(editing.places(bare, spare.id)), None)
            if place is None:
                continue  # what lies on others only, such as cattle in a pen
            laid = editing.apply(bare, Put(spare.id, place))
            assert count_of(editing, laid, spare.id) == spare.count - 1, (spare, place)
            new = [each for each in editing.things(laid) if each not in editing.things(bare)]
            assert new, (spare, place)
            assert count_of(editing, editing.apply(laid, Remove(new[0])), spare.id) == spare.count, (spare, place)


def count_of(editing: AnyEditing, state: Any, id: str) -> int:
    return next(each.count for each in editing.spares(state) if each.id == id)


@each_game
def test_what_means_nothing_is_told(by_lot: ByLot) -> None:
    game, editing = by_lot.game, editing_of(by_lot.game)
    state = next(starts(by_lot))
    place = next(iter(editing.places(state, editing.spares(state)[0].id)))
    nonsense: tuple[Edit, ...] = (
        Put("spare-nothing", place),
        Put(editing.spares(state)[0].id, "felt"),
        Move("nothing-1", place),
        Move(editing.things(state)[0], "felt"),
        Remove("nothing-1"),
        Turn("nothing-1"),
        Set("nothing", 1),
        *(Set(each.id, "nothing") for each in editing.fields(state)),
    )
    for edit in nonsense:
        with pytest.raises(NoSuchEdit) as refused:
            editing.apply(state, edit)
        for language in LANGUAGES:
            assert Texts(language, game=game, strict=True).say(refused.value.sentence)
    for spare in editing.spares(state):
        if not spare.count and editing.places(state, spare.id):
            with pytest.raises(NoSuchEdit):
                editing.apply(state, Put(spare.id, editing.places(state, spare.id)[0]))


@each_game
def test_positions_of_games_have_no_errors_and_no_remarks(by_lot: ByLot) -> None:
    """Games come to all positions of theirs, so that no remark can be true of one."""
    game, editing = by_lot.game, editing_of(by_lot.game)
    for number, seed in product(by_lot.tables, GAMES):
        for at, passed in enumerate(by_lot.random.played(number, seed)):
            if seed == GAMES[0] and not at % CHECKED_EVERY:
                assert not errors(game, passed.before)
            told: list[Finding] = list(editing.remarks(passed.before))
            assert not told, told


@each_edited
def test_each_remark_is_made_by_an_edited_position(edited: Edited) -> None:
    """It is told with a rule that can be read, and its first cure does away with it."""
    game, editing = edited.by_lot.game, editing_of(edited.by_lot.game)
    texts = Texts("en", game=game, strict=True)
    home = resources.translations() / "en" / game.id / "editor.ftl"
    known = set(re.findall(r"^([a-z]+-remark-[a-z-]+) =", home.read_text(encoding="utf-8"), re.MULTILINE))
    assert edited.remarks.keys() == known
    for id, made in edited.remarks.items():
        state = made()
        assert not errors(game, state), id
        told = next(each for each in editing.remarks(state) if each.sentence.id == id)
        assert texts.say_if_there(Phrase(f"{told.rule}.rule")), told.rule
        cured = (editing.apply(state, cure.edit) for cure in told.cures)
        assert all(told not in editing.remarks(after) for after in cured), id


@each_edited
def test_every_field_of_a_position_can_be_set(edited: Edited) -> None:
    """But for those that the game names with a reason; what the tests see set needs none."""
    editing = editing_of(edited.by_lot.game)
    known: set[str] = set()
    found: set[str] = set()
    for before, _, after in walks(edited.by_lot):
        old = parts_of(before)
        known |= {name.partition("@")[0] for name in old}
        found |= set_by(old, after)
    for state, edits in nearby(editing, list(starts(edited.by_lot))):
        if known <= found | edited.unset.keys():
            break
        old = parts_of(state)
        for edit in edits:
            found |= set_by(old, editing.apply(state, edit))
    assert known - found == edited.unset.keys() & known
    assert all(edited.unset.values())


@each_game
def test_a_field_says_what_was_set(by_lot: ByLot) -> None:
    """Whatever it offers. What may be empty is a row that closes up: there it is in its row."""
    editing = editing_of(by_lot.game)
    for state in islice(starts(by_lot), 0, None, SAID_EVERY):
        for each in (state, *islice(asked_anew(editing, state), 0, None, SAID_EVERY)):
            fields = [field for field in editing.fields(each) if each is state or field.group == "turn"]
            for edit in (edit for field in fields for edit in values_of(field) if edit.value != ""):
                assert edit.value in values_said(editing, editing.apply(each, edit), edit.field), (edit, each)


def values_said(editing: AnyEditing, state: Any, id: str) -> set[Any]:
    """What a field says, with what the others of its row do."""
    field, row = field_of(editing, state, id), id.rpartition("-")[0]
    may_be_empty = any(each.value == "" for each in field.choices)
    of_row = [each for each in editing.fields(state) if may_be_empty and each.id.rpartition("-")[0] == row]
    return {each.value for each in (field, *of_row)}


@each_agenda
def test_what_can_be_pending_can_be_asked(edited: Edited) -> None:
    """With all that belongs to it, and it can be played on: but for what the game names with a reason."""
    game, editing = edited.by_lot.game, editing_of(edited.by_lot.game)
    assert edited.agenda is not None
    reached: set[type] = set()
    for at, start in enumerate(starts(edited.by_lot)):
        for begun in asked_anew(editing, start):
            fields = [each for each in editing.fields(begun) if each.group == "turn" and each.id not in NOT_OF_QUESTION]
            sets = [edit for field in fields for edit in values_of(field)]
            for state in (begun, *(editing.apply(begun, edit) for edit in sets[at % SET_EVERY :: SET_EVERY])):
                if agreed_errors(game, editing, state, state.agenda) or not state.agenda:
                    continue
                reached.add(type(state.agenda[0]))
                for seat in [each.seat for each in game.deciding(state)]:
                    legal = game.legal(state, seat)
                    for move in {legal[0], legal[-1]}:
                        after = game.apply(state, move).state
                        assert not list(game.problems(after)), (state.agenda, move)
    assert set(edited.agenda) - reached == {kind for kind, reason in edited.agenda.items() if reason}


@each_game
def test_a_position_can_be_read_again(by_lot: ByLot) -> None:
    game = by_lot.game
    for _, edit, state in islice(walks(by_lot), 0, None, 5):
        if not errors(game, state):
            assert position_state(game, position_json(state), state.box) == state, edit


@each_game
def test_the_short_notation_says_the_position(by_lot: ByLot) -> None:
    """Of games and of edited positions: the notes of what was read are the same, and so is what matters in play."""
    game, editing = by_lot.game, editing_of(by_lot.game)
    played = [passed.before for number in by_lot.tables for passed in by_lot.random.played(number, 2)[::5]]
    edited = [state for _, _, state in walks(by_lot) if not errors(game, state)]
    said = 0
    for state in (*played, *edited):
        if editing.unsaid(state):
            continue
        said += 1
        notes = editing.notes(state)
        again = game.position(notes, state.box)
        assert editing.notes(again) == notes
        assert in_play(game, again) == in_play(game, state), notes
    assert said > len(played) // 9


def in_play(game: AnyGame, state: Any) -> Json:
    asked = game.deciding(state)
    return (
        game.totals(state),
        [(each.seat, each.ask) for each in asked],
        [len(game.legal(state, each.seat)) for each in asked],
    )


@each_game
def test_a_table_can_be_emptied_and_set_up(by_lot: ByLot) -> None:
    game, editing = by_lot.game, editing_of(by_lot.game)
    for number in by_lot.tables:
        start = by_lot.random.played(number, 0)[0].before
        bare = emptied(game, start)
        assert not list(editing.problems(bare))
        assert game.seated(bare) == game.seated(start)
        again = set_up(game, bare, 7)
        assert not errors(game, again)
        assert not missing(game, bare)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(by_lot: ByLot, language: Language) -> None:
    game, editing = by_lot.game, editing_of(by_lot.game)
    texts = Texts(language, game=game, strict=True)
    for _, _, state in islice(walks(by_lot), 0, None, 9):
        for said in phrases(editing, state):
            words = texts.say(said, names=("Ana", "Bob", "Cleo", "Dan", "Eve")[: len(state.players)])
            assert words
            assert "{" not in words


def phrases(editing: AnyEditing, state: Any) -> Iterator[Phrase]:
    for spare in editing.spares(state):
        yield from (spare.group, spare.name)
    for field in editing.fields(state):
        yield field.label
        yield from (each.words for each in field.choices)
    for thing in editing.things(state):
        yield from (each.words for each in editing.offers(state, thing))
    found = list(editing.problems(state))
    for each in found or editing.remarks(state):
        yield each.sentence
        yield from (cure.words for cure in each.cures)
