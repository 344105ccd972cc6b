"""The desk of Excavation Earth: how its position looks, and how its moves are made by hand."""

from desktop.board.desk import Desk
from desktop.games.excavation_earth import attempts, handles, sale, travels, weighed
from desktop.games.excavation_earth.camera_targets import parts
from desktop.games.excavation_earth.painters import PAINTERS
from desktop.games.excavation_earth.preview import preview
from desktop.games.excavation_earth.sign_words import SIGNS
from desktop.games.excavation_earth.spoken_of import spoken_of
from desktop.games.excavation_earth.sprites import sprites
from desktop.games.excavation_earth.things import thing_of
from rules.excavation_earth.events import Event
from rules.excavation_earth.moves import Move
from rules.excavation_earth.view import View

DESK: Desk[View, Move, Event] = Desk(
    painters=PAINTERS,
    sprites=sprites,
    parts=parts,
    thing=thing_of,
    spoken_of=spoken_of,
    signs=SIGNS,
    gestures=handles.gestures,
    attempt=attempts.attempt,
    astray=attempts.astray,
    companions=attempts.companions,
    cures=attempts.cures,
    preview=preview,
    account=sale.account,
    comes_from=travels.comes_from,
    goes_to=travels.goes_to,
    same=travels.same,
    candidate=lambda view, explained, candidate: weighed.lying(view, explained, str(candidate)),
    face=lambda view, explained, candidate: weighed.face(view, explained, str(candidate)),
    acting=weighed.acting,
)
