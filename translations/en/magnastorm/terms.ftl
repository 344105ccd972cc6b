### What a position is judged by: the name of a term, what it counts (.about), where to look (.look), what a poor move overlooks (.overlooked), what was given away (.lost) or gained (.gained).

ms-term-reputation = Reputation gained
    .about = The reputation that everybody already has on the track.
    .look = Look at the reputation track: what can still be gained at once, before the turn ends?
    .overlooked = Reputation lay ready to be taken, and what is taken is hardly ever lost again.
    .lost = What follows brings less reputation, or leaves it to others.
    .gained = Reputation gained on the spot.

ms-term-objectives = Objectives within reach
    .about = What the objectives promise: those that can be fulfilled, and those that are done in part.
    .look = Look at the four objectives: which one is nearly fulfilled, and who will be there first?
    .overlooked = An objective that was near moves away, or somebody else will take its best space.
    .lost = An objective that was near moved away.
    .gained = An objective came nearer.

ms-term-majorities = Majorities in sectors
    .about = The majorities expected in the calm sectors at the administration, by who leads and by how much.
    .look = Count the labs in the calm sectors: where does a single one more or less change the majority?
    .overlooked = A majority hangs on a single lab, and it is counted at every administration.
    .lost = A majority weakened, or left to a rival.
    .gained = A majority taken, or held better.

ms-term-scientists = Scientists to come
    .about = The reputation expected from scientific commanders, by who leads alone in each research field.
    .look = Look at the heads of the research fields: where are you a level away from leading alone?
    .overlooked = At the administration a scientific commander goes to whoever leads alone, or leaves whoever no longer does.
    .lost = A lead in research lost or shared.
    .gained = A lead in research taken or held better.

ms-term-commanders = Effects of commanders
    .about = Roughly what everybody’s commanders will still do until the end.
    .look = Look at the cards before each player: which effect will still serve often in the rounds left?
    .overlooked = A commander’s effect counts in each turn where it serves: the earlier it comes, the more it brings.
    .lost = A commander’s effect lost, or left to a rival.
    .gained = A commander’s effect for the turns to come.

ms-term-levels = Research levels
    .about = The levels reached and the bonuses close above, leaving out commanders and objectives.
    .look = Look at your research markers: which level just above gives a bonus?
    .overlooked = Research levels are given back or missed, and with them the bonuses that follow.
    .lost = Research levels given back or missed.
    .gained = Progress in research.

ms-term-labs = Labs and income
    .about = The labs on the planet, and the cubes they should bring at the next administrations.
    .look = Look at the centre tile: which calm sector would pay one more lab best?
    .overlooked = Labs in calm sectors pay at the administration: fewer of them, or in the storm, bring less.
    .lost = Less income at the administration.
    .gained = More income at the administration.

ms-term-ways = Scout’s place and stations
    .about = Where the Scout waits, far from or near the storm and free spaces, and stations to start from.
    .look = Look at the Scout: where will the storm be next round, and are there free spaces beside it?
    .overlooked = A Scout in the storm, or far from any free space, will lose turns driving.
    .lost = A Scout badly placed for what follows.
    .gained = A Scout well placed, or a useful station.

ms-term-cubes = Cubes in hand
    .about = Everybody’s cubes, as long as there is time to spend them; the first ones count most.
    .look = Count your cubes: what can you pay next turn, and what can the others?
    .overlooked = Cubes spent on little will soon be missing, for a lab or for a commander.
    .lost = Fewer cubes are left for what follows.
    .gained = Cubes for the next turns.

ms-term-turns = Order and number of turns
    .about = Turns more or less until the administration, and the first player token.
    .look = Count the crew on the upper panel: who will play the last turn of the round?
    .overlooked = With the crew left above, somebody else gets one turn more, or plays earlier.
    .lost = One turn less, or a worse place in the order.
    .gained = One turn more, or a better place in the order.

ms-term-columns = Columns to take
    .about = What the best column offers each, less its price: a hope for oneself, a threat where others are.
    .look = Look at the prices of the columns: which one gets cheap for the next player?
    .overlooked = A column stays or gets cheap, and others may take it before you.
    .lost = A good column left to others.
    .gained = A good column kept out of others’ reach.

ms-term-victory = Victory
    .about = When the end has come or been announced: what winning weighs, and the turn order that breaks ties.
    .look = The end is near: who is ahead on the track, and who still has a turn?
    .overlooked = The game ends with this cycle: all that counts now is who will be ahead.
    .lost = Victory moved away.
    .gained = Victory came nearer.
