### Ce que le contrôle de « Ma boîte » trouve dans tout jeu, et ce qui y remédie.

## Les remèdes

box-cure-write = Écrire { $value }
box-cure-without = Ôter cette ligne
box-cure-back = Reprendre la correction d’où cela vient
box-cure-as-printed = Remettre ce que dit le livret

## Les erreurs

box-unknown-name = Le jeu ne connaît pas « { $name } », mais seulement : { $known }.

## Les remarques

box-unknown-part = Le jeu ne connaît ici aucune partie « { $name } » : elle ne changerait rien.
box-against-rulebook = Le livret dit autre chose.
box-against-rulebook-number = Le livret dit { $value }.
box-far-from-others = { $value } est loin des autres valeurs de la colonne, qui vont de { $least } à { $most }.
box-far-from-published = { $value } est loin de { $published }, dans l’édition de base.
box-scale-broken = { $way ->
        [up] Les valeurs montent dans l’édition de base ; ici, { $next } suit { $one }.
       *[down] Les valeurs descendent dans l’édition de base ; ici, { $next } suit { $one }.
    }
box-more-than-published = { $what } : { $counted } fois, contre { $published } dans l’édition de base.
box-same-row = Une autre ligne dit exactement la même chose.
