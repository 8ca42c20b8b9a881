# Les mots du plateau d’Architectes qui ne servent qu’à la page.

site-site = Le chantier du Royaume
site-black-market = Marché Noir
site-cathedral = Cathédrale
site-prison = Prison
site-virtue = Vertu
site-tax = Taxe
site-apprentices = Apprentis à l’Atelier
site-pile-apprentices = Pioche : { $n }
site-pile-buildings = Plans : { $n }
site-pile-rewards = Récompenses : { $n }
site-pile-schemes = Planifications : { $n }
site-empty = vide
site-or = ou
site-exchanges = { $n ->
        [one] 1 échange
       *[other] { $n } échanges
    }
site-captures = { $n ->
        [one] 1 capture
       *[other] { $n } captures
    }
site-actions = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
site-workshop = { $reach ->
        [one] colonne 1
       *[other] colonnes 1 à { $reach }
    } ou { $plans ->
        [one] 1 plan
       *[other] { $plans } plans
    }
site-build = bâtir
site-hire-or-look = embaucher, ou 1 plan sur 5
site-price = prix
site-barred = 10 Vertus : interdit
site-left = petit marché
site-middle = faveurs
site-right = grand marché
site-slots = { $n } sur { $most } places
site-final = Manche finale
site-resets = réinitialise le Marché Noir
site-last-slot = fin de partie
site-beside = à côté
site-level = Niveau { $n }
site-level-points = { $n } PV
site-wood-or-stone = { $n } bois ou pierres
site-no-market = pas de Marché Noir
site-no-cathedral = pas de Cathédrale
site-less-tax = Taxe −{ $n }
site-workers-of = { $name } : { $n ->
        [one] 1 ouvrier
       *[other] { $n } ouvriers
    }
site-coins-on = { $n ->
        [one] 1 pièce posée dessus
       *[other] { $n } pièces posées dessus
    }
mat-reserve = Ouvriers disponibles
mat-virtue = Vertu
mat-debts = Dettes non payées
mat-paid = Dettes remboursées
mat-captives = Ouvriers capturés
mat-prison = Ouvriers en Prison
mat-hand = Cartes en main
mat-level = Niveau de la Cathédrale
mat-built = Bâtiments
mat-apprentices = Apprentis
mat-points = Points
mat-silver = Pièces
hand-desk = À choisir
hand-plans = Plans
hand-crew = Mes apprentis
hand-works = Mes bâtiments
hand-empty = Aucun plan en main.
figure-cost = Coût
figure-needs = Il faut
figure-knows = Compétence
figure-virtue = Vertu { $n }
figure-points = { $n } PV
