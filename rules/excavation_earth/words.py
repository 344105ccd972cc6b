"""Moves, events and ids as phrases: which message, and what fills its gaps. The sentences stand in translations/.

Places, colours, relic types, symbols, stores and tiles stay ids, which the names in translations/ select on:
`{ place.at }` reads $place. A card, a site, where something starts and where it goes are phrases. Markets and centres
are numbers as printed, whether rules name them by number or by their place.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rules.core.contract import Chapter
from rules.core.types import Arg, Phrase, Ref, Seat, SeatName, phrase
from rules.core.wording import event_phrase, fields_of, message_id, phrase_of, say_plainly
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth import moves as m
from rules.excavation_earth.components import Box
from rules.excavation_earth.events import Event
from rules.excavation_earth.parts import Effect
from rules.excavation_earth.queries import price_of, sale_income, survey_price, top_of_pile
from rules.excavation_earth.state import State, colour_of, is_travel, symbol_of, type_of

SEAT_GAPS = ("seat", "winners", "order")
CARD_GAPS = ("card", "replaced", "cards", "discarded")
CANDIDATE_GAPS = ("candidate", "chosen")
GLYPH = "g"
TOGETHER = "+"
"""Between two relics that Zu weighs together."""


def say_arg(name: str, value: Arg) -> Arg:
    if not isinstance(value, str):
        return say_plainly(name, value, SEAT_GAPS, say_arg)
    if name == "guard":
        return phrase("relic.of", relic=value) if value not in ("", "none") else "none"
    if not value:
        return value
    if name in CARD_GAPS:
        return say_card(value)
    if name == "relic":
        return type_of(value)
    if name == "relics":
        return phrase("relic.a", relic=type_of(value))
    if name in ("market", "centre") and value[-1].isdecimal():
        return int(value[1:])
    if name == "site":
        return phrase("place.at", place=value)
    if name == "start":
        return phrase("place.from", place=value)
    if name == "to":
        return phrase("place.to", place=value)
    if name == "tiles":
        return phrase("tile", tile=value)
    if name in CANDIDATE_GAPS:
        return say_candidate(value)
    return value


def say_card(card: Ref) -> Phrase:
    """An action card by colour and symbol, a travel card by its fuel."""
    if is_travel(card):
        return phrase("travel-card.the", fuel=int(card.partition("-")[2]))
    return phrase("action-card.the", colour=colour_of(card), symbol=symbol_of(card))


def say_zu_card(card: Ref, colours: Iterable[str], market: int) -> Phrase:
    """What it commands, with the colours or the market that it shows."""
    shown = tuple(phrase("colour.feminine", colour=each) for each in colours)
    return phrase("ee-zu-card", type=card[1], seeks="two" if shown else "popular", colours=shown, market=market + 1)


def say_tile(box: Box, tile: Ref, *, is_yellow: bool) -> Phrase:
    """What a face of a command tile does, from the data of the edition."""
    first, *more = map(say_effect, box.tile_effects[tile][is_yellow])
    for each in more:
        first = phrase("ee-tile-both", first=first, second=each)
    return first


def say_effect(effect: Effect) -> Phrase:
    """A line of a command tile."""
    keep = "all" if effect.keep == effect.draw else effect.keep
    gaps = {"draw": effect.draw, "keep": keep, "n": effect.n, "up_to": effect.up_to, "white": effect.white_max}
    return phrase(f"tile-effect-{effect.op.replace('_', '-')}", **gaps)


def say_candidate(candidate: str) -> Arg:
    """What Zu chooses between: colours, places, relics and types of relics, two relics at once."""
    if len(candidate) == 1:
        return phrase("colour", colour=candidate)
    if TOGETHER in candidate:
        return tuple(say_candidate(each) for each in candidate.split(TOGETHER))
    if candidate[1] == GLYPH:
        return phrase("relic.the", relic=type_of(candidate))
    return phrase("place.the", place=candidate)


def say_credits(count: int) -> Phrase:
    return phrase("amount-credits", count=count)


def say_buyers(buyers: str) -> tuple[Phrase, ...]:
    """2 purple buyers and 1 white buyer."""
    return tuple(phrase("buyer.count", colour=colour, count=count) for colour, count in Counter(buyers).items())


# Events


def say_event(event: Event) -> Phrase:
    return event_phrase(event, more_args(event), say_arg)


def chapter_of(event: Event) -> Chapter | None:
    """Rounds, and the turns in them, are the headings of the log."""
    match event:
        case happened.RoundBegan(round=round):
            return Chapter(phrase("chapter-round", round=round))
        case happened.TurnBegan(seat=seat):
            return Chapter(phrase("turn-of-seat", seat=SeatName(seat)), seat)
        case _:
            return None


def more_args(event: Event) -> dict[str, Arg]:
    """What sentences need beside the fields of an event, or instead of one."""
    args: dict[str, Arg] = {}
    for name in ("market", "centre"):
        if hasattr(event, name):
            args[name] = getattr(event, name) + 1
    if hasattr(event, "buyer"):
        args["colour"] = event.buyer
    if hasattr(event, "buyers"):
        args["buyers"] = say_buyers(event.buyers)
    match event:
        case happened.CreditsGained(points=points):
            args |= {"points": say_credits(abs(points)), "change": "up" if points > 0 else "down"}
        case happened.CentreScored(envoys=envoys):
            args |= {"envoys": say_counts(envoys), "count": sum(envoys)}
        case happened.GalleryLineScored(line=line, samples=samples):
            args |= {"line": say_line(line), "count": samples}
        case happened.GameEnded(winners=winners):
            args["count"] = len(winners)
        case happened.ZuCardFlipped() | happened.ZuCardBurnt():
            args["card"] = say_zu_card(event.card, event.colours, event.market)
        case happened.ZuFailed(why=why) | happened.ZuTurnedTo(why=why) | happened.ZuDidWithout(why=why):
            args["why"] = phrase(why)
        case happened.HandRedrawn(cards=cards) | happened.CardsDrafted(cards=cards):
            args |= {"count": len(cards), "shown": bool(cards)}
        case happened.CardsDrawn(cards=cards) | happened.CardsKept(cards=cards) | happened.CardsRemoved(cards=cards):
            args["shown"] = bool(cards)
        case happened.BuyerJoined(seat=None):
            args |= {"seat": "", "by": "rules"}
        case happened.BuyerJoined():
            args["by"] = "seat"
        case happened.CardPlayed(action=action):
            args["action"] = action.partition(".")[2]
        case (
            happened.RelicFenced(relic=relic) | happened.RelicUnderPile(relic=relic) | happened.PileTurned(relic=relic)
        ):
            args["colour"] = colour_of(relic)
        case happened.RelicsDrawn(relics=relics) | happened.DrawnRelicsReturned(relics=relics):
            args["count"] = len(relics)
        case _:
            pass
    return args


def say_counts(counts: Iterable[int]) -> tuple[Phrase, ...]:
    """Who has how many, the seats without any left out."""
    return tuple(
        phrase("ee-count-of-seat", seat=SeatName(seat), count=count) for seat, count in enumerate(counts) if count
    )


def say_line(line: str) -> Phrase:
    """A column of the gallery is a colour, a row a glyph."""
    if line.startswith(GLYPH):
        return phrase("gallery-row.the", glyph=line)
    return phrase("gallery-column.the", colour=line)


# Moves


def say_move(state: State, move: m.Move) -> Phrase:
    return phrase_of(move, move_args(state, move), say_arg)


def move_args(state: State, move: m.Move) -> dict[str, Any]:
    """The fields of a move, with what it costs or brings."""
    args = fields_of(move)
    player, pending, box = state.players[move.seat], state.agenda[0], state.box
    for name in ("market", "centre"):
        if name in args:
            args[name] += 1
    match move:
        case m.Walk() | m.Teleport():
            args["start"] = player.explorers[move.explorer]
        case m.Survey():
            args |= {"row": bool(move.replaced)}
        case m.Discover():
            args["site"] = box.sites[box.site_of[move.relic]]
        case m.PutOnSite():
            args["site"] = box.sites[box.site_of[move.relic]]
        case m.TakeSample():
            args["relic"] = pending.relic if isinstance(pending, todo.Sampling) else ""
        case m.AddBuyer():
            args["colour"] = move.buyer
        case m.CloseSale():
            args |= args_of_sale(state, move.seat)
        case m.Recall():
            args["tile"] = state.tiles[move.centre]
        case m.Fence():
            args |= {"colour": colour_of(move.relic), "credits": say_credits(box.value[move.relic])}
        case m.Buy():
            relic = top_of_pile(state, move.colour) or ""
            price = pending.price if isinstance(pending, todo.Buying) else "plus_one"
            args |= {"relic": relic, "credits": say_credits(price_of(state, relic, price))}
        case m.BuyDrawn():
            args["credits"] = say_credits(survey_price(state, move.relic))
        case m.Redraw() | m.DraftCards() | m.KeepDrawn():
            args["count"] = len(move.cards)
        case m.FlipCard():
            args["left"] = len(state.zu.deck) if state.zu is not None else 0
        case m.Finish():
            args["step"] = message_id(pending.kind)
        case _:
            pass
    return args


def args_of_sale(state: State, seat: Seat) -> dict[str, Any]:
    pending = state.agenda[0]
    assert isinstance(pending, todo.Selling)
    return {"count": len(pending.offers), "credits": say_credits(sum(sale_income(state, seat, pending)))}
