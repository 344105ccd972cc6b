"""What the program is: its version, what has changed, under which licences it stands; where its games lie."""
