### The end of a round: the sheet that comes down over the table. $seat: a name, already in words.

summary-world = What happens
summary-seat = { ALONE($seat) }
summary-to-go = { $count } to go
summary-leaves = leaves by itself; stay on it to keep it
summary-stays = stays until you put it away
summary-space = Space
summary-continue = Continue
summary-log = In the log
summary-nothing = No round has ended yet.
