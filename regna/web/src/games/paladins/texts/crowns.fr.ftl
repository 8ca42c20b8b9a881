# Les mots des plateaux de la Cité des Couronnes qui ne servent qu’à la page.

city-muster = Rassemblement
city-talks = Négociations
city-legal = { $n ->
        [one] 1 choix ici
       *[other] { $n } choix ici
    }
city-allies = Alliés
city-diplomat = Le Diplomate
city-path = Le chemin du Diplomate : { $n ->
        [0] aucune provision
        [one] 1 provision
       *[other] { $n } provisions
    }
city-below = Cartes en dessous : { $n }
city-occupied = Un ouvrier reste ici jusqu’à ce que la carte soit rassemblée
city-top-townsfolk = Pioche Villageois
city-top-outsiders = Pioche Envahisseurs
city-extension = Extension du plateau
city-icons = Icônes et lots
city-icon = { $icon } : { $n } ; un Allié vient à { $most }
city-icon-printed = { $icon } : { $n }, dont une imprimée sur l’extension ; un Allié vient à { $most }
city-set-points = Lots d’icônes différentes : { $n } PV
city-move = Déplacer un Atelier
city-dismiss = Renvoyer un de vos Villageois

card-muster-needs = Il faut
card-muster-gives = Rassemblée
card-delegate-needs = Pour confier
card-delegate-aid = Avec l’aide de
card-rally-needs = Pour rallier
card-each-pass = Chaque fois que vous passez

brief-muster = carte d’une pile
brief-negotiate = confier ou rallier
opponent-muster = la plus haute
opponent-negotiate = rallie ou confie

mat-mustered = Cartes Rassemblement
mat-rallied = Négociations gardées

pile-allies = Alliés
pile-rallied = Négociations gardées
pile-secret_order = Ordre secret
pile-revealed_order = Ordre secret, dévoilé
pile-removed = Hors du jeu

text-mustered = Cartes Rassemblement : { $n }.
text-icons = Icônes : { $icons } ; imprimée : { $printed } ; lots : { $points } PV.
text-stack = Pile { $n }.
