"""What teachers make: positions, lessons and plans of their own, marks on a table, votes. Knows no window."""
