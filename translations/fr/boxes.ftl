### Les données de la boîte de chacun : ce qui est gardé sur cet ordinateur, ce qui manque, ce qui se corrige.

## Les corrections gardées

box-not-read = Vos corrections (« { $path } ») n’ont pas pu être lues : { $reason }
box-damaged = Vos corrections (« { $path } ») étaient illisibles : le fichier est gardé sous le nom « { $to } », un nouveau commence.
box-not-set-aside = Vos corrections (« { $path } ») sont illisibles et n’ont pas pu être mises de côté : { $reason }
