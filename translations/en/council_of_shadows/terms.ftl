### Council of Shadows: what makes a position good, term by term. The value is its name as a row, 28 letters at most.
### .about: what it counts · .look: where to look, naming no move · .overlooked: what a poor move overlooks ·
### .lost and .gained: what a move gave away or brought.

cs-term-levels = Levels
    .about = The levels reached; at the end they come before any energy.
    .look = Look at your energy marker and your consumption: is a level within reach this round?
    .overlooked = Levels count before energy; this move delays one that was within reach, or lets a rival take it first.
    .lost = A level is further away.
    .gained = A level reached.
cs-term-energy = Energy
    .about = The energy shown on the track, after what levels have taken of it.
    .look = Count the energy that each possibility brings at once, up to the end of your turn.
    .overlooked = Energy that could be had this round stays on the board; nothing says that it will still be there next round.
    .lost = What follows brings less energy.
    .gained = Energy gained at once.
cs-term-consumption = Consumption
    .about = What your consumption still costs: each step moves every missing level further away.
    .look = Add up the consumption of the cards: each step is paid again at every level.
    .overlooked = Each step of consumption must be caught up at every missing level; this move raises it by more than it brings.
    .lost = Consumption went up, levels are further away.
    .gained = Consumption stays low, levels come nearer.
cs-term-cubes = Colonies to exploit
    .about = What your colonies promise when you exploit their galaxies, a cube each round in each.
    .look = Look at what the galaxies yield: where will your cubes bring most in the rounds that are left?
    .overlooked = A colony pays if it can be exploited before the end; this move leaves one behind, or gives one up too soon.
    .lost = Your colonies promise less energy.
    .gained = Your colonies promise more energy.
cs-term-majorities = Majorities
    .about = What the majority adds in galaxies where you have cubes, with your chance of keeping it.
    .look = Count the cubes in each galaxy: where does a single one more change the majority?
    .overlooked = A majority often hangs on one cube; this move loses it, leaves it tied, or does not contest it.
    .lost = A majority leans towards others.
    .gained = A majority leans towards you.
cs-term-resources = Gems and resources
    .about = Your gems, and the resources of the systems where you have a cube.
    .look = Look at your gems and the systems where you are: what can you buy next round?
    .overlooked = Gems are of use while there are purchases to come; this move leaves some behind, or spends them for little.
    .lost = Gems or resources were left behind.
    .gained = More gems, or resources within reach.
cs-term-bonus = Bonus cards
    .about = What your bonus cards would count now; those of others are hidden, and average ones are supposed.
    .look = Read your bonus cards again: what makes them count more until the end?
    .overlooked = Your bonus cards count what you have at the end; this move takes away what they would count.
    .lost = Your bonus cards would count less.
    .gained = Your bonus cards would count more.
cs-term-improvements = Improvements and zones
    .about = What terraforming, ranges, extra zones and stations bring, for each round that is left.
    .look = Look at your board: which improvement would serve in each of the rounds that are left?
    .overlooked = An improvement serves in every round that is left: the later it comes, the less it gives.
    .lost = A lasting improvement was left out.
    .gained = An improvement serves in all rounds that are left.
cs-term-powers = Lasting powers
    .about = What your Dark Tech cards and your leader do every round, as long as the game lasts.
    .look = Read your lasting powers again: which one could bring more, and by what?
    .overlooked = A lasting power pays every round; this move weakens it, or chooses one that serves for a shorter time.
    .lost = A lasting power brings less.
    .gained = A lasting power brings more.
cs-term-cards = AI cards
    .about = What your AI cards do better than starting cards, and the energy they are worth at the end.
    .look = Look at the display of AI cards: which one does better than the weakest of your hand?
    .overlooked = An AI card serves whenever it is played and counts at the end; this move does without, or pays too much.
    .lost = A useful AI card was left behind.
    .gained = An AI card makes your rounds better.
cs-term-plan = Cards on your zones
    .about = What the cards on your zones will still do before they come back to your hand.
    .look = Look at your zones from left to right: what will your cards do this round, and the next?
    .overlooked = A card acts in each zone that it passes; this move covers a good one, or puts it where it does little.
    .lost = The cards on your zones will do less.
    .gained = The cards on your zones will do more.
cs-term-victory = End of the game
    .about = Your chances of winning once the end is announced: levels first, then energy.
    .look = The end is near: count each player’s levels, then energy. Who wins if it comes now?
    .overlooked = The end comes when somebody reaches the last level; this move brings it, or lets it come, at a bad time for you.
    .lost = Victory leans towards another.
    .gained = Victory leans towards you.

## The tutor counts in energy: a level is worth much of it

tutor-points = { $count ->
   *[other] { $said } energy
  }
