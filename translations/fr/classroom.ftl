### Les votes d’une classe.

vote-number = { $number }
