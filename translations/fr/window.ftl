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
trouble-not-started = Vestiges n’a pas pu démarrer. Vos parties sont en sécurité. Ce qui s’est passé est écrit dans { $file }
trouble-save = Enregistrer un rapport…
trouble-report = Rapport
trouble-saved = Le rapport est dans « { $file } ». Il ne contient rien de vos parties ; rien n’est envoyé si vous ne l’envoyez pas.
trouble-not-saved = Le rapport n’a pas pu être écrit dans « { $path } » : { $reason }

## À propos

about = À propos
table-menu-about = À propos de Vestiges
about-version = Version { $version }
about-nothing-sent = Tout reste sur cet ordinateur : le programme ne parle sur aucun réseau, et n’envoie rien à personne.
about-home = Vos parties sont dans { $folder }
about-open-folder = Ouvrir le dossier
about-changes = Ce qui a changé
about-licences = Licences
about-licences-note = Vestiges est libre, sous la licence Apache 2.0. Ses fenêtres sont dessinées par Qt et PySide6, employés sous la LGPL 3 comme bibliothèques à part, que chacun peut remplacer ; ses caractères, Source Serif et Source Sans, sont sous la SIL Open Font License. Ces paquets l’accompagnent :
about-licence-texts = Lire le texte des licences
