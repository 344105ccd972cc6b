### The curtain between two players who share a screen.

## The curtain

curtain-pass = Pass the screen to
curtain-asked = What awaits you
curtain-meanwhile = Since your last turn
curtain-nothing-yet = The game begins.
curtain-nothing-since = Nothing: you have just played.
curtain-lift = I am { $name }: raise the curtain
curtain-key = Space
curtain-hold = Hold for a second: a press by mistake shows nothing.
curtain-private = Nothing secret on the screen
curtain-private-why = The table and the log are covered. The others look away.
curtain-seat-now = now
curtain-seat-done = has chosen
curtain-seat-waits = waits
curtain-seat-next = next
curtain-leave = Suspend
