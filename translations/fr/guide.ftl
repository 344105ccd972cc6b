### Le guide de la première partie, dans le volet de la table. Ce qu’il dit d’un jeu : <jeu>/guide.ftl.

dock-guide = Guide
guide-opponent = Malo
guide-menu = Guide de la première partie
guide-title = Partie guidée
guide-intro = Guidée pendant { $turns ->
        [one] { $per ->
            [round] une manche
           *[other] un tour
        }
       *[other] { $turns } { $per ->
            [round] manches
           *[other] tours
        }
    } ; la suite est à vous.{ $gentle ->
        [none] {""}
       *[other] {" "}{ $gentle } joue en douceur.
    }
guide-over = À vous. Le guide reste ici.
guide-beads = { $done ->
        [one] { $done } tour guidé joué sur { $turns }
       *[other] { $done } tours guidés joués sur { $turns }
    }
guide-quit = Quitter le guide
guide-aim = Le but
guide-look = À regarder, dans l’ordre
guide-in-hand = En main : { $name }
guide-take = { $count ->
        [one] Prenez la pièce éclairée
       *[other] { $count } pièces éclairées à prendre
    }
guide-take-too = prenez aussi : { $name }
guide-choose = Choisissez
guide-wait = { $seat } joue. Regardez bien.
guide-wait-unnamed = Les autres jouent. Regardez bien.
guide-read = Lisez la feuille posée sur la table, puis rangez-la : Espace, ou un clic sur la table.
guide-nothing-more = rien de plus
guide-advised = conseillé
guide-more = { $count ->
        [one] + 1 autre
       *[other] + { $count } autres
    }
guide-past = Vous regardez le passé : le guide attend que la partie reprenne.
guide-game-over = La partie est finie. La feuille de score dit d’où viennent les points.
guide-just = Ce qui vient de se passer
guide-less = Moins
guide-plus = Plus
guide-show = Expliquer
guide-level-0 = Tout expliquer
guide-level-1 = Rappels
guide-level-2 = Sur demande
guide-level-3 = Rien
