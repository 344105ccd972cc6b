"""The desk of Magnastorm: how its position looks, and how its moves are made by hand."""

from desktop.board.desk import Desk, Overlay
from desktop.games.magnastorm import attempts, handles, keys, travels, weighed
from desktop.games.magnastorm.camera_targets import parts
from desktop.games.magnastorm.flights import flights
from desktop.games.magnastorm.forecast_sprites import LETTER
from desktop.games.magnastorm.painters import PAINTERS
from desktop.games.magnastorm.posters import poster
from desktop.games.magnastorm.preview import preview, shows_ahead, target
from desktop.games.magnastorm.shown import Shown
from desktop.games.magnastorm.sign_words import SIGNS
from desktop.games.magnastorm.spoken_of import spoken_of
from desktop.games.magnastorm.sprites import sprites
from desktop.games.magnastorm.things import thing_of
from rules.core.types import phrase
from rules.magnastorm.events import Event
from rules.magnastorm.moves import Move
from rules.magnastorm.view import View

DESK: Desk[View, Move, Event] = Desk(
    painters=PAINTERS,
    sprites=sprites,
    overlays=(Overlay(keys.FORECAST, LETTER, phrase("ms-table-forecast")),),
    parts=parts,
    thing=thing_of,
    spoken_of=spoken_of,
    signs=SIGNS,
    is_crowded=True,
    gestures=handles.gestures,
    attempt=attempts.attempt,
    meaning=attempts.meaning,
    alike=handles.alike,
    companions=attempts.companions,
    cures=attempts.cures,
    blamed=attempts.blamed,
    preview=preview,
    most_previews=40,  # every space that a scout reaches tells what the way there costs
    shows_ahead=shows_ahead,
    target=target,
    comes_from=travels.comes_from,
    goes_to=travels.goes_to,
    same=travels.same,
    order=travels.order,
    poster=poster,
    flights=lambda views, look, events, places: flights(views[0], Shown(views[1], look), events, places),
    candidate=lambda view, explained, candidate: weighed.lying(view, str(candidate)),
    face=lambda view, explained, candidate: weighed.face(view, str(candidate)),
    acting=weighed.acting,
)
