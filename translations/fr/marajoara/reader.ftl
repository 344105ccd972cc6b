### Marajoara : ce que le livre des règles ajoute aux règles.

## Chapitres

chapter-setup = Mise en place
chapter-turn = Manche et tour
chapter-capture = Étape 1 : capturer
chapter-raise = Étape 2 : augmenter le dé qui a sauté
chapter-dig-bonus = Étape 3 : bonus de fouilles
chapter-die-action = Étape 4 : action du dé
chapter-tracks = Bonus des pistes d’excavation
chapter-paying = Dépenser des dés, payer
chapter-free-actions = Actions gratuites
chapter-tokens = Placer les jetons Fouille
chapter-recycling = Recyclage
chapter-scoring = Fin de partie et décompte final
chapter-solo = Mode solo

## Nos écarts au livret

difference-exhibition-order = Quand une exposition porte sur plusieurs dés rouges, ils sont traités de gauche à droite ; aucun compte n’en dépend. L’ordre dans lequel les dés entrent dans le chariot reste le vôtre.
difference-track-bonuses = Les hausses des pistes d’excavation, jaune 7, rouge 7 et rouge 8 peuvent se refuser ; le livret dit seulement de les recevoir.
difference-solo-standstill = Une partie solo s’arrête après trois tours de suite sans capture, et elle est décomptée ; autrement, elle pourrait ne jamais finir.
difference-points-above-89 = Au-delà de 89 points, la boîte n’a plus de marqueur ; nous montrons le nombre.

## Parties des données

edition-part-box = Matériel et nombres
edition-part-grid = Grille de fouilles
edition-part-museum = Plateau Musée
edition-part-solo = Missions solo
edition-part-tracks = Pistes d’excavation

## Ce qu’une règle donne dans la partie en cours

now-grid = { $dice ->
        [0] La grille est vide
        [one] 1 dé sur la grille
       *[other] { $dice } dés sur la grille
    }
now-round = Manche { $round }
now-storage = Votre stock : { $yellow } jaune, { $red } rouge, { $blue } bleu
now-storage-2 = Second musée : { $yellow } jaune, { $red } rouge, { $blue } bleu
now-discs = Vos disques : bleu { $blue }, jaune { $yellow }, rouge { $red }
now-cart = Dans le chariot : { $dice } sur { $slots }
now-money = Votre argent : { $money ->
        [0] aucun crédit
        [one] { $money } crédit
       *[other] { $money } crédits
    }
now-vases = Vos vases exposés : { $vases }
now-fragments = Vos fragments restaurés : { $fragments }
now-tokens = Vos jetons à poser : { $supply } en réserve, { $museum } au musée
now-slate = { $dice ->
        [0] L’ardoise est vide
        [one] 1 dé sur l’ardoise
       *[other] { $dice } dés sur l’ardoise
    }
now-round-track = { $dice ->
        [0] La piste compte-tours est vide
        [one] 1 dé sur la piste compte-tours
       *[other] { $dice } dés sur la piste compte-tours
    }
