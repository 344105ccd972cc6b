### Magnastorm : sous quel titre la liste des coups montre chaque sorte de coup.
### Deux sortes qui portent le même titre s’y trouvent ensemble.

group-ms-first-crew = Premier équipage
group-ms-take-column = Commandants et jeton à prendre
group-ms-move-crew = Équipage à jouer
group-ms-choose-action = Déplacer ou gagner
group-ms-pay = Façons de payer
group-ms-exchange = Échanger trois contre un
group-ms-give-cube = Cube à donner
group-ms-take-cube = Cube à prendre
group-ms-drop-crew = Équipage à reposer
group-ms-deploy-crew = Équipage à poser
group-ms-drive = Rouler
group-ms-jump = Saut de Mira
group-ms-boost = Plus de portée
group-ms-train = Leçon d’Adira
group-ms-build = Station à construire
group-ms-install = Laboratoire à installer
group-ms-choose-field = Recherche
group-ms-draw = Piocher dans le sac
group-ms-buy-reputation = Réputation contre cubes jaunes
group-ms-claim = Objectifs
group-ms-remove-lab = Laboratoires à retirer
group-ms-finish = En rester là
group-ms-consortium-acts = Le Consortium agit
