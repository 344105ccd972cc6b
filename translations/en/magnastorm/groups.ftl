### Magnastorm: under which title the list of moves shows each kind of move.
### Two kinds that bear the same title stand there together.

group-ms-first-crew = First crew
group-ms-take-column = Commanders and token to take
group-ms-move-crew = Crew to play
group-ms-choose-action = Move or gain
group-ms-pay = Ways to pay
group-ms-exchange = Exchange three for one
group-ms-give-cube = Cube to give
group-ms-take-cube = Cube to take
group-ms-drop-crew = Crew to put down
group-ms-deploy-crew = Crew to place
group-ms-drive = Drive
group-ms-jump = Mira’s jump
group-ms-boost = More range
group-ms-train = Adira’s lesson
group-ms-build = Station to build
group-ms-install = Lab to install
group-ms-choose-field = Research
group-ms-draw = Draw from the bag
group-ms-buy-reputation = Reputation for yellow cubes
group-ms-claim = Objectives
group-ms-remove-lab = Labs to remove
group-ms-finish = Leave it at that
group-ms-consortium-acts = The Consortium acts
