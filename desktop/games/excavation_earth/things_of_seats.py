"""What belongs to the seats, as things: faction, credits, crew, gallery, stores, cards; and the cards of Zu."""

from desktop.board.sprite import Key
from desktop.games.excavation_earth.keys import read
from desktop.games.excavation_earth.spots import known
from desktop.games.excavation_earth.things_on_board import colour_of, is_mine
from desktop.games.excavation_earth.zu_shown import face_of, text_of, title_of
from rules.core.knowledge import Concealed
from rules.core.thing import Thing, thing
from rules.core.types import Ref, Seat, SeatName
from rules.excavation_earth.outlook import gallery_lines
from rules.excavation_earth.state import colour_of as colour_of_card
from rules.excavation_earth.state import is_travel, symbol_of
from rules.excavation_earth.view import View


def of_seats(view: View, key: Key) -> Thing | None:
    """Find what lies there on a mat, in a hand or among cards."""
    match read(key):
        case "name", int(seat):
            return faction(view, seat)
        case "credits", str(), int(seat):
            return owned(view, seat, "credits", view.players[seat].credits)
        case (("cube" | "crew"), int(seat)):
            return owned(view, seat, "crew", view.players[seat].supply)
        case "crew", str(of) if of.removeprefix("of-").isdecimal():
            return of_seats(view, f"crew-{of.removeprefix('of-')}")
        case "hand", int(seat):
            return hand(view, seat)
        case "back", int(seat), int():
            return thing("card-back", owner=colour_of(view, seat))
        case ("hold" | "container") as store, int(seat), int(number):
            owner, mine = colour_of(view, seat), is_mine(view, seat)
            return thing(f"{store}-space", store=store, owner=owner, n=number + 1, mine=mine)
        case (("cell" | "guard"), int(seat), str(kind)):
            return cell(view, seat, kind)
        case (("line" | "head"), int(seat), str(line)):
            return gallery_line(view, seat, line)
        case "total", int(seat):
            return thing("gallery-total", owner=colour_of(view, seat), mine=is_mine(view, seat))
        case "card", str(ref):
            return card(view, ref)
        case "zu", "deck" if view.zu is not None:
            return thing("zu-deck", count=view.zu.deck.count)
        case "zu", "discard":
            return zu_card(view)
    return None


def owned(view: View, seat: Seat, sort: str, count: int) -> Thing:
    return thing(sort, owner=colour_of(view, seat), count=count, mine=is_mine(view, seat))


def faction(view: View, seat: Seat) -> Thing:
    player = view.players[seat]
    if player.is_zu:
        return thing("zu")
    sort, mine = f"faction-{player.faction.lower()}", is_mine(view, seat)
    return thing(sort, faction=player.faction, seat=SeatName(seat), owner=player.colour, mine=mine)


def hand(view: View, seat: Seat) -> Thing:
    player = view.players[seat]
    counts = [each.count if isinstance(each, Concealed) else len(each) for each in (player.hand, player.drafted)]
    owner, mine = player.colour, is_mine(view, seat)
    return thing("hand", owner=owner, actions=sum(counts), travel=len(player.travel), mine=mine)


# Gallery


def cell(view: View, seat: Seat, kind: str) -> Thing:
    sort = "cell-guarded" if kind in view.players[seat].guards else "cell-free"
    owner, mine = colour_of(view, seat), is_mine(view, seat)
    return thing(sort, relic=kind, owner=owner, colour=kind[0], glyph=kind[1:], mine=mine)


def gallery_line(view: View, seat: Seat, line: str) -> Thing:
    """A column by its colour, a row by its glyph."""
    box, mine = view.box, is_mine(view, seat)
    now = next(each for each in gallery_lines(box, view.players[seat].guards) if each.line == line)
    told = {"line": line, "samples": now.samples, "owner": colour_of(view, seat), "mine": mine}
    if line in box.types_of:
        first, second, third = box.column_table[2:5]
        return thing("gallery-column", colour=line, first=first, second=second, third=third, **told)
    first, second, third = box.row_table[3:6]
    return thing("gallery-row", glyph=line, first=first, second=second, third=third, **told)


# Cards


def card(view: View, ref: Ref) -> Thing | None:
    """Say where it lies: in the hand it pays, in the survey row it brings relics."""
    if ref in view.box.buyer_cards:
        return thing("buyer-card", colour=ref[1])
    if is_travel(ref):
        return travel_card(view, ref)
    if ref not in view.box.action_cards:
        return None
    told = {"card": ref, "colour": colour_of_card(ref), "symbol": symbol_of(ref)}
    for each in view.row:
        if each.card == ref:
            return row_card(view, told, each.owner)
    if any(ref in known(player.packet) for player in view.players):
        return thing("card-packet", **told)
    return thing("card-discarded" if ref in view.discard else "card-action", **told)


def row_card(view: View, told: dict[str, str], owner: Seat | None) -> Thing:
    count = view.box.numbers.preparation_survey.sites + view.box.numbers.preparation_survey.black_market
    if owner is None:
        return thing("row-card", count=count, **told)
    return thing("row-card-taken", count=count, owner=colour_of(view, owner), **told)


def travel_card(view: View, ref: Ref) -> Thing:
    is_spent = any(ref in player.spent_travel for player in view.players)
    sells = "yes" if view.options.sell_with_travel_cards else "no"
    return thing("card-spent" if is_spent else "card-travel", card=ref, fuel=view.box.fuel(ref), sells=sells)


def zu_card(view: View) -> Thing | None:
    if view.zu is None or not view.zu.discard:
        return None
    ref = view.zu.discard[-1]
    _, shown = face_of(view.box, ref)
    return thing("zu-card", title=title_of(view.box, ref), text=text_of(view.box, ref), colours=len(shown))
