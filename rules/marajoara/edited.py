"""A position of Marajoara in the hands of somebody who edits it: takes things off, lays them down, asks something else.

It conserves the components: what is put back or lay in the way waits in the box, and a token on whose icon something is
laid waits in the supply.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.core.editing import Key
from rules.core.seat_fields import exchanged
from rules.core.types import Ref, Seat
from rules.marajoara import agenda as todo
from rules.marajoara.components import ICON_CASE, ICON_YELLOW, LAST, SECOND, TRACKS, Die
from rules.marajoara.draft import Draft
from rules.marajoara.state import SOURCES, Museum, State

ASKS = {
    "before": "mj-ask-before",
    "after": "mj-ask-after",
    "track": "mj-ask-track",
    "token": "mj-ask-token",
    "recycling": "mj-ask-recycle",
}
"""What may be asked in the editor, with the question; whatever else a game asks is left as it is."""
AS_IT_IS = "as-it-is"
ENTRIES: dict[type[todo.Pending], str] = {
    todo.ChooseTrack: "track",
    todo.PlaceToken: "token",
    todo.Recycling: "recycling",
}


def ask_of(state: "State | Edited") -> str:
    if state.stage == "over":
        return "over"
    if not state.agenda:
        return "before" if state.stage == "before" else "after"
    return ENTRIES.get(type(state.agenda[0]), AS_IT_IS)


@dataclass(frozen=True, slots=True)
class Token:
    colour: str


@dataclass(frozen=True, slots=True)
class Part:
    """A vase or a shard of a museum."""

    kind: str
    seat: Seat
    museum: int


@dataclass(frozen=True, slots=True)
class Marker:
    """A disc of a track or of the score, or the round marker: it has a place in every position."""

    key: Key


Held = Die | Token | Part | Marker


class Edited(Draft):
    # Dice

    def dice(self) -> Iterator[tuple[Ref, Die]]:
        """Yield every die, wherever it is, with its name."""
        piles = (self.grid, self.cart, self.slate, (self.captured,), self.spent, self.round_track, self.aside)
        for pile in piles:
            yield from ((die.ref, die) for die in pile if die is not None)
        for player in self.players:
            yield from ((die.ref, die) for _, die in player.stored())
        yield from ((die.ref, die) for die in self.given())

    def given(self) -> tuple[Die, ...]:
        """Dice that yellow 7 has taken out of a museum."""
        pending = self.agenda[0] if self.agenda else None
        return pending.given if isinstance(pending, todo.Swap) else ()

    def die(self, ref: Ref) -> Die | None:
        return next((die for name, die in self.dice() if name == ref), None)

    def exchange(self, old: Die, new: Die | None) -> None:
        """Put another die, or none, where this one lies."""

        def slots(row: tuple[Die | None, ...]) -> tuple[Die | None, ...]:
            return tuple(new if die == old else die for die in row)

        def pile(dice: tuple[Die, ...]) -> tuple[Die, ...]:
            return tuple(each for die in dice if (each := new if die == old else die) is not None)

        self.grid = list(slots(tuple(self.grid)))
        self.cart = slots(self.cart)
        self.slate, self.round_track, self.aside = pile(self.slate), pile(self.round_track), pile(self.aside)
        for seat, player in enumerate(self.players):
            for ref, die in player.stored():
                if die == old:
                    self.set_slot(seat, ref, new)
        if old == self.captured and new is not None:
            self.captured = new
        elif old == self.captured or old in self.spent or old in self.given():
            self.lose_object(old, new)

    def lose_object(self, old: Die, new: Die | None) -> None:
        """What is asked speaks of a die that is taken away, or altered: something else is asked."""
        self.ask("before")
        self.aside = tuple(die for die in self.aside if die != old)
        if new is not None:
            self.aside = (*self.aside, new)

    # Take and lay down

    def from_box(self, spare: str, place: Key, turned: int) -> Held:
        match spare.split("-"):
            case [_, "die", colour]:
                die = next(die for die in self.aside if die.colour == colour)
                self.aside = tuple(each for each in self.aside if each != die)
                box = self.box.parts.box
                return replace(die, face=(box.start_face - 1 + turned) % box.top_face + 1)
            case [_, "token", seat]:
                return self.loose_token(int(seat))
            case [_, kind, seat, museum]:
                return Part(kind, int(seat), int(museum))
        raise ValueError(spare)

    def loose_token(self, seat: Seat) -> Token:
        player = self.players[seat]
        self.players[seat] = replace(player, supply=player.supply - 1)
        return Token(player.museums[0].colour)

    def lift(self, thing: Key) -> Held:
        """Take a thing off the table."""
        match thing.split("-"):
            case ["die", ref]:
                die = self.die(ref)
                assert die is not None
                self.exchange(die, None)
                self.aside = tuple(each for each in self.aside if each.ref != ref)
                return die
            case ["token", ref]:
                return self.token_off(self.box.number[ref])
            case ["icon" | "label", seat, at, icon]:
                museum = self.players[int(seat)].museums[int(at)]
                self.without_icon(int(seat), int(at), icon)
                return Token(museum.colour)
            case ["vase", seat, at, _]:
                museum = self.players[int(seat)].museums[int(at)]
                self.set_museum(int(seat), int(at), replace(museum, vases=museum.vases - 1))
                return Part("vase", int(seat), int(at))
            case ["fragment", seat, ref]:
                return self.take_shard(int(seat), int(ref.startswith(SECOND)), ref.removeprefix(SECOND))
        return Marker(thing)

    def take_shard(self, seat: Seat, at: int, ref: Ref) -> Part:
        museum = self.players[seat].museums[at]
        left = tuple(each for each in museum.fragments if each != ref)
        self.set_museum(seat, at, replace(museum, fragments=left))
        return Part("shard", seat, at)

    def token_off(self, space: int) -> Token:
        token = self.tokens[space]
        assert token is not None
        self.tokens[space] = None
        return Token(token)

    def lay(self, held: Held, place: Key) -> None:
        match held:
            case Die():
                self.lay_die(held, place)
            case Token():
                self.lay_token(held, place)
            case Part():
                self.lay_part(held, place)
            case Marker():
                self.lay_marker(held, place)

    def return_to_box(self, held: Held) -> None:
        """Put it into the box, or where it waits beside the board."""
        match held:
            case Die():
                self.aside = (*self.aside, held)
            case Token(colour):
                self.put_back_token(colour)
            case Part():
                pass  # vases and shards that are not in place are not counted
            case Marker(key):
                kind, *_, last = key.split("-")
                self.lay_marker(held, {"score": "ring-0", "round": "round-1"}.get(kind, f"trackspace-{last}-0"))

    def put_back_token(self, colour: str) -> None:
        """Put it into the supply; those of a second museum have none, and go back to an icon (ruling A25)."""
        for seat, player in enumerate(self.players):
            if player.museums[0].colour == colour:
                self.players[seat] = replace(player, supply=player.supply + 1)
                return
            for at, museum in enumerate(player.museums):
                if museum.colour == colour:
                    free = next(icon for icon in self.icons() if icon not in museum.icons)
                    self.set_museum(seat, at, replace(museum, icons=(*museum.icons, free)))
                    return

    def icons(self) -> tuple[str, ...]:
        return (ICON_CASE, *(ref for ref, each in self.box.fragments.items() if each.token), ICON_YELLOW)

    # Where

    def lay_die(self, die: Die, place: Key) -> None:
        match place.split("-"):
            case ["space", ref]:
                at = self.box.number[ref]
                self.grid[at] = self.instead_of(self.grid[at], die)
            case ["cart", slot]:
                at = int(slot) - 1
                self.cart = (*self.cart[:at], self.instead_of(self.cart[at], die), *self.cart[at + 1 :])
            case ["slot", seat, ref]:
                self.set_slot(int(seat), ref, self.instead_of(self.players[int(seat)].die_at(ref), die))
                if ref.endswith("Y3"):
                    self.free_icon(int(seat), int(ref.startswith(SECOND)), ICON_YELLOW)
            case ["slate", _]:
                self.slate = (*self.slate, die)
            case ["round", slot]:
                at = int(slot) - 1
                there = self.round_track[at] if at < len(self.round_track) else None
                self.instead_of(there, die)
                self.round_track = (*self.round_track[:at], die, *self.round_track[at + 1 :])
            case ["captured"]:
                self.ask("before")
                self.captured = die
                self.ask("track")

    def instead_of(self, old: Die | None, die: Die) -> Die:
        """Put the die that lay there back."""
        if old is not None:
            self.return_to_box(old)
        return die

    def lay_token(self, token: Token, place: Key) -> None:
        match place.split("-"):
            case ["space", ref]:
                at = self.box.number[ref]
                if self.tokens[at] is not None:
                    self.return_to_box(self.token_off(at))
                self.tokens[at] = token.colour
            case [kind, seat, ref]:
                icon = {"case": ICON_CASE, "slot": ICON_YELLOW}.get(kind, ref.removeprefix(SECOND))
                at = int(ref) if kind == "case" else int(ref.startswith(SECOND))
                self.lay_on_icon(token, int(seat), at, icon)

    def lay_on_icon(self, token: Token, seat: Seat, at: int, icon: str) -> None:
        """Lay it on a museum: only tokens of its own colour lie there, one on each icon; another one goes back."""
        museum = self.players[seat].museums[at]
        if token.colour != museum.colour or icon in museum.icons:
            self.return_to_box(token)
        else:
            self.set_museum(seat, at, replace(museum, icons=(*museum.icons, icon)))

    def without_icon(self, seat: Seat, at: int, icon: str) -> None:
        museum = self.players[seat].museums[at]
        self.set_museum(seat, at, replace(museum, icons=tuple(each for each in museum.icons if each != icon)))

    def free_icon(self, seat: Seat, at: int, icon: str) -> None:
        """A token that would lie underneath waits in the supply; those of a second museum stay (ruling A25)."""
        museum = self.players[seat].museums[at]
        if at == 0 and icon in museum.icons:
            self.without_icon(seat, at, icon)
            self.return_to_box(Token(museum.colour))

    def lay_part(self, part: Part, place: Key) -> None:
        seat, at = part.seat, part.museum
        museum: Museum = self.players[seat].museums[at]
        if part.kind == "vase":
            self.set_museum(seat, at, replace(museum, vases=museum.vases + 1))
            self.free_icon(seat, at, ICON_CASE)
            return
        ref = place.split("-")[2].removeprefix(SECOND)
        if ref not in museum.fragments:
            self.set_museum(seat, at, replace(museum, fragments=(*museum.fragments, ref)))
            self.free_icon(seat, at, ref)

    def lay_marker(self, marker: Marker, place: Key) -> None:
        kind, *_, last = place.split("-")
        if kind == "round":
            self.round = int(last)
        elif kind == "ring":
            seat, lap = int(marker.key.split("-")[1]), self.box.parts.box.score_lap
            self.set_points(seat, int(last) + self.players[seat].score // lap * lap)
        else:
            _, who, track = marker.key.split("-")
            self.stand(int(who), TRACKS.index(track), int(last))

    def stand(self, seat: Seat, track: int, space: int) -> None:
        """A disc stands there; on the last space behind those that came before (MJ-EXC-4)."""
        discs = self.players[seat].discs
        self.players[seat] = replace(self.players[seat], discs=(*discs[:track], space, *discs[track + 1 :]))
        arrived = tuple(each for each in self.ends[track] if each != seat)
        if space == LAST:
            arrived = (*arrived, seat)
        self.ends = (*self.ends[:track], arrived, *self.ends[track + 1 :])

    # Other faces, other questions

    def turn(self, thing: Key, steps: int) -> bool:
        """Show another face of a die; nothing else can be turned."""
        die = self.die(thing.removeprefix("die-"))
        if die is None:
            return False
        self.exchange(die, replace(die, face=(die.face - 1 + steps) % self.box.top_face + 1))
        return True

    def ask(self, ask: str) -> None:
        """Ask something else; pieces that only the old question spoke of go back."""
        if ask == ask_of(self):
            return
        self.forget_question(keeps_captured=ask == "track")
        self.stage = {"after": "after", "recycling": "recycling", "over": "over", "track": "main"}.get(ask, "before")  # type: ignore[assignment]
        match ask:
            case "recycling":
                self.agenda = (todo.Recycling(self.active),)
            case "token":
                self.agenda = (todo.PlaceToken(self.active, self.loose_token(self.active).colour, "track"),)
            case "track":
                self.agenda = (todo.ChooseTrack(self.active), todo.SpendGrey(), todo.EndMainAction())

    def forget_question(self, *, keeps_captured: bool) -> None:
        given, agenda = self.given(), self.agenda
        self.agenda = ()
        for pending in agenda:
            if isinstance(pending, todo.PlaceToken):
                self.put_back_token(pending.colour)
        if self.captured is not None and not keeps_captured:
            self.return_to_box(self.captured)
            self.captured = None
        for die in (*given, *self.spent):
            self.return_to_box(die)
        self.spent = ()

    def change_seat(self, seat: Seat) -> None:
        """Another seat plays, and is asked the same where the editor knows how."""
        ask = ask_of(self)
        if self.active == seat:
            return
        captured = self.captured if ask == "track" else None
        if captured is not None:
            self.captured = None
        self.ask("before" if ask != "before" else ask)
        self.active = seat
        if captured is not None:
            self.captured = captured
            self.ask("track")
        elif ask in ASKS and (ask != "token" or self.players[seat].supply):
            self.ask(ask)
        elif ask == "over":
            self.ask("over")

    def set_waiting(self, seat: Seat, count: int) -> None:
        """Let so many tokens wait for a space; they come out of the supply and go back there."""
        player = self.players[seat]
        more = count - len(player.waiting)
        waiting = (*player.waiting[:count], *(player.museums[0].colour,) * max(0, more))
        self.players[seat] = replace(player, waiting=waiting, supply=player.supply - more)

    def set_colour(self, seat: Seat, colour: str) -> None:
        """Museum, tokens on the grid and tokens that wait are of the other colour; whoever had it gets the old one."""
        old = [player.museums[0].colour for player in self.players]
        becomes = dict(zip(old, exchanged(old, seat, colour), strict=True))
        for each, player in enumerate(self.players):
            museums = tuple(replace(museum, colour=becomes[museum.colour]) for museum in player.museums)
            waiting = tuple(becomes[own] for own in player.waiting)
            self.players[each] = replace(player, museums=museums, waiting=waiting)
        self.tokens = [None if token is None else becomes[token] for token in self.tokens]
        self.agenda = tuple(
            replace(each, colour=becomes[each.colour]) if isinstance(each, todo.PlaceToken) else each
            for each in self.agenda
        )

    def set_points(self, seat: Seat, points: int) -> None:
        """The difference counts as points for exhibits; where they do not suffice, all points do."""
        player = self.players[seat]
        first = player.earned[0] + points - player.score
        others = player.earned[1:] if first >= 0 else (0,) * (len(SOURCES) - 1)
        self.players[seat] = replace(player, earned=(max(first, 0) if first >= 0 else points, *others))
