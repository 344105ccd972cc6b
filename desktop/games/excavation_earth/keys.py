"""The names of all that lies on the table of Excavation Earth. Markets and centres are counted from 0, as in moves."""

from desktop.board.keys import Kinds
from desktop.board.sprite import Key
from rules.core.types import Ref, Seat

KINDS = Kinds()
read = KINDS.read

DECK, DISCARD, BUYER_DECK, BUYER_DISCARD = "deck", "discard", "buyer-deck", "buyer-discard"
WHITE_AREA, BUYERS, SURVEY = "white-area", "buyers", "survey"
ZU_DECK, ZU_DISCARD = "zu-deck", "zu-discard"

place_key = KINDS.of("place", Ref)
"""A location of the chart."""
explorer_key = KINDS.of("explorer", Seat, int)
queue_key = KINDS.of("queue", int)
queued_key = KINDS.of("queued", int, int)
"""A buyer in a queue, counted from the front."""
trader_key = KINDS.of("trader", int, Seat, int)
relic_key = KINDS.of("relic", Ref)
"""A relic tile, wherever it lies."""
pile_key = KINDS.of("pile", str)
reserve_key = KINDS.of("reserve", str)
track_key = KINDS.of("track", str)
stock_key = KINDS.of("stock", str, int)
"""A buyer on its popularity track, counted from the lowest space; a white one in its area."""
waiting_key = KINDS.of("waiting", int)
"""A buyer on the mothership."""
centre_key = KINDS.of("centre", int)
envoy_key = KINDS.of("envoy", int, Seat, int)
tile_key = KINDS.of("tile", int)
card_key = KINDS.of("card", Ref)
"""A card whose face somebody sees."""
marker_key = KINDS.of("marker", int)
disc_key = KINDS.of("disc", Seat)


STORES = {"hold": KINDS.of("hold", Seat, int), "container": KINDS.of("container", Seat, int)}
"""The slots of a mat."""


def slot_key(seat: Seat, store: str, at: int) -> Key:
    return STORES[store](seat, at)


cell_key = KINDS.of("cell", Seat, str)
"""A cell of a gallery, by the type of its relic."""
guard_key = KINDS.of("guard", Seat, str)
cube_key = KINDS.of("cube", Seat)
"""The next cube of a seat's supply."""
crew_key = KINDS.of("crew", Seat)
"""The supply itself, with how many are left."""
owner_key = KINDS.of("name", Seat)
"""Whose mat it is."""
hand_key = KINDS.of("hand", Seat)
"""Where a hand lies, or how many cards it has."""

# Signs printed on the boards, which explain themselves as pieces do

payout_key = KINDS.of("payout", str)
"""What the rank of a colour pays now."""
rank_key = KINDS.of("rank", str)
order_key = KINDS.of("order", int)
"""A space of the turn-order track, from 1."""
round_key = KINDS.of("round", int)
majority_key = KINDS.of("majority", int, int)
"""What a centre pays a seat now."""
price_key = KINDS.of("price", str)
cost_key = KINDS.of("cost", Ref)
"""What a relic of a survey would cost."""
owner_cube_key = KINDS.of("surveyed", Ref)
"""The cube on a card of the survey row."""
line_key = KINDS.of("line", Seat, str)
"""What a column or a row of a gallery pays, at its end."""
head_key = KINDS.of("head", Seat, str)
"""The emblem over a column of a gallery, the glyph before a row."""
total_key = KINDS.of("total", Seat)
back_key = KINDS.of("back", Seat, int)
"""A card of a hand that whoever looks cannot see."""
fan_key = KINDS.of("fan", Ref)
"""A relic or a card of a pile that is fanned open."""
amount_key = KINDS.of("credits", str, Seat)
"""How many credits a seat has."""
flag_key = KINDS.of("flag", Ref, Ref)
"""Where a route around the globe leaves the chart: from which location, and to which one it leads."""
CENTRE_PAYS = "centre-pays"
"""What the centres pay at the end of this round."""
