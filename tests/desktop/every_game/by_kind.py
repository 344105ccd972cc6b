"""Writes down, kind by kind, what the desk of a game answers over many positions: how each kind of move is made by
hand, what each kind of piece means on each kind of place, what shows, opens, lights up and moves.

The tables are kept beside the tests of each game, in `by_kind.json`, to be read and compared.

    python -m tests.desktop.every_game.by_kind hoyuk        records them anew, where a desk is meant to answer otherwise
"""

import json
import os
import re
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.board.desk import Target
from desktop.board.motion import Change
from desktop.board.sprite import Key, Sprite
from desktop.board.tags import PAINTER as TAG
from rules.core.explained import Explained
from rules.core.thing import Thing
from tests.desktop.every_game.drawn import EVERY, Drawn, appearing, drawn, sample, vanishing

Table = dict[str, list[str]]
"""Of each kind, all that was seen of it, in the order of the alphabet."""
Seen = Iterable[tuple[str, str]]

OWNED = {
    *("claim", "envoy", "trader"),
    *("back", "bonuses", "bonusback", "case", "cell", "consumption", "container", "crew", "cube", "cubes", "disc"),
    *("energy", "explorer", "fragment", "gem", "guard", "hand", "hold", "improved", "marker", "mast", "mat", "mate"),
    *("name", "order", "place", "purse", "race", "reputation", "research", "scout", "screen", "slot", "spent"),
    *("supply", "techs", "token", "tower", "turtle", "vase", "waiting", "zone"),
}
"""Kinds of pieces and places of which the first number in their name is a seat."""
BEHIND: dict[str, dict[str, int | None]] = {
    "excavation_earth": {"envoy": 1, "trader": 1, "marker": None},
    "magnastorm": {"crew": None},
}
"""Where it is another number, or none."""
WHOLE = {"element", "supply"}
"""Kinds that are told apart further, by what kind of piece they are."""
TOLD_APART = {"card", "hand", "used"}
"""Words that tell apart what else is called alike: the two places of an automa's cards."""


@cache
def keys_of(id: str, module: str = "keys") -> Any:
    return import_module(f"desktop.games.{id}.{module}")


def told(at: Drawn, key: Key) -> str:
    """Of which kind a piece or place is, with a mark if it belongs to another seat."""
    where = whereabouts(at, key)
    kind, *which = keys_of(at.game.id).read(key)
    numbers = [each for each in which if isinstance(each, int)]
    more = [word for word in which if isinstance(word, str) and (kind in WHOLE or word in TOLD_APART)]
    said = " ".join((str(kind), *more, *where))
    number = BEHIND.get(at.game.id, {}).get(str(kind), 0) if kind in OWNED and numbers else None
    return said if number is None or numbers[number] == at.seat else f"{said}*"


def whereabouts(at: Drawn, key: Key) -> list[str]:
    """Where a piece lies that is called the same wherever that is."""
    kind, _, rest = key.partition("-")
    view, seat = at.view, at.seat
    match at.game.id, kind:
        case "marajoara", "die":
            spot = keys_of("marajoara").spot_of(view, key)
            return [] if spot is None else [spot.kind + ("*" if spot.seat not in (seat, -1) else "")]
        case "excavation_earth", "card" | "relic":
            spot = keys_of("excavation_earth", "spots").spot_of(view, key)
            return [] if spot is None else [spot.kind + ("*" if spot.seat not in (seat, -1) else "")]
        case "council_of_shadows", "card":
            return ["display" if rest in view.display else "hand" if rest in view.players[seat].hand else "zone"]
        case "magnastorm", "crew":
            return [rest.partition("-")[0]]
        case "magnastorm", "card":
            return [rest]
    return []


def gesture(at: Drawn, pieces: Iterable[Key], place: Key | None) -> str:
    held = "+".join(sorted({told(at, piece) for piece in pieces}))
    return " ".join(word for word in (held, f"> {told(at, place)}" if place is not None else "") if word) or "button"


CHOOSING = {"how", "kind", "mine", "place", "state", "weather"}
"""Arguments whose word chooses among sentences."""


# What is asked


def made_by(at: Drawn) -> Seen:
    """How each kind of move is made, the usual way first."""
    for move in at.legal:
        ways = dict.fromkeys(gesture(at, each.pieces, each.place) for each in at.desk.handles(at.view, move))
        yield move.kind, ", ".join(ways)


def meant_by(at: Drawn) -> Seen:
    """What a piece means where it is dropped, and a place that is clicked, allowed or not."""
    for piece, place, move in at.meant:
        yield f"{move.kind}: {told(at, piece)}", told(at, place)
    for place in at.sprites:
        move = at.desk.meaning(at.view, at.seat, place)
        if move is not None:
            yield f"{move.kind}: click", told(at, place)


def going_along(at: Drawn) -> Seen:
    for move in at.legal:
        yield from ((move.kind, told(at, key)) for key in at.desk.companions(at.view, move))


def refused(at: Drawn) -> Seen:
    """What lights up, and what is blamed, where a move is refused; drops that mean nothing and are told why."""
    legal = set(at.legal)
    for move in dict.fromkeys(move for _, _, move in at.meant):
        refusal = None if move in legal else at.objection(move)
        if refusal is not None:
            yield from ((f"{move.kind} cured by", told(at, key)) for key in at.desk.cures(at.view, move))
            blamed = at.desk.blamed(at.view, move, refusal)
            yield from ((f"{move.kind} refused by {refusal.rule}", told(at, key)) for key in blamed)
    for piece, place, refusal in at.astray:
        yield f"{told(at, piece)} astray by {refusal.rule}", told(at, place)


def foreseen(at: Drawn) -> Seen:
    """What shows before a move, by its pictures and the words of its tags."""
    for move in at.some_moves:
        shown = at.desk.preview(at.view, move, at.look, at.places)
        yield move.kind, ", ".join(dict.fromkeys(seen_as(each) for each in shown)) or "nothing"
        if not at.desk.shows_ahead(move):
            yield move.kind, "only where one points"


def seen_as(sprite: Sprite) -> str:
    """Its picture; of a tag its words, whatever figures are in them."""
    painter, args = sprite.picture.painter, sprite.picture.args
    return re.sub(r"\d+", "#", f"{args[1]} “{args[0]}”") if painter == TAG else painter


def opened(at: Drawn) -> Seen:
    """The pictures of what opens where one points; looked at in some of the positions."""
    for fold, new in at.opened.items() if at in sample(at.game.id) else ():
        yield from ((fold.partition("-")[0], sprite.picture.painter) for sprite in new.values())


def considered(at: Drawn) -> Seen:
    """Where the candidates of an automa lie, and how they look beside its reasons."""
    for event in at.passed.events:
        for candidate in event.candidates if isinstance(event, Explained) else ():
            places = [*dict.fromkeys(told(at, key) for key in at.desk.candidate(at.view, event, candidate))]
            face = at.desk.face(at.view, event, candidate)
            yield event.question, " ".join([*places, *([f"as {face.picture.painter}"] if face else [])]) or "nowhere"
    for view, events in ((at.view, at.passed.events), (at.game.view(at.passed.after, at.seat), ())):
        acting = at.desk.acting(view, events)
        if acting is not None:
            yield "card that acts", f"{acting.card.picture.painter}: {acting.title.id}"


def explained(at: Drawn) -> Seen:
    """What everything explains itself as; in some of the positions."""
    for key, what in things(at):
        chosen = (f"{name}={word}" for name, word in what.args if name in CHOOSING and isinstance(word, str))
        yield key.partition("-")[0], " ".join((what.sort, *chosen))


def spoken_of(at: Drawn) -> Seen:
    """What lights up while one reads what a thing is worth; in some of the positions."""
    for _, what in things(at):
        spoken = (key.partition("-")[0] for key in at.desk.spoken_of(at.view, at.seat, what) if key in at.sprites)
        yield from ((what.sort, kind) for kind in spoken)


def things(at: Drawn) -> Iterator[tuple[Key, Thing]]:
    for key in at.sprites if at in sample(at.game.id) else ():
        what = at.desk.thing(at.view, key)
        if what is not None:
            yield key, what


def lit(at: Drawn) -> Seen:
    """How places show that something may be dropped there."""
    places: defaultdict[Key, list[Any]] = defaultdict(list)
    for move in at.legal:
        for handle in at.desk.handles(at.view, move):
            if handle.place is not None:
                places[handle.place].append(move)
    for place, moves in places.items():
        yield f"{moves[0].kind} > {told(at, place)}", light(at.desk.target(at.view, moves, place))


def light(target: Target | None) -> str:
    if target is None:
        return "as any place"
    return f"light of {target.scale:g}" if target.ghost is None else target.ghost.painter


def moving(at: Drawn) -> Seen:
    """Where pieces come from and go to, the first place that is there."""
    return gone_and_come(at, at.changes)


def moving_back(at: Drawn) -> Seen:
    """The same where the move is taken back."""
    pairs = [(each, each.views[::-1]) for each in at.changes]
    return gone_and_come(
        at, [Change(each.after, each.before, views, {}, at.desk.same(*views)) for each, views in pairs]
    )


def gone_and_come(at: Drawn, changes: Iterable[Change]) -> Seen:
    for change in changes:
        before, after = change.views
        there = change.before.keys() | change.after.keys()
        for key in appearing(change):
            origins = [each for each in at.desk.comes_from(after, key, before) if each in there]
            yield f"{key.partition('-')[0]} comes from", kind_of(origins)
        for key in vanishing(change):
            ends = [each for each in at.desk.goes_to(before, key, after) if each in there]
            yield f"{key.partition('-')[0]} goes to", kind_of(ends)


def kind_of(keys: list[Key]) -> str:
    return keys[0].partition("-")[0] if keys else "nowhere"


def setting_out(at: Drawn) -> Seen:
    """Which pieces each kind of event moves."""
    for event in at.passed.events:
        yield event.kind, " ".join(key.partition("-")[0] for key in at.desk.order([event])) or "nothing"


TABLES: dict[str, Callable[[Drawn], Seen]] = {
    "made by": made_by,
    "meant by": meant_by,
    "going along": going_along,
    "refused": refused,
    "foreseen": foreseen,
    "opened": opened,
    "considered": considered,
    "explained": explained,
    "spoken of": spoken_of,
    "lit": lit,
    "moving": moving,
    "moving back": moving_back,
    "setting out": setting_out,
}


NOTHING = ({"nothing"}, {"nowhere"}, {"as any place"})
"""What is not worth a line."""


def found(id: str, name: str) -> Table:
    table: defaultdict[str, set[str]] = defaultdict(set)
    for at in drawn(id):
        for kind, each in TABLES[name](at):
            table[kind].add(each)
    return {kind: sorted(each) for kind, each in sorted(table.items()) if each not in NOTHING}


# What is kept


def file_of(id: str) -> Path:
    return Path(__file__).parents[1] / "games" / id / "by_kind.json"


def kept(id: str, name: str) -> Table:
    table: Table = json.loads(file_of(id).read_text(encoding="utf-8")).get(name, {})
    return table


def lines(tables: dict[str, Table]) -> Iterator[str]:
    """A line for each kind, to be compared with the one before."""
    yield "{"
    for number, (name, table) in enumerate(tables.items(), 1):
        rows = [f"    {json.dumps(kind)}: {json.dumps(each, ensure_ascii=False)}" for kind, each in table.items()]
        yield f"  {json.dumps(name)}: {{\n" + ",\n".join(rows) + "\n  }" + ("," if number < len(tables) else "")
    yield "}"


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=EVERY)
    id = parser.parse_args().game
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    running = QApplication([])
    tables = {name: table for name in TABLES if (table := found(id, name))}
    text = "\n".join(lines(tables))
    file_of(id).write_text(text + "\n", encoding="utf-8", newline="\n")
    running.quit()


if __name__ == "__main__":
    main()
