# Les mots du plateau d’Alba Longa qui ne servent qu’à la page.

board-cities = Les villes

phase-first-king = Le premier Roi des Rois
phase-sale = Vente de paysans
phase-housing = Habitations gratuites
phase-court = Appel à la cour
phase-dice = Appel à la cour
phase-targets = Choix des cibles
phase-heroes = Choix des héros
phase-attack = Les attaques
phase-disperse = Après les attaques
phase-works = Marchands, ouvriers, prêtres
phase-farming = La récolte
phase-blessing = Bénédiction des dieux
phase-return = Retour des paysans
phase-feeding = Fin d’année : nourrir
phase-growth = Fin d’année : grandir
phase-over = Fin de la partie

sky-years = Les sept années
sky-year = Année { $year } : climat { $climate }.
sky-year-unknown = Année { $year } : climat encore inconnu.
sky-growing = Croissance
sky-harvest = Récoltes
sky-blessings = Bénédictions encore cachées : { $n }
sky-last-blessing = Dernière bénédiction : { $card }

market-stalls = Étals du marché
market-stall = { $stall } : { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }

court-price = Coût d’un appel
court-price-now = Coût d’un appel à la cour : { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }
court-dice = Les dés
court-die = { $die } : { $n }
court-no-die = { $die } : pas lancé ou déjà pris
court-king = { $city } est Roi des Rois.
court-turn = Appel à la cour : { $city }.
court-called = { $city } a fait appel à la cour.

battle-army = { $from } attaque { $to } (force { $strength }).
battle-against = contre
battle-sum = { $attack } contre { $defence } :
battle-sabotages = { $n ->
        [0] sans succès
        [one] 1 sabotage
       *[other] { $n } sabotages
    }
battle-none = Aucune attaque cette saison.

harvest-title = La récolte de chaque ville
harvest-wheat = blé
harvest-more = + { $n } en plus
harvest-fed = { $n ->
        [one] { $n } nourri, reste { $left }
       *[other] { $n } nourris, reste { $left }
    }
harvest-lost = { $n ->
        [one] 1 paysan parti
       *[other] { $n } paysans partis
    }

city-king = Roi des Rois
city-out = a passé
city-calls = appelle
city-improved = récolte améliorée
city-piety = piété
city-gone = Oubliée de l’Histoire
city-village = Village
city-place = { $city }, { $place }
city-housing = { $city }, village : { $n ->
        [0] personne
        [one] 1 paysan
       *[other] { $n } paysans
    }
city-goals = { $city } : population { $population } sur 16, monuments { $monuments } sur 10

assisi-defenders = { $n ->
        [one] 1 défenseur
       *[other] { $n } défenseurs
    }
assisi-lot = { $lot } : × { $n }
assisi-supply = Captifs en réserve : { $n }

mat-silver = Argent
mat-wheat = Blé
mat-level = Niveau de dévotion
mat-heroes = Héros actifs
mat-strength = Force
mat-monuments = Monuments : { $n } sur 10
mat-population = Population : { $n } sur 16

hand-heroes = Héros actifs
hand-used = Utilisés
hand-used-hero = { $card }, utilisé
hand-cities = Cartes Ville

card-prayers = { $n ->
        [one] niveau de dévotion pour améliorer la récolte
       *[other] niveaux de dévotion pour améliorer la récolte
    }

detail-place = { $place } ({ $city })
detail-track = Piste de { $n } emplacements
detail-barracks = { $n ->
        [0] Personne
        [one] 1 soldat
       *[other] { $n } soldats
    }, force { $gain }.
detail-market = { $n ->
        [0] Personne
        [one] 1 marchand
       *[other] { $n } marchands
    } : { $gain ->
        [one] { $gain } pièce d’argent
       *[other] { $gain } pièces d’argent
    } de la banque.
detail-quarry = { $n ->
        [0] Personne
        [one] 1 ouvrier
       *[other] { $n } ouvriers
    } : { $gain ->
        [0] aucun monument.
        [one] 1 monument.
       *[other] { $gain } monuments.
    }
detail-temple = { $n ->
        [0] Personne
        [one] 1 prêtre
       *[other] { $n } prêtres
    } : niveau de dévotion { $gain }.
detail-farm = { $n ->
        [0] Personne
        [one] 1 fermier
       *[other] { $n } fermiers
    } : { $gain ->
        [0] pas de blé.
        [one] 1 blé.
       *[other] { $gain } blés.
    }

## Le plateau en mots

text-none = aucun
text-now = Année { $year }, { $season }. { $phase }.
text-prayers = Prières pour améliorer la récolte : { $n }.
text-attack = Attaque contre { $city }, par { $attackers } : { $attack } contre { $defence }, { $result }.
text-goods = Argent : { $silver }. Blé : { $wheat }.
text-goals = Population : { $population } sur 16. Monuments : { $monuments } sur 10.
text-village = Au village : { $n ->
        [0] personne
        [one] 1 paysan
       *[other] { $n } paysans
    }{ $disc ->
        [0] .
       *[other] , après le disque en { $disc }.
    }
text-place = { $place } : { $line }{ $notes }
text-captured = { $n ->
        [one] dont 1 capturé
       *[other] dont { $n } capturés
    }
text-lying = { $n ->
        [one] 1 couché
       *[other] { $n } couchés
    }
text-granary = { $n } au grenier
text-heroes = Héros actifs : { $n }. Utilisés : { $used }.
text-own-heroes = Actifs : { $cards }. Utilisés : { $used }.
text-laid = A joué : { $cards }.
text-target = Attaque { $city }.

goal-monuments = { $n ->
        [one] Au mieux : { $n } monument sur { $most }
       *[other] Au mieux : { $n } monuments sur { $most }
    }
goal-population = population { $n } sur { $most }
goal-year = année { $n } sur { $most }
amount-peasant = { $n ->
        [one] 1 paysan
       *[other] { $n } paysans
    }
