"""What relics, the gallery and the stores are worth to a seat here and now."""

from rules.core.types import Phrase, Seat, phrase
from rules.excavation_earth.agenda import Selling
from rules.excavation_earth.outlook import gallery_lines
from rules.excavation_earth.prospects import best_sale_of, sample_gain
from rules.excavation_earth.queries import (
    free_spaces,
    lies_on_site,
    price_of,
    sale_income,
    survey_price,
    top_of_pile,
)
from rules.excavation_earth.state import colour_of, type_of
from rules.excavation_earth.view import View
from rules.excavation_earth.worth_parts import Args, cards_of, reach, together

# Relics


def of_relic_on_site(view: View, seat: Seat, args: Args) -> Phrase | None:
    place = args["place"]
    cards = sum(colour_of(card) == args["relic"][0] for card in cards_of(view.players[seat]))
    return together(
        reach(view, seat, place),
        phrase("ee-worth-cards", colour=args["relic"][0], cards=cards),
        sample(view, seat, args),
    )


def of_visible_relic(view: View, seat: Seat, args: Args) -> Phrase | None:
    price = price_of(view, args["relic"], "plus_one")
    return together(said_price(view, seat, price), sample(view, seat, args))


def of_pile(view: View, seat: Seat, args: Args) -> Phrase | None:
    top = top_of_pile(view, args["colour"])
    return None if top is None else of_visible_relic(view, seat, {"relic": type_of(top)})


def of_drawn_relic(view: View, seat: Seat, args: Args) -> Phrase | None:
    return together(said_price(view, seat, survey_price(view, args["relic"])), sample(view, seat, args))


def said_price(view: View, seat: Seat, price: int) -> Phrase:
    have = view.players[seat].credits
    return phrase("ee-worth-price", credits=price, have=have, missing=max(0, price - have))


def sample(view: View, seat: Seat, args: Args) -> Phrase:
    """What a guard on its cell would bring at the end."""
    player, relic = view.players[seat], args["relic"]
    if relic in player.guards:
        return phrase("ee-worth-sampled")
    column, row = (
        sum(each in player.guards for each in line)
        for line in (view.box.types_of[relic[0]], next(line for line in view.box.rows if relic in line))
    )
    gain = sample_gain(view.box, player.guards, relic)
    return phrase("ee-worth-sample", credits=gain, column=column + 1, row=row + 1, of=len(view.box.glyphs))


def of_stored_relic(view: View, seat: Seat, args: Args) -> Phrase | None:
    """One's own: what the best sale of its colour brings, and what a fence pays."""
    if args["mine"] != "yes":
        return None
    colour = args["relic"][0]
    best, markets = best_sale_of(view, seat, colour)
    return phrase("ee-worth-stored", colour=colour, sale=best, markets=markets, credits=view.box.value[args["relic"]])


def of_offered_relic(view: View, seat: Seat, args: Args) -> Phrase | None:
    pending = view.pending
    if not isinstance(pending, Selling):
        return None
    return phrase("ee-worth-offered", credits=sum(sale_income(view, pending.seat, pending)))


# Gallery and stores


def of_free_cell(view: View, seat: Seat, args: Args) -> Phrase | None:
    """One's own: where this relic is to be had, and what its sample would add."""
    if args["mine"] != "yes":
        return None
    relic = args["relic"]
    home = view.box.sites[view.box.site_of[relic]]
    top = top_of_pile(view, relic[0])
    if lies_on_site(view, relic):
        where = phrase("ee-worth-lies-on-site", place=home)
    elif top is not None and type_of(top) == relic:
        where = phrase("ee-worth-lies-on-pile", credits=price_of(view, top, "plus_one"))
    elif any(type_of(each) == relic for each in view.players[seat].relics):
        where = phrase("ee-worth-lies-in-store")
    else:
        where = phrase("ee-worth-lies-nowhere", place=home)
    return together(where, sample(view, seat, args))


def of_line(view: View, seat: Seat, args: Args) -> Phrase | None:
    if args["mine"] != "yes":
        return None
    line = next(each for each in gallery_lines(view.box, view.players[seat].guards) if each.line == args["line"])
    table = view.box.column_table if line.line in view.box.types_of else view.box.row_table
    better = next((count for count in range(line.samples, len(table)) if table[count] > line.pays), line.samples)
    more = better - line.samples
    return phrase("ee-worth-line", samples=line.samples, credits=line.pays, more=more, next=table[better])


def of_guarded_cell(view: View, seat: Seat, args: Args) -> Phrase | None:
    """One's own: what its column and its row pay as they stand."""
    if args["mine"] != "yes":
        return None
    relic = args["relic"]
    pays = {each.line: each for each in gallery_lines(view.box, view.players[seat].guards)}
    column, row = pays[relic[0]], pays[relic[1:]]
    return phrase("ee-worth-guard", column=column.samples, row=row.samples, credits=column.pays + row.pays)


def of_gallery(view: View, seat: Seat, args: Args) -> Phrase | None:
    if args["mine"] != "yes":
        return None
    guards = view.players[seat].guards
    total = sum(each.pays for each in gallery_lines(view.box, guards))
    return phrase("ee-worth-gallery", samples=len(guards), credits=total)


def of_space(view: View, seat: Seat, args: Args) -> Phrase | None:
    if args["mine"] != "yes":
        return None
    return phrase("ee-worth-room", count=free_spaces(view, seat, args["store"]))
