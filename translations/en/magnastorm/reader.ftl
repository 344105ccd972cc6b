### Magnastorm: what the book of rules adds to the rules.

## Chapters

chapter-basics = The aim
chapter-setup = Setup
chapter-positions = Starting positions
chapter-rounds = Rounds and turns
chapter-command = Taking a commander
chapter-panel = The lower panel
chapter-drive = A: moving the Scout Runner
chapter-labs = Labs
chapter-research = Research and bag
chapter-stations = Teleport stations
chapter-gain = B: gaining cubes
chapter-cells = Cell bonuses
chapter-objectives = Objectives
chapter-administration = Administration
chapter-end = End of the game
chapter-artefacts = Artefacts and advanced start
chapter-commanders = The commanders
chapter-solo = The Consortium (unofficial)

## Where we differ from the rulebook

difference-map = The planet is ours: zones, lines, spaces, colours, station sites. The pictures are missing from the rulebook; all that its examples say is kept.
difference-panels = The bonuses of the cells and most amounts of the rows are ours; one row comes from the examples, and the 25 cells with 4 players from a review.
difference-crew-below = A crew member is placed below another one; if all of the column stand at the bottom, on its highest free cell, which the letter would rule out (ruling A18).
difference-research = The height of the research tracks, their bonuses and the colour of the fourth field are ours.
difference-commanders = The rulebook describes all commanders; nearly all of their reputation numbers are ours.
difference-objectives = Two of the eight objectives are ours, and their reputation spaces below 4.
difference-player-boards = The prices of labs and stations are ours, except for the first two labs.
difference-income = Four incomes come from the examples; the other eight are ours.
difference-artefacts = The 120 artefact cards are ours, made to fit what the examples show.
difference-artefact-choice = Cards that are won here are kept under the name of whoever wins them. Of cards won elsewhere you say what they are made of; lots say which ones.
difference-exchange = An exchange is offered as soon as you have something to decide; not in the turn of another, nor during the administration.
difference-solo = The Consortium is not in the rulebook: it is an unofficial solo mode of our own. Still you keep an artefact card from it, good for an advanced start.

## Parts of the data

edition-part-artefacts = Artefact cards
edition-part-board_large = Boards for 4 players
edition-part-board_small = Boards for 2 or 3 players
edition-part-box = Components
edition-part-centre_tile = Centre tile
edition-part-commanders = Commanders
edition-part-consortium = The Consortium (unofficial)
edition-part-numbers = Numbers of the rules
edition-part-objectives = Objectives
edition-part-planet = Planet
edition-part-player_board = Player board
edition-part-players = Number of players
edition-part-research = Research
edition-part-rows = Rows of the panels

## What a rule comes to in the game being played

now-round = Round { $round }
now-reputation = Your reputation: { $points }
now-cubes = Your cubes: { $cubes }
now-labs = { $labs ->
        [0] You have no lab left
        [one] You have 1 lab left
       *[other] You have { $labs } labs left
    }
now-stations = { $stations ->
        [0] You have no station left
        [one] You have 1 station left
       *[other] You have { $stations } stations left
    }
now-crew = { $crew ->
        [0] You have no crew left on your board
        [one] You have 1 crew member left on your board
       *[other] You have { $crew } crew members left on your board
    }
now-levels-3 = Your levels: green { $green }, red { $red }, blue { $blue }
now-levels-4 = Your levels: green { $green }, red { $red }, blue { $blue }, brown { $brown }
