"""Editing a position of Excavation Earth: what only this game has."""

from rules.core.editing import Move, Put, Remove, Set, errors
from rules.excavation_earth import GAME
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.editing import EDITING
from rules.excavation_earth.state import State
from tests.rules.editing import AtEditor
from tests.rules.excavation_earth.table import BOX

START: State = GAME.position(
    {"seats": [{"faction": "KUT", "hold": "Yg1", "hand": "R-SA"}, {"faction": "GUL"}], "queues": {"M1": "VG"}}, BOX
)


AT = AtEditor(EDITING, START)
edited, count, field = AT.edited, AT.count, AT.field


def test_a_cube_is_trader_envoy_guard_or_surveyor() -> None:
    trader = edited(Put("spare-cube-0", "queue-2"))
    assert trader.traders[2] == (1, 0)
    envoy = edited(Move("trader-2-0-0", "centre-1"), start=trader)
    assert (envoy.traders[2], envoy.envoys[1]) == ((0, 0), (1, 0))
    guard = edited(Move("envoy-1-0-0", "cell-0-Yg1"), start=envoy)
    assert guard.players[0].guards == ("Yg1",)
    assert count(edited(Remove("guard-0-Yg1"), start=guard), "spare-cube-0") == count(START, "spare-cube-0")


def test_a_relic_on_another_site_than_its_own_is_told_and_sent_home() -> None:
    relic = START.players[0].hold[0]
    foreign = next(site for site in BOX.sites if BOX.site_number[site] != BOX.site_of["Yg1"])
    wrong = edited(Move(f"relic-{relic}", f"place-{foreign}"))
    (found,) = errors(GAME, wrong)
    assert (found.rule, found.keys) == ("EE-GEN-4", (f"relic-{relic}",))
    assert errors(GAME, edited(found.cures[0].edit, start=wrong)) == ()


def test_buyers_queue_at_the_end_and_go_back_to_their_track() -> None:
    longer = edited(Put("spare-buyer-W", "queue-0"), Move("queued-0-0", "queue-3"))
    assert (longer.queues[0], longer.queues[3]) == ("GW", "V")
    assert count(edited(Remove("queued-3-0"), start=longer), "spare-buyer-V") == count(START, "spare-buyer-V") + 1


def test_two_explorers_together_are_told_and_one_is_sent_elsewhere() -> None:
    there = START.players[0].explorers[0]
    wrong = edited(Move("explorer-0-1", f"place-{there}"))
    (found,) = errors(GAME, wrong)
    assert found.rule == "EE-ACT-TRV-4"
    assert errors(GAME, edited(found.cures[0].edit, start=wrong)) == ()


def test_a_travel_card_is_played_and_taken_back() -> None:
    card = START.players[0].travel[0]
    played = edited(Remove(f"card-{card}"))
    assert (card in played.players[0].travel, played.players[0].spent_travel) == (False, (card,))
    assert edited(Move(f"card-{card}", "hand-0"), start=played) == START


def test_another_round_brings_command_tiles_and_another_deck_of_zu() -> None:
    solo = GAME.position({"seats": [{"faction": "KUT"}, {"faction": "ZU"}]}, BOX)
    second = edited(Set("round", 2), start=solo)
    assert second.zu is not None
    assert (len(second.tiles), second.tile_stack, len(second.zu.later)) == (BOX.tiles_in_play, (), BOX.rounds - 2)
    assert errors(GAME, second) == ()
    back = edited(Set("round", 1), start=second)
    assert back.zu is not None
    assert solo.zu is not None
    assert (back.tiles, len(back.zu.later)) == ((), BOX.rounds - 1)
    assert sorted(back.zu.deck) == sorted(solo.zu.deck)


def test_what_only_the_old_question_spoke_of_goes_back() -> None:
    drafting = GAME.position({"ask": "draft", "seats": [{"packet": "R-SA G-SB"}, {"packet": "Y-SC"}]}, BOX)
    turn = edited(Set("ask", "turn"), start=drafting)
    assert [player.packet for player in turn.players] == [(), ()]
    assert len(turn.discard) == len(drafting.discard) + 3
    assert field(turn, "ask").value == "turn"
    assert field(edited(Set("left", 1), start=turn), "left").value == 1


def test_credits_are_set_whatever_was_earned() -> None:
    assert edited(Set("credits-0", 41)).players[0].credits == 41


def test_a_question_in_the_middle_of_an_action_is_asked_with_what_belongs_to_it() -> None:
    digging = edited(Set("ask", "excavate"), Set("its-colour", "G"), Set("its-dug", "G2"), Set("its-colour", "Y"))
    assert digging.agenda == (todo.Digging(0, "Y"), todo.Turn(0, 1))
    travelling = edited(Set("ask", "travel"), Set("its-fuel", 1), start=digging)
    assert travelling.agenda == (todo.Travelling(0, 1), todo.Turn(0, 1))
    assert field(edited(Set("ask", "turn"), start=travelling), "left").value == 1


def test_a_relic_that_is_offered_and_taken_away_is_told() -> None:
    relic = START.players[0].hold[0]
    market = Put("spare-buyer-Y", "queue-0")
    selling = edited(market, Put("spare-cube-0", "queue-0"), Set("ask", "sell"), Set("its-offers-0", relic))
    assert selling.pending == todo.Selling(0, "", ((relic, 0),))
    assert errors(GAME, selling) == ()
    (found,) = errors(GAME, edited(Remove(f"relic-{relic}"), start=selling))
    assert errors(GAME, edited(Remove(f"relic-{relic}"), found.cures[0].edit, start=selling)) == ()


def test_cards_and_relics_to_choose_from_are_drawn_exchanged_and_put_back() -> None:
    keeping = edited(Set("ask", "keep"), Set("its-drawn", 2))
    other = next(each.value for each in field(keeping, "its-packet-1").choices[1:])
    exchanged = edited(Set("its-packet-1", other), start=keeping)
    assert field(exchanged, "its-packet-1").value == other
    assert len(exchanged.players[0].packet) == 2
    surveying = edited(Set("ask", "survey"), Set("its-colour", "V"), start=exchanged)
    assert (surveying.players[0].packet, {relic[0] for relic in surveying.drawn}) == ((), {"V"})
    assert edited(Set("ask", "turn"), start=surveying).drawn == ()


def test_a_seat_that_cannot_be_asked_the_same_takes_an_action() -> None:
    assert "free-step" not in [each.value for each in field(START, "ask").choices]
    stepping = edited(Set("faction-0", "DAL"), Set("ask", "free-step"))
    assert isinstance(stepping.pending, todo.FreeStep)
    assert edited(Set("active", 1), start=stepping).agenda == (todo.Turn(1, 2),)
