"""Everything on all tables explains itself: what it gives, its rule, in both languages, and nothing that is hidden."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest

from desktop.board.sprite import Sprite
from desktop.games.loading import has_part, part_of
from desktop.paint.rich_text import plain, runs_of
from rules.core import resources
from rules.core.thing import Thing, name_of
from rules.core.types import Phrase
from rules.reference.model import read_reference
from rules.reference.things import Explanation, explanation_of, gaps, rules_of_things
from rules.text.localise import LANGUAGES, Language, Texts
from tests.desktop.every_game.drawn import EVERY, Drawn, drawn

pytestmark = pytest.mark.usefixtures("qapp")

EXPLAINING = [id for id in EVERY if rules_of_things(id)]


@cache
def texts_of(id: str, language: Language) -> Texts:
    game = next(at.game for at in drawn(id))
    return Texts(language, game=game, strict=True)


def speaking(at: Drawn) -> Iterator[Sprite]:
    """What can be pointed at, or is told by words."""
    yield from (sprite for sprite in at.sprites.values() if sprite.is_target or sprite.words is not None)


def lying(number: int, at: Drawn) -> Iterator[Sprite]:
    """All that lies there, printed signs too; now and then with what can be laid over the table."""
    yield from at.sprites.values()
    if number % 8 == 0:
        for each in at.desk.overlays:
            laid = at.described(at.state, None, each.key)
            yield from (sprite for key, sprite in laid.items() if key not in at.sprites)


@cache
def things(id: str) -> tuple[tuple[Drawn, Thing], ...]:
    lie = ((at, sprite) for number, at in enumerate(drawn(id)) for sprite in lying(number, at))
    found = ((at, at.desk.thing(at.view, sprite.key)) for at, sprite in lie)
    return tuple((at, what) for at, what in found if what is not None)


@pytest.mark.parametrize("id", EXPLAINING)
def test_everything_that_can_be_pointed_at_explains_itself(id: str) -> None:
    """A list of what is still mute, by the words that it says of itself."""
    mute = {
        sprite.key.partition("-")[0]
        for at in drawn(id)
        for sprite in speaking(at)
        if at.desk.thing(at.view, sprite.key) is None
    }
    assert mute == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", EXPLAINING)
def test_every_sort_has_words_and_a_rule(id: str, language: Language) -> None:
    rules = {rule for chapter in read_reference(resources.assets() / id).chapters for rule in chapter.rules}
    found = [what for _, what in things(id)]
    sorts = frozenset(what.sort for what in found)
    assert {what.rule for what in found if what.rule} <= rules
    assert list(gaps(drawn(id)[0].game, texts_of(id, language), sorts, frozenset(rules))) == []


@cache
def unlike(id: str) -> tuple[tuple[Drawn, Thing], ...]:
    """Each thing once for so many seats: all sentences but that of its worth depend on nothing else."""
    return tuple({(len(at.colours), what): (at, what) for at, what in things(id)}.values())


@cache
def worths(id: str) -> tuple[tuple[Drawn, Thing, Phrase], ...]:
    """What things are worth wherever they lie; what is said of the same thing again is left out."""
    found = ((at, what, at.game.worth(at.view, at.seat, what)) for at, what in dict.fromkeys(things(id)))
    said = {(len(at.colours), what, here): (at, what, here) for at, what, here in found if here is not None}
    return tuple(said.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", EXPLAINING)
def test_every_sentence_can_be_said(id: str, language: Language) -> None:
    """No gap without an argument, no sign without words, no row that repeats the name."""
    texts = texts_of(id, language)
    for at, what in unlike(id):
        found = explanation_of(at.game, texts, what, at.view, at.seat)
        assert found is not None, what
        rows = [said for _, said in found.rows]
        examine(at, texts, what, *(said for said in (*rows, found.where, found.here) if said is not None))
    for at, what, here in worths(id):
        examine(at, texts, what, here)


def examine(at: Drawn, texts: Texts, what: Thing, *sentences: Phrase) -> None:
    names = [f"<{seat}>" for seat in range(len(at.colours))]
    name = texts.say(name_of(at.game.prefix, what), names)
    assert name
    repeated = plain(name).strip(" .").casefold()
    for said in sentences:
        words = texts.say(said, names)
        bare = plain(words)
        assert bare.strip(" .").casefold() != repeated, what
        assert all(run.words.strip() for run in runs_of(words) if run.sign), words
        assert "[" not in bare, words
        assert "**" not in bare, words


def test_a_system_names_the_galaxy_where_it_lies() -> None:
    for at, what in things("council_of_shadows"):
        if what.sort == "system":
            box = at.view.box
            space = box.spaces[at.view.spaces.index(what.named["tile"])]
            assert what.named["galaxy"] == box.galaxy_of[space]


@pytest.mark.parametrize("id", EXPLAINING)
def test_what_a_thing_is_worth_is_read_off_the_view_alone(id: str) -> None:
    """Of two positions that look alike to a seat, the same is said."""
    for at in drawn(id)[::4]:
        imagined = at.game.imagine(at.view, at.view.rng)
        alike = at.game.view(imagined, at.seat)
        for sprite in speaking(at):
            what = at.desk.thing(at.view, sprite.key)
            if what is not None:
                assert at.game.worth(alike, at.seat, what) == at.game.worth(at.view, at.seat, what), sprite.key


WITH_SIGNS = [
    id for id in EXPLAINING if has_part(id, "solo") and hasattr(import_module(f"desktop.games.{id}.solo"), "draw_sign")
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", WITH_SIGNS)
def test_every_sign_of_what_a_challenge_asks_explains_itself_before_the_game_too(id: str, language: Language) -> None:
    """On the cards among which one chooses, where there is no position to be read."""
    texts, explain = texts_of(id, language), part_of(id, "solo", "sign_thing")
    assert explain is not None
    labels: set[str] = set()
    for at in drawn(id):
        for number, goal in enumerate(at.game.scores(at.state).goals):
            labels.add(goal.label)
            found = explanation_of(at.game, texts, explain(number, goal), None, None)
            assert found is not None
            assert found.rules
            assert {row for row, _ in found.rows} >= {"gives", "when"}
            assert all(texts.say(each) for each in (found.name, *(said for _, said in found.rows)))
            on_table = at.desk.thing(at.view, f"goal-{number}")
            assert on_table is not None
            assert texts.say(found.name) == texts.say(explained(at, texts, on_table).name)
    assert len(labels) > 1


@pytest.mark.parametrize("id", WITH_SIGNS)
def test_the_words_of_what_a_challenge_asks_explain_themselves_like_their_signs(id: str) -> None:
    """One points at what one reads, not only at the mark before it."""
    told = 0
    for at in drawn(id):
        told_of = {key: sprite for key, sprite in at.sprites.items() if at.desk.thing(at.view, key) is not None}
        for key, sprite in at.sprites.items():
            if key.startswith(("print-goal-", "print-mission")):
                middle = sprite.place.rect.center()
                assert any(each.place.rect.contains(middle) for each in told_of.values()), key
                told += 1
    assert told


def explained(at: Drawn, texts: Texts, what: Thing) -> Explanation:
    found = explanation_of(at.game, texts, what, at.view, at.seat)
    assert found is not None
    return found
