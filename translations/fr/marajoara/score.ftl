# Ce que la feuille de score dit de Marajoara.

tie-money = Argent, pour départager
ending-rounds = Les 14 manches sont jouées.
ending-round-track = La piste compte-tours est pleine.
ending-idle = Trois tours de suite sans capture ont arrêté la mission.
