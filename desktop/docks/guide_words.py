"""What the guide says at this moment, read off the position: no script, so undo and other moves change it alone."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.board.hand import Hand
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Sprite
from desktop.docks.formatting import Formatter
from desktop.docks.landings import Landing, count_of, landings
from desktop.paint.rich_text import plain
from rules.bots.registry import GENTLE
from rules.core.thing import name_of, row_of
from rules.core.types import YOU, Phrase, SeatName
from rules.reference.guide import Guide, Item, turns_begun, why_it_matters

MOST_ROWS, MOST_MERITS, MOST_AFTER = 4, 3, 2
LONGEST_NAME = 40
"""A place whose name has more letters is described rather than named: then the move says it better."""
LOOKS_BACK = 12
"""Of so many points before this one it is said what happened there, unless something happened since."""


@dataclass(frozen=True, slots=True)
class Row:
    key: Key
    place: str
    why: str
    is_advised: bool


@dataclass(frozen=True, slots=True)
class HandFace:
    """What is held, or what can be chosen: the card at the end of the page."""

    sprite: Sprite | None
    title: str
    gives: str
    rows: tuple[Row, ...]
    more: str
    here: str


@dataclass(frozen=True, slots=True)
class GuideFace:
    """Everything on the page, in words."""

    how_far: str
    turns: int
    done: int
    """Guided turns that were played."""
    is_over: bool
    """Whether the guided turns are over."""
    aim: str
    items: tuple[tuple[str, tuple[str, ...]], ...]
    """Each with the keys that it speaks of; what does not lie on the table is not spoken of."""
    hand: HandFace | None
    hint: str
    after: tuple[str, ...]


class GuideWords:
    """Reads the table for the guide."""

    def __init__(self, formatter: Formatter, hand: Hand, situation: Situation, guide: Guide) -> None:
        self.formatter, self.hand, self.situation, self.guide = formatter, hand, situation, guide
        self.table, self.game = formatter.table, formatter.table.game
        self.is_reading: Callable[[], bool] = lambda: False
        """Whether the end of a round lies over the table, and the game waits until it is read."""

    def face(self, table: Mapping[Key, Sprite], advised: Any, most_rows: int = MOST_ROWS) -> GuideFace:
        """What is said with these sprites on the table, in a card of so many rows."""
        begun = self._begun(self.guide.per)
        hand = self._hand(table, advised, most_rows)
        done = min(max(0, begun - 1), self.guide.turns)
        is_over = begun > self.guide.turns
        return GuideFace(
            how_far=self.say("guide-over") if is_over else self._intro(),
            turns=self.guide.turns,
            done=done,
            is_over=is_over,
            aim=self.say(f"{self.game.prefix.lower()}-aim-goal"),
            items=tuple((self.say(item.words), keys) for item in self.items if (keys := self.keys_of(item, table))),
            hand=hand,
            hint=self._hint() if hand is None else "",
            after=tuple(self._after()),
        )

    def say(self, id: str, **args: Any) -> str:
        return self.formatter.say_id(id, **args)

    # What is asked

    @property
    def ask(self) -> str:
        """The id of what the person at this screen is asked; empty while it is nothing."""
        seat = self.table.seat_to_play
        return next((each.ask for each in self.table.decisions if each.seat == seat), "")

    @property
    def items(self) -> Sequence[Item]:
        return () if self.situation.showing.is_on else self.guide.asks.get(self.ask, ())

    def keys_of(self, item: Item, table: Mapping[Key, Sprite]) -> tuple[Key, ...]:
        """What an item speaks of, of what lies on the table."""
        seat = self.table.seat_to_play
        return () if seat is None else item.spoken_of(table, seat)

    # How far

    @property
    def is_over(self) -> bool:
        """Whether the guided turns are over."""
        return self._begun(self.guide.per) > self.guide.turns

    @property
    def own_turns(self) -> int:
        """How many turns of the person at this screen have begun."""
        return self._begun("turn")

    def _begun(self, per: str) -> int:
        line, seat = self.table.timeline, self.table.looking
        if seat is None:
            seat = self.table.seats.first_person or 0
        events = (event for point in line.past() for event in line.events_at(point))
        return max(1, turns_begun(self.game, events, seat, per))

    def _intro(self) -> str:
        players = self.table.players
        gentle = SeatName(players.index(GENTLE)) if GENTLE in players else "none"
        return self.say("guide-intro", turns=self.guide.turns, per=self.guide.per, gentle=gentle)

    # What can be done

    def _hint(self) -> str:
        """What to do first, where nothing is held."""
        table, hand = self.table, self.hand
        if table.is_looking_back:
            return self.say("guide-past")
        if table.is_over:
            return self.say("guide-game-over")
        if self.is_reading():
            return self.say("guide-read")
        if table.seat_to_play is None:
            seat = next((each.seat for each in table.decisions), None)
            if seat is None or table.names[seat] in ("", YOU):
                return self.say("guide-wait-unnamed")
            return self.say("guide-wait", seat=SeatName(seat))
        return self._to_take() if hand.takable() and not hand.held else ""

    def _hand(self, table: Mapping[Key, Sprite], advised: Any, most_rows: int) -> HandFace | None:
        hand = self.hand
        if self.table.seat_to_play is None or self.situation.showing.is_on or hand.is_resting:
            return None
        found = landings(self.game, self.table.view, hand, advised)
        if not hand.held and hand.takable():
            return self._first_step(found, advised)
        if not found:
            return None
        shown = found[:most_rows]
        title, gives, here = self._held() if hand.held else (self.say("guide-choose"), "", "")
        more = count_of(hand) - len(shown)
        return HandFace(
            sprite=table.get(min(hand.held)) if hand.held else None,
            title=title,
            gives=gives,
            rows=(*self._next_piece(advised), *self._rows(found, table, gives))[:most_rows],
            more=self.say("guide-more", count=more) if more else "",
            here=here,
        )

    def _first_step(self, found: Sequence[Landing], advised: Any) -> HandFace | None:
        """What a good player would do, where a piece must be taken first; None until that is known."""
        if advised not in self.table.legal:
            return None
        pieces = self.situation.desk.handle(self.table.view, advised).pieces & self.hand.takable()
        clicked = [each.key for each in found[:1] if each.is_advised]
        if not pieces and not clicked:
            return None
        move = self.formatter.move(advised)
        why = self._why(self.game.merits(self.table.view, advised), move)
        row = Row(min(pieces, default="") or clicked[0], move, why, is_advised=True)
        title = self._to_take() if pieces else self.say("guide-choose")
        return HandFace(sprite=None, title=title, gives="", rows=(row,), more="", here="")

    def _next_piece(self, advised: Any) -> Iterator[Row]:
        """What else must be taken for what is advised."""
        hand, view = self.hand, self.table.view
        if not hand.held or advised not in self.table.legal:
            return
        pieces = self.situation.desk.handle(view, advised).pieces
        for key in sorted((pieces - hand.held) & hand.takable() if hand.held < pieces else ())[:1]:
            what = self.situation.desk.thing(view, key)
            name = self.say("guide-take-too", name=name_of(self.game.prefix, what)) if what is not None else ""
            yield Row(key, self.formatter.move(advised), name, is_advised=True)

    def _to_take(self) -> str:
        return self.say("guide-take", count=len(self.hand.takable()))

    def _held(self) -> tuple[str, str, str]:
        """The name of what is held, what it gives, and what it is worth now; of pieces that only bring others what they
        are for.
        """
        key, view, texts = min(self.hand.held), self.table.view, self.formatter.texts
        what, seat = self.situation.desk.thing(view, key), self.table.seat_to_play
        prefix = self.game.prefix
        if what is None or not texts.has(name_of(prefix, what).id):
            return self.say("guide-choose"), "", ""
        title = self.say("guide-in-hand", name=name_of(prefix, what))
        used = Phrase(f"{prefix.lower()}-guide-hold-{what.sort}", what.args)
        if texts.has(used.id):
            return title, headed(self.formatter.say(used)), ""
        worth = self.game.worth(view, seat, what) if seat is not None else None
        gives = headed(self.formatter.say(row_of(prefix, what, "gives")))
        return title, gives, "" if worth is None else self.formatter.say(worth)

    def _rows(self, found: Sequence[Landing], table: Mapping[Key, Sprite], told: str) -> Iterator[Row]:
        """What speaks for each landing, but for what was told already; that nothing does is said where something speaks
        for another one."""
        places = self._places(found, table)
        reasons = [self._why(each.merits, place, told) for each, place in zip(found, places, strict=True)]
        for landing, place, why in zip(found, places, reasons, strict=True):
            is_plain = bool(landing.key) and any(reasons) and not landing.is_advised
            nothing = self.say("guide-nothing-more") if is_plain else ""
            yield Row(landing.key, place, why or nothing, landing.is_advised)

    def _places(self, found: Sequence[Landing], table: Mapping[Key, Sprite]) -> Sequence[str]:
        """What each row is called: its place, unless that leaves open what is done there or which place is meant."""
        places = [self._place(each, table) for each in found]
        are_mixed = len({type(each.move) for each in found}) > 1
        return [
            self.formatter.move(each.move) if are_mixed or places.count(place) > 1 else place
            for each, place in zip(found, places, strict=True)
        ]

    def _why(self, merits: Sequence[Phrase], place: str, told: str = "") -> str:
        """What speaks for a move, without what its place or the card says already."""
        said = (without_head(self.formatter.say(each).rstrip("."), place) for each in merits[:MOST_MERITS])
        return " · ".join(
            each for each in said if each.casefold() != told.rstrip(".").casefold() and not is_said_in(each, place)
        )

    def _place(self, landing: Landing, table: Mapping[Key, Sprite]) -> str:
        """What the place is called, if it has a short name; else what is done there, as with a button."""
        sprite = table.get(landing.key) if landing.key else None
        what = self.situation.desk.thing(self.table.view, landing.key) if landing.key else None
        named = name_of(self.game.prefix, what) if what is not None else None
        if named is not None and not self.formatter.texts.has(named.id):
            named = None
        words = sprite.words if sprite is not None else None
        names = (each for each in (words, named) if each is not None)
        said = next((said for each in names if is_name(said := self.formatter.say(each))), "")
        return headed(said) if said else self.formatter.move(landing.move)

    # What happened

    def _after(self) -> Iterator[str]:
        """The last things that happened and matter, as the looking seat noticed them, the latest last."""
        line, found = self.table.timeline, dict[str, None]()
        for point in reversed(line.past()[-LOOKS_BACK:]):
            said = [why_it_matters(self.game, self.formatter.texts, each) for each in self._noticed(point)]
            for each in reversed(said):
                if each is not None and len(found) < MOST_AFTER:
                    found[self._said(each)] = None
            if found:
                break
        yield from reversed(found)

    def _noticed(self, point: int) -> Sequence[Any]:
        return self.table.timeline.seen_at(point, self.table.looking)

    def _said(self, each: Phrase) -> str:
        return self.formatter.say(each)


def is_name(said: str) -> bool:
    """Tell a name from a description with figures."""
    return len(said) <= LONGEST_NAME and ":" not in said


def without_head(words: str, head: str) -> str:
    """Leave out a heading that is this one: «Centre: 5 credits» in the row of the centre."""
    if not head or not words.casefold().startswith(head.casefold()):
        return words
    rest = words[len(head) :].lstrip()
    return rest.removeprefix(":").lstrip() if rest.startswith(":") else words


def is_said_in(words: str, others: str) -> bool:
    """Tell whether these words stand in others, from a word's beginning to a word's end; a plus before them or not."""
    found = re.escape(plain(words).casefold().removeprefix("+").lstrip())
    return re.search(rf"(?<!\w){found}(?!\w)", plain(others).casefold()) is not None


def headed(words: str) -> str:
    """Begin with a capital, in bold or not; what is named by a letter and a number stays as the board has it: «f3»."""
    at = len(words) - len(words.lstrip("*"))
    if words[at + 1 : at + 2].isdigit():
        return words
    return words[:at] + words[at : at + 1].upper() + words[at + 1 :]
