"""What the guide says at this moment, read off the position: no script, so undo and other moves change it alone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.board.hand import Hand
from desktop.board.situation import Situation
from desktop.board.sprite import Key, Sprite
from desktop.docks.formatting import Formatter
from desktop.docks.landings import Landing, landings
from rules.bots.registry import GENTLE
from rules.core.thing import name_of, row_of
from rules.core.types import Phrase, SeatName
from rules.reference.guide import Guide, Item, turns_begun, why_it_matters

MOST_ROWS, MOST_MERITS, MOST_AFTER = 4, 2, 2
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
    """Each with the keys that it speaks of."""
    hand: HandFace | None
    hint: str
    after: tuple[str, ...]


class GuideWords:
    """Reads the table for the guide."""

    def __init__(self, formatter: Formatter, hand: Hand, situation: Situation, guide: Guide) -> None:
        self.formatter, self.hand, self.situation, self.guide = formatter, hand, situation, guide
        self.table, self.game = formatter.table, formatter.table.game

    def face(self, table: Mapping[Key, Sprite], advised: Any, most_rows: int = MOST_ROWS) -> GuideFace:
        """What is said with these sprites on the table, in a card of so many rows."""
        begun = self._turns_begun()
        done = min(max(0, begun - 1), self.guide.turns)
        is_over = begun > self.guide.turns
        return GuideFace(
            how_far=self.say("guide-over") if is_over else self._intro(),
            turns=self.guide.turns,
            done=done,
            is_over=is_over,
            aim=self.say(f"{self.game.prefix.lower()}-aim-goal"),
            items=tuple((self.say(item.words), self.keys_of(item, table)) for item in self.items),
            hand=self._hand(table, advised, most_rows),
            hint=self._hint(),
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

    def _turns_begun(self) -> int:
        line, seat = self.table.timeline, self.table.looking
        if seat is None:
            seat = self.table.seats.first_person or 0
        events = (event for point in line.past() for event in line.events_at(point))
        return max(1, turns_begun(self.game, events, seat, self.guide.per))

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
        if table.seat_to_play is None:
            seat = next((each.seat for each in table.decisions), None)
            if seat is None or not table.names[seat]:
                return self.say("guide-wait-unnamed")
            return self.say("guide-wait", seat=SeatName(seat))
        count = len(hand.takable())
        return self.say("guide-take", count=count) if count and not hand.held else ""

    def _hand(self, table: Mapping[Key, Sprite], advised: Any, most_rows: int) -> HandFace | None:
        hand = self.hand
        if self.table.seat_to_play is None or self.situation.showing.is_on or hand.is_resting:
            return None
        found = landings(self.game, self.table.view, hand, advised)
        if not found or (not hand.held and hand.takable() and not found[0].is_advised):
            return None
        shown = found[:most_rows] if hand.held or not hand.takable() else found[:1]
        title, gives, here = self._held() if hand.held else (self.say("guide-choose"), "", "")
        more = len(found) - len(shown) if hand.held or not hand.takable() else 0
        return HandFace(
            sprite=table.get(min(hand.held)) if hand.held else None,
            title=title,
            gives=gives,
            rows=tuple(self._row(each, table) for each in shown),
            more=self.say("guide-more", count=more) if more else "",
            here=here,
        )

    def _held(self) -> tuple[str, str, str]:
        """The name of what is held, what it gives, and what it is worth now."""
        key, view, texts = min(self.hand.held), self.table.view, self.formatter.texts
        what, seat = self.situation.desk.thing(view, key), self.table.seat_to_play
        if what is None or not texts.has(name_of(self.game.prefix, what).id):
            return self.say("guide-choose"), "", ""
        worth = self.game.worth(view, seat, what) if seat is not None else None
        title = self.say("guide-in-hand", name=name_of(self.game.prefix, what))
        gives = headed(self.formatter.say(row_of(self.game.prefix, what, "gives")))
        return title, gives, "" if worth is None else self.formatter.say(worth)

    def _row(self, landing: Landing, table: Mapping[Key, Sprite]) -> Row:
        said = [self.formatter.say(each) for each in landing.merits[:MOST_MERITS]]
        why = " · ".join(said) or self.say("guide-nothing-more")
        return Row(landing.key, self._place(landing, table), why, landing.is_advised)

    def _place(self, landing: Landing, table: Mapping[Key, Sprite]) -> str:
        """What the place is called; a move with a button by its own name."""
        if not landing.key:
            return self.formatter.move(landing.move)
        sprite = table.get(landing.key)
        if sprite is not None and sprite.words is not None:
            return headed(self.formatter.say(sprite.words))
        what = self.situation.desk.thing(self.table.view, landing.key)
        named = name_of(self.game.prefix, what) if what is not None else None
        if named is not None and self.formatter.texts.has(named.id):
            return headed(self.formatter.say(named))
        return self.formatter.move(landing.move)

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


def headed(words: str) -> str:
    """Begin with a capital, in bold or not."""
    at = len(words) - len(words.lstrip("*"))
    return words[:at] + words[at : at + 1].upper() + words[at + 1 :]
