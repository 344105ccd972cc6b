### Words that the tables and forms of several games share.

## Columns

column-min = At least
column-max = At most
column-x = Across
column-y = Up
column-op = Effect
column-ref = Name
column-name = Name
column-number = Number
column-spot = Where it is drawn
column-colour = Colour
column-cost = Price
column-effects = Effect
column-kind = Kind
column-points = VP
column-energy = Energy
column-level = Level
column-sector = Sector
column-players = Numbers of players
column-width = Width
column-height = Height

## What is missing

box-none = none
box-row-name = { $name }
