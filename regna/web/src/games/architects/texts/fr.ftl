# Les mots du plateau d’Architectes qui ne servent qu’à la page.

site-site = Le chantier du Royaume
site-black-market = Marché Noir
site-cathedral = Cathédrale
site-prison = Prison
    .text = On n’y place jamais d’ouvrier soi-même : ceux du Marché Noir y vont à chaque réinitialisation, et ceux qu’on a capturés quand on les y envoie depuis le Corps de Garde. En avoir 3 ou plus coûte 1 Vertu à chaque réinitialisation, en avoir le plus donne 1 Dette, et chaque paire coûte 1 PV à la fin. On les libère tous gratuitement au Corps de Garde.
site-virtue = Vertu
site-tax = Taxe
site-apprentices = Apprentis à l’Atelier
site-pile-apprentices = Pioche : { $n }
site-pile-buildings = Plans : { $n }
site-pile-rewards = Récompenses : { $n }
site-pile-schemes = Planifications : { $n }
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
       *[other] col. 1 à { $reach }
    } ou { $plans ->
        [one] 1 plan
       *[other] { $plans } plans
    }
site-build = bâtir
site-hire-or-look = embaucher, ou 1 plan sur 5
site-price = prix
site-barred = 10 Vertus : interdit
site-spot = { $offer }, pour { $price } et { $virtue } Vertu. { $who }
site-offer-less = { $offer }, pour { $n ->
        [one] 1 Vertu
       *[other] { $n } Vertus
    }
site-left = petit marché
site-middle = faveurs
site-right = grand marché
site-slots = { $n } sur { $most } places
site-final = Manche finale
site-resets = réinitialise le Marché Noir
site-last-slot = fin de partie
site-beside = à côté
site-level = Niveau { $n }
site-levels = Niveaux : { $levels }
site-level-points = { $n } PV
site-wood-or-stone = { $n } bois ou pierres
site-no-market = pas de Marché Noir
site-no-cathedral = pas de Cathédrale
site-less-tax = Taxe −{ $n }
site-workers-of = { $name } : { $n ->
        [one] 1 ouvrier
       *[other] { $n } ouvriers
    }
site-coins-on = { $n ->
        [one] 1 pièce sur la carte
       *[other] { $n } pièces sur la carte
    }
mat-reserve = Ouvriers disponibles
mat-virtue = Vertu
mat-debts = Dettes à payer
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

## Le plateau en mots

text-card = { $card } ({ $figures }). { $text }
text-nobody = personne
text-free = libre
text-goods = { $goods }.
text-standing = Vertu { $virtue }, niveau { $level } de la Cathédrale, { $unpaid ->
        [0] aucune Dette non payée
        [one] 1 Dette non payée
       *[other] { $unpaid } Dettes non payées
    }, { $paid ->
        [0] aucune remboursée.
        [one] 1 remboursée.
       *[other] { $paid } remboursées.
    }
text-workers = { $reserve ->
        [0] Aucun ouvrier disponible
        [one] 1 ouvrier disponible
       *[other] { $reserve } ouvriers disponibles
    }, { $prison ->
        [0] aucun en Prison.
       *[other] { $prison } en Prison.
    }
text-captives = Retient : { $workers }.
text-built = Bâtiments : { $cards }.
text-crew = Apprentis : { $cards }.
text-desk = À choisir : { $card }
text-hand = { $n ->
        [0] Aucune carte en main.
        [one] 1 carte en main.
       *[other] { $n } cartes en main.
    }
text-place = { $place } : { $offer }. Sur place : { $who }.
text-market = { $place } : { $offer }, pour { $price } et { $virtue } Vertu. Occupant : { $who }.
text-column = Colonne { $n }.
text-tax = Taxes au Bâtiment des Impôts : { $n ->
        [0] aucune.
        [one] 1 pièce.
       *[other] { $n } pièces.
    }
text-prison = Prison : { $who }.
text-level = Niveau { $n } de la Cathédrale : { $price }, { $points } PV, { $spaces ->
        [one] 1 place
       *[other] { $spaces } places
    } ; occupé par : { $who }.
site-buildings = Plans
site-pile = pioche
mat-board = Personnage : { $board }

goal-guildhall = Maison des Corporations : { $n } sur { $most }
goal-final = Manche finale
