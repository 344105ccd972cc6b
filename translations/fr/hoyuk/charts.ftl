### Les plateaux à recaler, et ce qui y est imprimé.

chart-hoyuk-village = Village et pourtour
chart-hoyuk-clans = Plateaux des clans

hk-chart-columns = Colonnes
hk-chart-rows = Lignes
hk-chart-score = Piste de score
hk-chart-ladder = Points par groupe de cartes
hk-chart-targets = Maisons à bâtir
hk-chart-zones = Zones du plateau, A à J
hk-chart-colours = Couleurs des clans
hk-chart-powers = Pouvoirs des clans
