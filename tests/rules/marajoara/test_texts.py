"""Marajoara has words, in French and in English, for everything that it asks, allows, refuses and tells."""

import random
import re
from dataclasses import replace
from functools import cache
from typing import Any, get_args

import pytest

from rules.core.contract import BadPosition, Seating
from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition
from rules.core.refusal import Refusal, warn
from rules.core.types import Json, Phrase, SeatName, phrase
from rules.core.wording import message_id
from rules.marajoara import GAME
from rules.marajoara import agenda as todo
from rules.marajoara import events as happened
from rules.marajoara import moves as m
from rules.marajoara.components import TRACKS, Die, TrackSpace
from rules.marajoara.options import Options
from rules.marajoara.state import CAPTURED, SLOTS, SOURCES, State
from rules.text.localise import LANGUAGES, Language
from tests.rules.marajoara.speaking import BOX, EDITION, SEEDS, SPEAKING, passages, played, seated, stated
from tests.rules.marajoara.table import table

BOOSTS = ("MJ-TRK-1", "MJ-TRK-3", "MJ-TRK-5")
MOVES: tuple[type, ...] = tuple(get_args(m.Move))


# Whole games, and positions where something rare is about to happen


say = SPEAKING.say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
class TestRandomGames:
    def test_each_refusal_says_why_and_what_would_help(self, language: Language, seed: int) -> None:
        for refusal in refused(seed):
            say(language, refusal.sentence)
            if SPEAKING.texts[language].has(refusal.cure.id):
                say(language, refusal.cure)


@cache
def refused(seed: int) -> tuple[Refusal, ...]:
    """Why moves that somebody might try are not allowed, each reason once for the same things."""
    dice = random.Random(seed)
    tried = ((passed.before, any_move(dice, passed.before)) for passed in played(seed) for _ in range(12))
    return tuple(dict.fromkeys(refusal for state, move in tried for refusal in GAME.objections(state, move)))


def any_move(dice: random.Random, state: State) -> m.Move:
    """A move that somebody might try, mostly in vain."""
    spaces = (*BOX.number, "z9")
    slots = (*SLOTS, CAPTURED, "X1")
    fragments = (*BOX.fragments, *(f"2{ref}" for ref in BOX.fragments), "F0")
    refs = tuple(die.ref for die in BOX.dice)
    seat = dice.choice((0, 0, 0, 1, 2, 7, state.active, state.active))
    kind = dice.choice(MOVES)
    filled: dict[str, Any] = {
        "seat": seat,
        "space": dice.choice(spaces),
        "start": dice.choice(spaces),
        "to": dice.choice(spaces),
        "museum": dice.choice((0, 1, 5)),
        "slot": dice.choice(slots),
        "slots": tuple(sorted(dice.sample(sorted(SLOTS), dice.choice((1, 2, 3))))),
        "track": dice.choice(TRACKS),
        "die": dice.choice(refs),
        "fragment": dice.choice(fragments),
        "pips": tuple(dice.choice((0, 1, 2)) for _ in range(3)),
        "doubled": dice.choice((False, True)),
        "change": dice.choice((-1, 1)),
        "blue": dice.choice(slots),
        "red": dice.choice(slots),
    }
    names = [name for name in kind.__dataclass_fields__ if name != "kind"]  # type: ignore[attr-defined]
    move: m.Move = kind(**{name: filled[name] for name in names})
    return move


def test_the_random_games_come_across_everything() -> None:
    """Otherwise what stands above would promise more than it looks at."""
    positions = [passed.before for passed in passages()]
    asked = {decision.ask for state in positions for decision in GAME.deciding(state)}
    allowed = {
        move.kind for state in positions for each in GAME.deciding(state) for move in GAME.legal(state, each.seat)
    }
    told = {event.kind for passed in passages() for event in passed.events}
    assert set(SPEAKING.asks) - asked == set()
    assert SPEAKING.kinds - {message_id(kind) for kind in allowed | told} == set()


# Sentences


def both(said: Phrase) -> tuple[str, str]:
    return say("fr", said), say("en", said)


def sentences_of(state: State, kind: type[Any]) -> list[str]:
    """What the moves of one kind read like in French, in alphabetical order."""
    seat = GAME.deciding(state)[0].seat
    return sorted(say("fr", GAME.say_move(state, move)) for move in GAME.legal(state, seat) if isinstance(move, kind))


def test_a_capture_says_which_die_goes_where() -> None:
    state = stated(grid="f4 R2, e4 Y1")
    (capture,) = (each for each in GAME.legal(state, 0) if isinstance(each, m.Capture) and each.start == "f4")
    assert both(GAME.say_move(state, capture)) == (
        "Capturer le dé jaune 1 en e4\u00a0: le dé rouge 2 saute de f4 à d4",
        "Capture the yellow 1 on e4: the red 2 jumps from f4 to d4",
    )


def test_dice_that_look_alike_are_told_apart_by_their_place() -> None:
    state = stated(grid="a1 R1", seats=[{"store": "Y5 R3 R3 R2"}, {}], stage="after")
    assert sentences_of(state, m.Exhibit) == [
        "Exposer le dé rouge 2 pour 2\u00a0crédits",
        "Exposer le dé rouge 3 du 1ᵉʳ emplacement rouge et le dé rouge 2 pour 5\u00a0crédits",
        "Exposer le dé rouge 3 du 1ᵉʳ emplacement rouge pour 3\u00a0crédits",
        "Exposer le dé rouge 3 du 2ᵉ emplacement rouge et le dé rouge 2 pour 5\u00a0crédits",
        "Exposer le dé rouge 3 du 2ᵉ emplacement rouge pour 3\u00a0crédits",
    ]


def test_a_payment_says_what_each_die_pays() -> None:
    state = stated(grid="a1 R1", seats=[{"store": "Y3 Y2 R4"}, {}], stage="after")
    paying = GAME.apply(state, m.Exhibit(seat=0, slots=("R1",))).state
    assert sentences_of(paying, m.PayWith) == [
        "Payer 4\u00a0crédits\u00a0: 2 points du dé jaune 3 et le dé jaune 2 en entier",
        "Payer 4\u00a0crédits\u00a0: le dé jaune 3 en entier et 1 point du dé jaune 2",
    ]


@pytest.mark.parametrize(
    ("points", "source", "french", "english"),
    [
        (8, "red_8", "Ana marque 8\u00a0PV en échange du vase repris.", "Ana scores 8 VP for the vase taken back."),
        (-4, "overflow", "Ana perd 4\u00a0PV parce qu’un dé a dépassé 6.", "Ana loses 4 VP because a die went past 6."),
        (-9, "mission", "Ana perd 9\u00a0PV à cause de la mission.", "Ana loses 9 VP because of the mission."),
    ],
)
def test_points_are_won_or_lost(points: int, source: Any, french: str, english: str) -> None:
    event = happened.Scored(seat=0, source=source, rule="MJ-TRK-8R", points=points)
    assert both(GAME.say_event(event)) == (french, english)


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (
            happened.GameEnded(why="idle", winners=()),
            "Trois tours de suite sans capture arrêtent la mission. La mission est manquée.",
            "Three turns in a row without a capture stop the mission. The mission has failed.",
        ),
        (
            happened.BonusLost(seat=0, rule="MJ-TRK-8R"),
            "Ana ne reprend aucun vase pour la rouge 8\u00a0: il en faut au moins deux en vitrine.",
            "Ana takes back no vase for red 8: it takes at least two on display.",
        ),
        (
            happened.DiscMoved(seat=0, track="yellow", start=0, to=2, rank=0),
            "Ana avance son disque de la piste jaune du départ à la case 2.",
            "Ana moves their disc on the yellow track from the start to space 2.",
        ),
        (
            happened.DieOverflowed(seat=0, die=Die("B1", "blue", 6), place="c8"),
            "Ana\u00a0: le dé bleu 6 en c8 dépasse 6 et revient à 1.",
            "Ana: the blue 6 on c8 goes past 6 and back to 1.",
        ),
        (
            happened.VaseExhibited(seat=0, die=Die("R1", "red", 2), museum=1, space=1),
            "Ana expose le dé rouge 2\u00a0: un vase prend place sur la 1ʳᵉ case de la vitrine du second musée.",
            "Ana exhibits the red 2: a vase goes on the 1st space of the display case of the second museum.",
        ),
    ],
)
def test_how_some_events_are_told(event: happened.Event, french: str, english: str) -> None:
    assert both(GAME.say_event(event)) == (french, english)


@pytest.mark.parametrize("source", SOURCES)
def test_each_source_of_points_reads_well_in_the_log(source: Any) -> None:
    both(GAME.say_event(happened.Scored(seat=1, source=source, rule="MJ-EXP-2", points=1)))


@pytest.mark.parametrize("space", [space for track in BOX.tracks.values() for space in track])
def test_each_space_of_a_track_says_what_it_gives(space: TrackSpace) -> None:
    both(phrase("track-bonus", bonus=space.kind, amount=space.amount, track="blue"))


def test_a_refusal_quotes_what_is_asked_with_its_figures() -> None:
    state = stated(grid="a1 R1", seats=[{"store": "Y3 Y2 R4"}, {}], stage="after")
    paying = GAME.apply(state, m.Exhibit(seat=0, slots=("R1",))).state
    refusal = next(GAME.objections(paying, m.EndTurn(seat=0)))
    assert both(refusal.sentence) == (
        "Une action est en cours, et rien ne s’y intercale\u00a0: c’est à Ana de répondre. "
        "Choisissez les dés jaunes qui paient 4\u00a0crédits.",
        "An action is under way, and nothing comes in between: it is up to Ana to answer. "
        "Choose the yellow dice that pay 4 credits.",
    )


@pytest.mark.parametrize("slot", [*SLOTS, CAPTURED])
def test_each_place_of_a_stored_die_has_a_name_and_a_preposition(slot: str) -> None:
    said = [both(phrase(f"slot{attribute}", slot=slot)) for attribute in ("", ".the", ".at", ".from")]
    assert ("second" in said[0][0]) == slot.startswith("2")
    assert ("second" in said[0][1]) == slot.startswith("2")


@pytest.mark.parametrize("fragment", [*BOX.fragments, *(f"2{ref}" for ref in BOX.fragments)])
def test_each_fragment_has_a_name_and_a_requirement(fragment: str) -> None:
    said = [
        both(phrase(f"fragment{attribute}", fragment=fragment)) for attribute in ("", ".the", ".of", ".requirement")
    ]
    assert ("second" in said[0][0]) == fragment.startswith("2")


@pytest.mark.parametrize(
    "rule", sorted({*BOOSTS, "MJ-DIG-2", "MJ-DIG-3", "MJ-TRK-7Y", "MJ-TRK-7R", "MJ-TRK-8B", "MJ-TRK-8R"})
)
def test_each_bonus_can_be_lost_or_declined(rule: str) -> None:
    both(GAME.say_event(happened.BonusLost(seat=0, rule=rule)))
    both(GAME.say_event(happened.BonusDeclined(seat=0, rule=rule)))


@pytest.mark.parametrize("why", get_args(happened.WhyEnded))
@pytest.mark.parametrize("winners", [(), (0,), (0, 1, 2)])
def test_the_end_of_the_game_is_told(why: Any, winners: tuple[int, ...]) -> None:
    if why != "rounds" or winners:
        both(GAME.say_event(happened.GameEnded(why=why, winners=winners)))


def test_the_rare_warnings_read_well() -> None:
    die = Die("R1", "red", 6)
    for warning in (
        warn("MJ-TURN-6"),
        warn("MJ-EXP-1"),
        warn("MJ-RES-1"),
        warn("MJ-DIG-4"),
        warn("MJ-MIS-8a", track="blue"),
        warn("MJ-EXC-2", track="red", lost=2),
        warn("MJ-DIG-3", seat=SeatName(1)),
        warn("MJ-MIS-7a", die=die, points=4),
    ):
        both(warning.sentence)


# What a table, an edition and a position may get wrong


@pytest.mark.parametrize(
    ("options", "colours"),
    [
        (Options(), ()),
        (Options(), ("turquoise",)),
        (Options(mission=9), ("turquoise",)),
        (Options(mission=2), ("turquoise", "black")),
        (Options(hard=True, first=3), ("turquoise", "black")),
        (Options(), ("turquoise", "pink")),
        (Options(), ("black", "black")),
    ],
)
def test_what_does_not_make_a_table_is_said(options: Options, colours: tuple[str, ...]) -> None:
    refusals = list(GAME.objections_to_start(options, [Seating("person", "Ana", colour) for colour in colours]))
    assert refusals
    for refusal in refusals:
        both(refusal.sentence)
        if SPEAKING.texts["fr"].has(refusal.cure.id):
            both(refusal.cure)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("grid.layout", ["Sr.11.rS"] * 8),
        ("grid.layout", ["Sr.11.rS", "r"]),
        ("grid.layout", ["S?.11.rS"] * 8),
        ("grid.layout", ["S" * 8] * 8),
        ("grid.legend", {letter: {"roped": True, "magnifier": letter == "M"} for letter in "SrM12."}),
        ("grid.zones", ["a1 a3"]),
        ("museum.adjacency", ["F3 F3", "F3 F0"]),
        ("museum.case.0", {"points": 0, "token": False}),
        ("box.vases", 4),
        ("box.rounds", "many"),
        ("box.roundz", 14),
        ("solo.missions.3.start_token", "a2"),
    ],
)
def test_what_is_wrong_with_an_edition_is_said(path: str, value: Json) -> None:
    with pytest.raises(BrokenEdition) as broken:
        GAME.box(EDITION.corrected([Correction(path, value)]))
    for each in broken.value.problems:
        both(each.sentence)


@pytest.mark.parametrize(
    "notes",
    [
        {"grid": "z9 R2"},
        {"grid": "a1 R2, a1 B2"},
        {"grid": "a1 R7"},
        {"grid": "a1 Q1"},
        {"tokens": {"a1": 7}},
        {"seats": [{"discs": {"blue": 10}}, {}]},
        {"seats": [{"store": "R1 R1 R1 R1"}, {}]},
        {"seats": [{"fragments": "F0", "vases": 1}, {}]},
        {"seats": [{"vases": 6}, {}]},
        {"cart": "R1 R1 R1 R1 R1 R1"},
        {"cart": "G1 G1 G1 G1 G1", "slate": "G1 G1 G1 G1 G1 G1 G1 G1"},
        {"rounds": 3},
    ],
)
def test_what_is_wrong_with_the_notes_of_a_position_is_said(notes: Json) -> None:
    with pytest.raises(BadPosition) as bad:
        GAME.position(notes, BOX)
    both(bad.value.sentence)


def test_what_is_wrong_with_a_position_is_said() -> None:
    good = seated(2)
    player = good.players[0]
    museum = player.museums[0]
    twice = (good.grid[1], good.grid[1], *good.grid[2:])
    grey = Die("G1", "grey", 9)
    for bad, id in (
        (replace(good, grid=twice), "position-doubled-die"),
        (replace(good, grid=twice), "position-census"),
        (replace(good, captured=grey), "position-impossible-die"),
        (replace(good, cart=(None,)), "position-size"),
        (replace(good, active=5), "position-no-seat"),
        (replace(good, round=0), "position-round"),
        (replace(good, slate=(grey,)), "position-slate"),
        (replace(good, tokens=("orange", *good.tokens[1:])), "position-token"),
        (replace(good, ends=((0, 1), (), ())), "position-track-end"),
        (with_player(good, replace(player, museums=(museum, museum))), "position-museums"),
        (with_player(good, replace(player, discs=(0, 12, 0))), "position-discs"),
        (with_player(good, replace(player, museums=(replace(museum, red=(grey,)),))), "position-store"),
        (with_player(good, replace(player, museums=(replace(museum, vases=8),))), "position-vases"),
        (with_player(good, replace(player, museums=(replace(museum, fragments=("F3", "F3")),))), "position-fragments"),
    ):
        problems = {each.id: each for each in GAME.problems(bad)}
        assert id in problems
        both(problems[id].sentence)


def with_player(state: State, player: Any) -> State:
    return replace(state, players=(player, *state.players[1:]))


def test_a_seat_that_is_not_there_is_told() -> None:
    (refusal,) = GAME.objections(seated(2), m.EndTurn(seat=4))
    assert both(refusal.sentence)[1] == "There is no seat 5 at this table."


def test_a_waiting_token_is_asked_for_by_its_own_name() -> None:
    state = replace(stated(grid="a1 R1"), agenda=(todo.PlaceToken(0, "turquoise", "waiting"),))
    assert "attendait" in both(GAME.deciding(state)[0].sentence)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_museums_of_mission_6_have_a_line_of_their_own_in_the_terminal(language: Language) -> None:
    at = table("", mission=6, store="R2 Y3", second={"store": "R5"})
    drawn = [line for line in SPEAKING.drawn(language, at.state) if re.search(r"vases.? \d/5", line)]
    assert len(drawn) == 2, "one line for each museum, each with its own case"
    for line, own, other in zip(drawn, ("2", "5"), ("5", "2"), strict=True):
        stored = line.rpartition(":")[2]
        assert own in stored
        assert other not in stored


TABLE = {
    "fr": ("Manche 3 sur 14", "Ardoise\u00a0: le dé bleu 1", "piste bleue case 2, piste jaune au départ", "J4", " o "),
    "en": ("Round 3 of 14", "Slate: the blue 1", "blue track space 2, yellow track at its start", "Y4", " o "),
}
MISSION = {
    "fr": ("Piste compte-tours (2/14)\u00a0: le dé jaune 1 et le dé rouge 2",),
    "en": ("Round track (2/14): the yellow 1 and the red 2",),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    state = stated(grid="e4 Y4", seats=[{"discs": {"blue": 2}}, {}], round=3, slate="B1", stage="recycling")
    mission = stated(grid="e4 Y4", seats=[{}], options={"mission": 1}, round_track="Y1 R2")
    for at, wanted in ((state, TABLE), (mission, MISSION)):
        drawn = "\n".join(SPEAKING.drawn(language, at))
        assert [each for each in wanted[language] if each not in drawn] == [], drawn
