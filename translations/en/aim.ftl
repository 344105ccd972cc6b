### The aim of a game in half a minute: a card at the table, the first page of the book of rules.

aim-title = The aim
aim-turn = A turn
aim-end = The end
aim-rest = All the rest
aim-tips = Three tips
aim-play = Play
aim-book = The rulebook
aim-guided = Guided first game
aim-close = Esc
aim-again = reopens it at any time. Shows itself only once.
aim-time = 30 seconds
aim-from = Where the points come from
aim-measured = Mean of { $games } games of { $seats } between computers of level { $player }: { $mean } points each (give or take { $more }){ $lost ->
        [0] .
       *[other] , after losses (−{ $lost }).
    }
