### Höyük : les trois plans de séance fournis.
### plan-hoyuk-<plan> : le titre · plan-hoyuk-<plan>-<ligne> : .title, .says (ce qui se dit à voix haute), pour un vote aussi .question, .a, .b, .c, .d.

## 10 minutes

plan-hoyuk-ten = Un village, ensemble

plan-hoyuk-ten-aim =
    .title = Bâtir chez les voisins
    .says =
        Nous voici en Anatolie, il y a plus de 9 500 ans. Des clans nomades se sont arrêtés là, et bâtissent leurs maisons les unes contre les autres.
        Chacun de vous est un clan, d’une couleur. Mais il n’y a qu’un village, et tous y bâtissent.
        Deux mots suffisent pour le lire. Un quartier : tout ce qui se touche par un côté, de n’importe quelle couleur. Une famille : vos maisons à vous qui se touchent. (Montrez les quartiers un à un. Dans lequel Rosa, la rouge, vit-elle seule ? Au nord-est.)
        On marque des points avec des cartes, en cours de partie, et avec ses plus grandes familles, à la fin. Mais on ne gagne de cartes que là où l’on a des voisins. Voilà le secret : qui reste seul dans son coin n’en reçoit aucune.
        Quand un clan a posé sa dernière maison, on finit le tour. Qui a le plus de points a gagné.

plan-hoyuk-ten-join =
    .title = Rejoindre ou fonder
    .says =
        Une maison se pose sur une case. Elle peut faire trois choses : rejoindre des voisins, agrandir une de vos familles, ou fonder un quartier loin de tous.
        D’abord, rejoignons Rosa, la rouge. Qui vient poser la maison bleue ? Par un côté, jamais par un coin.
        Maintenant, le contraire : fondons un quartier, assez loin pour ne toucher personne, pas même par un coin.
        Lequel des deux est le meilleur ? Les deux. Rejoindre permet de gagner des cartes ; fonder donne une famille de plus, donc le droit de dépenser une carte de plus à chaque tour.

plan-hoyuk-ten-ovens =
    .title = Qui prend la carte des fours ?
    .says =
        Une fois par tour, on inspecte les quartiers où vivent au moins deux clans. Pour les fours, les totems et les enclos, qui en a le plus prend une carte.
        Regardez le quartier du nord-ouest, et ne comptez que les fours. Vous, les rouges, vous en avez un, sur une maison à étage. Rosa, la bleue, en a deux, sur des maisons basses. Qui l’emporte ? (Comptez les mains, dévoilez.)
        C’est Rosa. Le nombre passe toujours avant ; les étages ne font que départager, quand il y a égalité.
    .question = Quartier du nord-ouest : qui l’emporte pour les fours ?
    .a = Vous, en rouge
    .b = Rosa, en bleu
    .c = Personne

plan-hoyuk-ten-cards =
    .title = Des cartes qui se ressemblent
    .says =
        À quoi servent les cartes ? À bâtir ce qu’elles montrent, ou à marquer des points.
        Quatre cartes différentes : combien de points ? (Laissez dire.) Un point chacune, donc 4.
        Et quatre cartes pareilles ? 8, le double ! Cinq pareilles en valent même 12. On garde donc ses cartes jusqu’à ce qu’elles se ressemblent… si l’on a la patience.

plan-hoyuk-ten-next =
    .title = Et maintenant ?
    .says =
        Vous savez lire un village : des quartiers, des familles, et des cartes pour qui a des voisins.
        Pour jouer pour de bon, faites les leçons 1 à 4, puis la 8, sur l’inspection.
        Choisissez la partie classique, à quinze maisons, pour qu’elle soit plus courte, et laissez le guide ouvert. La règle complète est dans le livre, touche F1.

## 30 minutes

plan-hoyuk-thirty = L’essentiel, et un premier tour

plan-hoyuk-thirty-aim =
    .title = { plan-hoyuk-ten-aim.title }
    .says = { plan-hoyuk-ten-aim.says }

plan-hoyuk-thirty-join =
    .title = Rejoindre, agrandir, fonder
    .says =
        Une maison se pose sur une case. Elle peut faire trois choses, essayons les trois.
        Rejoindre : posez la bleue contre une maison de Rosa. Par un côté ; un coin n’est pas un contact.
        Agrandir : vous habitez déjà ce quartier. La nouvelle maison doit donc toucher une des vôtres ; on ne commence pas une seconde famille dans le même quartier. (Laissez quelqu’un se tromper : la table dit pourquoi.)
        Fonder : loin de tous, pas même un coin en commun. Une famille de plus, donc une carte de plus à dépenser par tour. Reste à convaincre quelqu’un de venir !

plan-hoyuk-thirty-bridge =
    .title = La case de personne
    .says =
        Deux quartiers ne fusionnent jamais. Il reste donc toujours, entre eux, des cases interdites à tous.
        Rosa habite D4 et E4, Jade habite G4 et H4. Une seule case toucherait les deux quartiers par un côté. Laquelle ? (Laissez chercher la lettre et le chiffre, comptez, dévoilez.)
        F4. Ni maison ni enclos : tous deux relieraient. Cherchez ces cases-là dans votre partie, elles protègent aussi bien qu’un mur.
    .question = Quelle case toucherait les deux quartiers par un côté ?
    .a = F3
    .b = F5
    .c = F4

plan-hoyuk-thirty-tile =
    .title = Trois éléments par tuile
    .says =
        À chaque tour, chacun reçoit deux tuiles, l’une après l’autre. Une tuile montre trois éléments : toujours deux maisons, et quelque chose d’autre.
        Celle-ci montre un totem. Bâtissez les trois, dans l’ordre que vous voulez. Mais un totem se pose sur un toit à vous : par quoi faut-il commencer ?

plan-hoyuk-thirty-inspection =
    .title = L’inspection
    .says =
        Voici le moment où l’on gagne des cartes. On regarde chaque quartier où vivent au moins deux clans, et l’on pose trois fois la même question : qui a le plus de totems ? d’enclos ? de fours ?
        Les totems d’abord. Cherchez-en un dans ce quartier… Il n’y en a pas, donc pas de carte.
        Les enclos : un chacun. À égalité, comptez les maisons à étage.
        Et le quartier du sud, où personne d’autre n’habite ? Rien du tout.

plan-hoyuk-thirty-ovens =
    .title = { plan-hoyuk-ten-ovens.title }
    .says =
        Il nous restait les fours, au nord-ouest. Vous, les rouges, vous en avez un, sur une maison à étage. Rosa, la bleue, en a deux, sur des maisons basses. Qui l’emporte ? (Comptez les mains, dévoilez.)
        C’est Rosa. Le nombre passe toujours avant ; les étages ne font que départager, quand il y a égalité.
    .question = { plan-hoyuk-ten-ovens.question }
    .a = { plan-hoyuk-ten-ovens.a }
    .b = { plan-hoyuk-ten-ovens.b }
    .c = { plan-hoyuk-ten-ovens.c }

plan-hoyuk-thirty-cards =
    .title = { plan-hoyuk-ten-cards.title }
    .says = { plan-hoyuk-ten-cards.says }

plan-hoyuk-thirty-turn =
    .title = Un premier tour, deux équipes
    .says =
        À vous. Deux équipes, deux clans, un seul village. Chaque équipe bâtit six éléments, en deux fois trois ; à chaque élément, une autre personne vient le poser.
        Avant de poser, dites à voix haute : je rejoins, j’agrandis ou je fonde, et pourquoi.
        Ensuite vient l’inspection, et peut-être les premières cartes. Il n’y a pas de calamité au premier tour : profitez-en.
        Si quelque chose est refusé, lisez la raison ensemble ; c’est ainsi que l’on apprend la règle.

plan-hoyuk-thirty-end =
    .title = Ce qui vient ensuite
    .says =
        Votre premier tour est joué. À partir du deuxième, une calamité frappe chaque fois : elle dit quels quartiers sont touchés, et ce qu’ils perdent. Une maison perdue devient une ruine ; n’importe qui pourra y rebâtir.
        À la fin du tour, le premier joueur donne le marqueur à quelqu’un d’autre. Il ne peut pas le garder : cela se négocie.
        Et au tout dernier moment, chaque carte en main vaut 1 point, et dans chaque quartier, la plus grande famille rapporte un point par maison.
        Qui veut continuer ? Les leçons 7 et 9, calamités et cartes, sont les deux suivantes. (Prenez une question ou deux.)

## 60 minutes

plan-hoyuk-sixty = Deux tours guidés, calamité comprise

plan-hoyuk-sixty-aim =
    .title = { plan-hoyuk-ten-aim.title }
    .says = { plan-hoyuk-ten-aim.says }

plan-hoyuk-sixty-join =
    .title = { plan-hoyuk-thirty-join.title }
    .says = { plan-hoyuk-thirty-join.says }

plan-hoyuk-sixty-bridge =
    .title = { plan-hoyuk-thirty-bridge.title }
    .says = { plan-hoyuk-thirty-bridge.says }
    .question = { plan-hoyuk-thirty-bridge.question }
    .a = { plan-hoyuk-thirty-bridge.a }
    .b = { plan-hoyuk-thirty-bridge.b }
    .c = { plan-hoyuk-thirty-bridge.c }

plan-hoyuk-sixty-tile =
    .title = { plan-hoyuk-thirty-tile.title }
    .says = { plan-hoyuk-thirty-tile.says }

plan-hoyuk-sixty-pens =
    .title = Un enclos doit pouvoir s’ouvrir
    .says =
        L’enclos se colle à une de vos maisons : la flèche blanche de sa barrière montre laquelle, donc à qui il est. La molette ou la touche R le tourne.
        Et il lui faut un autre côté libre, pour que les bêtes entrent et sortent. Personne n’a le droit de boucher la dernière sortie.
        Regardez l’enclos de Rosa : quelle case ne peut donc plus servir à personne ? Pas même à Rosa !
        Maintenant bâtissez contre votre famille, sans toucher à cette case.

plan-hoyuk-sixty-inspection =
    .title = { plan-hoyuk-thirty-inspection.title }
    .says = { plan-hoyuk-thirty-inspection.says }

plan-hoyuk-sixty-ovens =
    .title = { plan-hoyuk-thirty-ovens.title }
    .says = { plan-hoyuk-thirty-ovens.says }
    .question = { plan-hoyuk-thirty-ovens.question }
    .a = { plan-hoyuk-thirty-ovens.a }
    .b = { plan-hoyuk-thirty-ovens.b }
    .c = { plan-hoyuk-thirty-ovens.c }

plan-hoyuk-sixty-cards =
    .title = { plan-hoyuk-ten-cards.title }
    .says = { plan-hoyuk-ten-cards.says }

plan-hoyuk-sixty-limit =
    .title = Une carte par famille
    .says =
        On ne dépense pas tout ce qu’on a en main. Dans un tour, autant de cartes que l’on a de familles, pas plus.
        Six maisons, sept cartes : combien peut-on en dépenser ? Comptez les familles, pas les maisons. (Deux maisons se touchent.)
        Deuxième question : trois familles, deux cartes Four, un joker et une carte Maison, et c’est le dernier moment du tour. Faites le plus de points possible.

plan-hoyuk-sixty-catastrophe =
    .title = Une calamité frappe
    .says =
        À partir du deuxième tour, on retourne une carte. Sa moitié gauche dit quels quartiers sont touchés, sa moitié droite ce qu’ils perdent.
        Ici : un tremblement de terre, sur le plus grand quartier. Comptons sa taille. Attention : une maison à étage compte pour une, les enclos et les ruines ne comptent pas.
        Chacun y perd la moitié de ses maisons, et c’est le propriétaire qui choisit lesquelles. Que garderiez-vous ?

plan-hoyuk-sixty-turns =
    .title = Deux tours, trois équipes
    .says =
        Trois équipes, trois clans, deux tours entiers. À chaque élément, une autre personne de l’équipe vient le poser, et dit pourquoi là.
        Premier tour : six éléments chacun, puis l’inspection. Cherchez des voisins, mais pas tous au même endroit.
        Deuxième tour : avant chaque phase, on peut dépenser des cartes. Bâtir ou marquer ? Parlez-en dans l’équipe, à voix basse.
        Puis la calamité tombe. Avant de l’appliquer, lisez-la ensemble et dites quels quartiers elle touche.
        À la fin de chaque tour, le marqueur change de mains : qui vous promet quoi en échange ?
        Si le temps presse, arrêtez-vous après la calamité du deuxième tour.

plan-hoyuk-sixty-mistakes =
    .title = Ce qui arrive à tout le monde
    .says =
        Quatre choses arrivent à tout le monde. Levez la main si c’était vous. (Après chacune, laissez quelqu’un raconter son coup.)
        Un : toucher par un coin. Pour rejoindre, il faut un côté ; pour fonder, pas même un coin.
        Deux : rester seul, bien à l’abri. Un quartier à un seul clan ne donne pas de cartes.
        Trois : une seule grande famille. Elle est belle, mais elle ne permet qu’une carte par tour.
        Quatre : compter un étage comme une maison. C’est une seule maison, plus haute ; elle départage les égalités.
        Regardons maintenant comment tout cela se compte à la fin.

plan-hoyuk-sixty-scoring =
    .title = Le score final
    .says =
        La partie s’achève. Dans chaque quartier, la plus grande famille rapporte un point par maison.
        Au nord-ouest, quatre maisons partout : qui marque ? Pensez aux étages.
        Au nord-est, Rosa est seule. Pour les cartes, c’était perdu ; et pour la plus grande famille ?
        Et trois cartes en main : combien ? Ici, les groupes ne comptent plus.

plan-hoyuk-sixty-next =
    .title = La prochaine fois
    .says =
        Vous savez jouer à Höyük. La prochaine fois, une partie entière : quinze maisons pour une petite partie, vingt-cinq pour la grande.
        Pour vous y préparer : la leçon 5, sur les toits et les étages, et la leçon 6, sur les ruines. Quand tout sera facile, la partie experte ajoute le bétail, les villageois et un chaman.
        Dernière question, et ce n’est pas un vote : à qui devez-vous votre meilleure carte ?
