### Höyük: what makes a position good, by name, as advice and review call it.
### Value: the name · .about: what counts · .look: where to look · .overlooked: what is forgotten · .lost, .gained: what a move gave away or brought.

hk-term-points = Points scored
    .about = The points that your groups of cards have already brought.
    .look = Look at your hand and your limit: is a group long enough to be scored this turn?
    .overlooked = A group could be scored now; later there will be no room, or no cards.
    .lost = What follows scores fewer points.
    .gained = Points scored at once.

hk-term-largest = Largest families
    .about = What your largest families promise at the end: 1 point for each house, in each block.
    .look = Look at the blocks one by one: where is your largest family about to be overtaken, or to overtake?
    .overlooked = In this block the largest family changes hands, or yours stops growing.
    .lost = Your largest families lose ground.
    .gained = A larger family, or one that takes the lead.

hk-term-hand = Cards in hand
    .about = What your hand is worth: 1 point a card, more for the groups it can make.
    .look = Look at your cards: which are alike, and how many of them can you still play before the end?
    .overlooked = This card is worth more with its likes than alone.
    .lost = The cards in your hand make fewer groups.
    .gained = A hand that will make better groups.

hk-term-cards-now = Cards of this turn
    .about = The cards that this turn’s inspection should give, by the majorities of today.
    .look = Look at the aspects: in which block would a single piece tip a comparison before the inspection?
    .overlooked = At this turn’s inspection a pile will give its card to somebody else, or to nobody.
    .lost = Fewer cards to draw soon.
    .gained = One card more at the inspection.

hk-term-cards-later = Cards of later turns
    .about = The cards that your majorities may still give later: an expectation, not a certainty.
    .look = Look at the contested blocks: where is your lead clear enough to last for several turns?
    .overlooked = A majority of a single piece is soon lost; this one will hardly last.
    .lost = Your majorities will last less long.
    .gained = Majorities that may last.

hk-term-families = Families, your card limit
    .about = Your families: each lets you spend one card more in a turn.
    .look = Look at your card limit: is it enough for the groups you are preparing?
    .overlooked = One family fewer is one card fewer in every turn.
    .lost = One family fewer, so one card fewer each turn.
    .gained = One family more, and a card in each turn.

hk-term-storeys = Storeys
    .about = Your two-storey houses, which break ties.
    .look = Look at the blocks where you are tied: who has most two-storey houses there?
    .overlooked = In a tie the storeys decide, and one is missing here.
    .lost = A storey that breaks ties is missing.
    .gained = A storey for ties.

hk-term-company = Living with others
    .about = Your pieces in contested blocks count; alone in a block nobody draws anything.
    .look = Look where the others live: in which blocks does nobody compare with you?
    .overlooked = A piece or a house where you live alone draws no card.
    .lost = Pieces stand where nothing is compared.
    .gained = Pieces where people compare.

hk-term-calamities = Catastrophes to fear
    .about = What the catastrophes that nobody has seen yet would cost, on average.
    .look = Look at your blocks: which is the largest, the smallest, or first in ovens, shrines or pens?
    .overlooked = This block becomes the one that several catastrophes look for.
    .lost = Your houses are less sheltered from catastrophes.
    .gained = Fewer houses at risk.

hk-term-herds = Cattle and villagers
    .about = At the end, 1 point a block for most cattle, and 1 for most villagers.
    .look = Look at cattle and villagers: in which block would a single one be enough to lead?
    .overlooked = Cattle or a villager changes nothing here; elsewhere it would be worth 1 point.
    .lost = A point for cattle or villagers is lost.
    .gained = A point for cattle or villagers.

hk-term-clan = Power and shaman
    .about = The power of your clan, if it wakes, and the block that the shaman protects.
    .look = Look at the shaman and your power: what would you gain by using them now?
    .overlooked = The power or the shaman could have helped, and will not.
    .lost = The shaman, or your power, helps you less.
    .gained = The shaman with you, or your power awake.

hk-term-victory = Victory
    .about = The game is over: what winning adds to the points of the sheet.
    .look = Look at the scores: how many points do you need to take the lead?
    .overlooked = Little was missing to finish first, and here it is lost.
    .lost = The victory slips away.
    .gained = The victory comes nearer.
