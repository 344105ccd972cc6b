### The end of a round as a table. $column: where energy comes from · $each: a row of galaxies · $n: a level.

cs-summary-title = End of round { $round }
cs-summary-unit = Energy
cs-summary-column = { $column ->
        [exploitation] Galaxies
        [actions] Actions
        [purchases] Purchases
        [powers] Powers
        [end] End of the game
       *[levels] Levels
    }
cs-summary-galaxies = { $each }
cs-summary-level = { level.short } reached
cs-summary-throne = { $seat } takes the throne: that was the last round.
cs-summary-begins = { $seat } begins the purchases.
cs-summary-over = The game is over: the highest level wins.
