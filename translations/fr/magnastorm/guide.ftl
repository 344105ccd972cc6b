### Ce qui parle pour un coup, en peu de mots, et le guide de la première partie.
### $count points ou cubes · $sum, $price, $paid : des cubes · $state d’un prix (free, yes, exchange) · $bonus d’une case · $field, $sector, $commander, $objective : voir names.ftl

## Ce qui parle pour un coup

ms-merit-points = [vp:+{ $count }|{ $count } points]
ms-merit-loses = { $owner } perd { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ms-merit-level = [field:{ $field }|{ field }] niveau { $n }{ $gives ->
        [yes] {""} : { $bonus }
       *[no] {""}
    }
ms-merit-lead = seul en tête { field.at } : { ms-merit-whose } en fin de manche
ms-merit-whose = { $commander ->
        [token] le jeton
       *[other] { commander }
    }
ms-merit-cubes = **+** { $sum }
ms-merit-drawn = { $count ->
        [one] { $count } cube du sac
       *[other] { $count } cubes du sac
    }
ms-merit-objective = { objective.the } à votre portée : [vp:{ $value }|{ $value } points]
ms-merit-payable = { ms-merit-whose } devient à votre portée
ms-merit-any-level = un niveau de recherche au choix
ms-merit-any-cube = 1 cube de la couleur d’un joueur
ms-merit-first = premier à la manche suivante
ms-merit-commander = son effet : { commander.text }
ms-merit-bonus = { cell-bonus.text }
ms-merit-gain = B : { $sum }
ms-merit-drive = { $state ->
        [free] A est gratuite
        [exchange] A pour { $price }, en échangeant
       *[yes] A pour { $price }
    }
ms-merit-cheaper = { ms-merit-whose } coûtera un cube de moins
ms-merit-escape = votre Scout quitte la tempête
ms-merit-lab = un laboratoire à installer si la case est libre
ms-merit-lab-price = { $state ->
        [free] laboratoire gratuit
        [exchange] laboratoire pour { $price }, en échangeant
       *[yes] laboratoire pour { $price }
    }
ms-merit-majority = majorité { sector.at } : [vp:{ $count }|{ $count } point] en fin de manche
ms-merit-income = { sector.the } vous paierait { $paid }
ms-merit-station = une station en chemin pour { $price } : [vp:{ $count }|{ $count } points]
ms-merit-unpaid = la tempête ne le payait plus
ms-merit-no-majority = vous n’y aviez pas la majorité
ms-merit-turn = un tour de plus avant l’administration
ms-merit-blocks = { $bonus ->
        [none] une case sans bonus : rien de gâché
       *[other] bouche la case { cell-bonus }
    }
ms-merit-own-crew = les autres devront un cube de votre couleur pour la { column }

## Guide de la première partie : ce qu’il faut regarder à chaque question

ms-guide-first-crew-column = **Choisissez une colonne.** Votre équipier y attend : dans son prix, les autres devront un cube de votre couleur.
ms-guide-first-crew-head = **Au-dessus, un commandant** : pointez-le pour lire son effet. Une colonne pleine coûte cher à tout le monde.
ms-guide-first-crew-order = **L’ordre du tour** : qui prendra le jeton premier joueur commencera la manche suivante.
ms-guide-first-research-level = **Un premier niveau**, dans une recherche que personne n’a encore choisie.
ms-guide-first-research-scientist = **Tout en haut, un commandant scientifique** : il ira à qui mène seul sa colonne en fin de manche.
ms-guide-act-crew = **Prenez un équipier en haut**, jaune ou à vous, et posez-le sur une case libre du bas.
ms-guide-act-rows = **La ligne décide** : le rouge est le prix pour rouler (A), le vert ce que vous gagnez (B). La case peut ajouter un bonus.
ms-guide-act-price = **Ou achetez une colonne** à ce prix : le commandant et ses points sont à vous, et tout l’équipage descend.
ms-guide-action-gain = **B remplit vos poches** : il faut des cubes avant de rouler.
ms-guide-action-move = **A fait rouler le Scout** : c’est ainsi que naissent laboratoires et stations.
ms-guide-action-price = **Le prix d’abord** : la partie rouge de la ligne se paie avant de bouger.
ms-guide-drive-scout = **Votre Scout** va d’une zone à la voisine, par une ligne. Les cases éclairées sont à portée.
ms-guide-drive-colour = **La couleur de la case** dit quelle recherche avancera si vous y installez un laboratoire.
ms-guide-drive-sector = **Restez au calme**, là où le vert de la tuile paie en fin de manche.
ms-guide-escape-scout = **La tempête a surpris votre Scout** : il doit rouler vers le calme, dans le sens horaire.
ms-guide-escape-tile = **La tuile** montre en vert les secteurs où il sera de nouveau payé.
ms-guide-fee-cubes = **Choisissez le cube à donner** : une couleur dont vous n’avez pas besoin suffit.
ms-guide-build-site = **Vous passez une limite** : une station peut s’y construire, pour 2 points aussitôt.
ms-guide-build-price = **Son prix est sous vos stations**, de gauche à droite.
ms-guide-install-price = **Le laboratoire coûte** ce qui est marqué sous le premier à gauche ; les deux premiers sont gratuits.
ms-guide-install-level = **Il fait monter la recherche** de la couleur de la case, avec le bonus du niveau.
ms-guide-install-tile = **Au calme, il paie** à chaque fin de manche, tant que la tempête n’arrive pas.
ms-guide-train-cubes = **Adira Okzil** échange 2 cubes de votre couleur contre un niveau.
ms-guide-field-level = **Regardez le niveau suivant** de chaque recherche : certains donnent un bonus à l’arrivée.
ms-guide-field-lead = **Et qui mène** : seul en tête, vous recevez le commandant en fin de manche.
ms-guide-cube-colour = **Un cube de la couleur d’un joueur** : la vôtre sert à rouler, celle d’un autre à payer son équipage.
ms-guide-cube-price = **Comparez avec les prix** des colonnes.
ms-guide-draw-bag = **Le sac** contient surtout des noirs : chacun devient un cube de votre couleur.
ms-guide-deploy-column = **En haut**, votre équipier est un tour de plus avant la fin de la manche.
ms-guide-deploy-cell = **En bas**, il bouche une case que les autres voulaient.
ms-guide-claim-objective = **Les objectifs** se remplissent ici, un par tour : chaque carte dit ce qui vous manque.
ms-guide-claim-reward = **Le premier gagne le plus** : la case éclairée est la meilleure qui reste.
ms-guide-remove-lab = **Reprenez d’abord ce qui ne rapporte plus** : dans la tempête, un laboratoire ne paie rien.
ms-guide-pay-choice = **Chaque réponse est une façon de payer** ; la première donne le moins de cubes.
ms-guide-pay-exchange = **Trois cubes valent un cube** de n’importe quelle couleur en réserve.
ms-guide-exchange-cubes = **Donnez les cubes dont vous avez le plus** : trois, pareils ou non.
ms-guide-empty-cell = **Placez cet équipage où vous voulez** : il ne donne rien, mais il bouche des bonus.
ms-guide-empty-head = **À la manche suivante**, ces équipiers feront le prix de la colonne où vous les posez.
ms-guide-buy-reputation = **Forrester Dain** vend des points : 1 cube jaune, 1 point, deux fois au plus.

## Ce qui vient de se passer, et pourquoi cela compte

ms-guide-after-crew-moved = { $seat } bloque une case : son bonus n’est plus à prendre cette manche.
ms-guide-after-cubes-gained = { $seat } a plus de cubes : de quoi rouler, installer ou acheter une colonne.
ms-guide-after-cubes-drawn = Le sac est au hasard, mais le noir n’est jamais perdu : il devient un cube du joueur ({ $seat }).
ms-guide-after-lab-installed = { $seat } a un laboratoire de plus ici : il compte pour la majorité, et paie au calme.
ms-guide-after-station-built = Une station rapporte 2 points et reste : { $seat } pourra en partir pour rien.
ms-guide-after-research-advanced = { $seat } monte { field.at } : qui est seul en haut reçoit le commandant en fin de manche.
ms-guide-after-commander-taken = La carte de { commander } est chez { $seat } : son effet joue tout de suite, et elle a rapporté des points.
ms-guide-after-token-taken = { $seat } passera premier à la prochaine administration.
ms-guide-after-objective-fulfilled = La meilleure case est prise par { $seat } : cet objectif rapporte moins aux suivants.
ms-guide-after-majority-held = { $seat } a seul le plus de laboratoires { sector.at } : 1 point. Une égalité n’aurait rien donné.
ms-guide-after-administration-began = La manche est finie : revenus, majorités, commandants, puis la tempête avance.
ms-guide-after-panels-swapped = L’équipage du bas est maintenant en haut : il fait les prix de la nouvelle manche.
ms-guide-after-storm-moved = La tempête a pris un secteur et en a libéré un autre : vos laboratoires là-bas ne paient plus, mais servent aux objectifs.
