## La fenêtre : ses touches habituelles, la barre de menus de macOS, ce que les systèmes remettent

bar-file = Fichier
bar-view = Présentation
bar-help = Aide

menu-new = Nouvelle partie…
menu-open = Ouvrir…
menu-close = Fermer
menu-settings = Réglages…
menu-full-screen = Plein écran
menu-help = Les règles de ce jeu
menu-about = À propos de Vestiges
menu-quit = Quitter Vestiges

## Quand quelque chose casse

trouble-happened = Quelque chose s’est mal passé dans le programme. Votre partie est en sécurité : chaque coup est sur le disque.
trouble-crashed = La dernière fois, Vestiges s’est arrêté de lui-même. Vos parties sont en sécurité : chaque coup était sur le disque.
trouble-save = Enregistrer un rapport…
trouble-report = Rapport
trouble-saved = Le rapport est dans « { $file } ». Il ne contient rien de vos parties ; rien n’est envoyé si vous ne l’envoyez pas.
trouble-not-saved = Le rapport n’a pas pu être écrit dans « { $path } » : { $reason }
