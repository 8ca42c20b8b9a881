# Les mots de la table du Pacte avec le Diable dont seule la page a besoin.

text-none = rien
heap-of = { $n } { $good }
heap-have = Vous en avez { $n }.
thing-wood = bois
thing-stone = pierre
thing-wheat = blé
thing-glass = verre
thing-marble = marbre
thing-coin = { $n ->
        [one] pièce
       *[other] pièces
    }
thing-any_basic = ressource basique au choix
thing-any_precious = ressource précieuse au choix
asks-devil = Demande 1 ou 2 fragments
asks-cultist = Demande 2 à 6 pièces ou 1 fragment
asks-sun = Demande 2 à 7 pièces
asks-moon = Demande 2 à 7 pièces
shard-pure = Fragments d’âme purs
shard-tainted = Fragments d’âme souillés

course-title = Manche et phase
course-rounds = Manches
course-phases = Phases
course-round = Manche { $n }
course-production = Production
course-cards = Cartes
course-deals = Transactions
course-actions = Actions
course-interest = Intérêts
course-reputation = Réputation
course-hunt = Chasse aux sorcières
course-inquisition = Inquisition
step-prefer = rôles souhaités
step-roles = les rôles sont donnés
step-production = la roue donne
step-deal = les cartes sont données
step-keep = garder un bâtiment
step-pass = en passer deux
step-repay = dernier remboursement
step-wish = souhaits
step-offer = offres
step-circulate = les coffres circulent
step-answer = prendre ou laisser
step-return = les coffres reviennent
step-plan = plans secrets
step-resolve = exécution des plans
step-interest = les dettes croissent
step-reputation = classement et oubli
step-vote = accusations
step-question = interrogatoire
step-wings = préparation
step-mass = messe noire
step-face = face aux inquisiteurs
step-penalties = pénalités
step-end = la roue tourne
step-ship = décompte final
step-over = la fin

track-level = Niveau { $n } : { $names }
mat-reputation = Réputation
mat-debt = Dette
mat-angels = Ailes d’ange
mat-demons = Ailes de démon
mat-indulgences = Indulgences
mat-score = Points acquis
mat-interest = Marqueur d’intérêts : étape { $n } sur { $most }
mat-guests = Inquisiteurs invités : { $n }
mat-mob = A avoué : la foule est à la porte
mat-wish = Espère : { $good }
mat-penalty = Pénalité à venir
mat-shown = Fragments montrés : { $n }
legend-interest = Marqueur d’intérêts
legend-guest = Inquisiteur invité

when-production = en phase de production
when-built = une fois, à la construction
when-action = action : demande un jeton
when-always = toujours
when-interest = en phase d’intérêts
when-reputation = en phase de réputation
when-inquisition = à l’inquisition
when-final = au décompte final

short-for = contre
short-any-courtier = un courtisan
short-any-symbol = quelconque
short-courtier = + { $of }
short-rents = { $n } pièce par bâtiment ({ $of })
short-alms = { $n } pièce par souverain plus bas
short-hideout = sous le départ : { $n } précieuse
short-underdog = si seul dernier : +{ $n } réputation
short-acclaim = si personne au-dessus : { $n } aile d’ange
short-minor = un haut fait mineur
short-dam = perd un haut fait mineur
short-token = dès la manche suivante : 1 jeton gratuit de moins
short-stable = répète un bâtiment d’action
short-spare-token = { $n } jeton gratuit de plus
short-discount = courtisans à −{ $n } pièces
short-bank = dette jusqu’à { $n } : sans intérêts
short-thrift = sans dette : { $coins } pièces
short-hospital = pas d’aile de démon si dernier au classement
short-university = { $n } point et pièce par haut fait
short-shrine = ailes d’ange à { $n } pièces
short-confessional = chaque pénalité −{ $n }
short-chapel = apaise { $n } inquisiteur
short-points-per = { $n ->
        [one] 1 point par bâtiment ({ $of })
       *[other] 1 point par { $n } bâtiments ({ $of })
    }
short-granary = 1 point par blé, { $n } au plus
short-embassy = +{ $n } point par courtisan
short-treasury = { $n } pièces ou basiques par point, non 5
short-ship = tout d’une ressource basique : { $n } point chacune
short-points = { $n } points
short-dismiss = renvoyer : { $of }
short-recruited = si vous recrutez
short-tokens = si { $n } jetons utilisés
short-no-debt = si vous êtes sans dette
short-built = si vous bâtissez : { $of }
short-slot = meilleure case

card-cost = Coût
card-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
card-reputation = coûte { $n } de réputation
deck-building = Bâtiment
deck-event = Événement
event-left = À gauche : gagner et perdre de la réputation
event-right = À droite : payer ou remplir, et gagner de la réputation

hand-role = Mon rôle
hand-no-role = Les rôles ne sont pas encore donnés
hand-purse = Derrière mon paravent
hand-goods = Mes biens
hand-shards = Mes fragments d’âme
hand-cards = Mes cartes
hand-jesters = Bouffons : { $n }

notes-open = Carnet
notes-title = Mon carnet : qui est qui ?
notes-private = Pour vous seul : il reste dans ce navigateur et n’est jamais envoyé.
notes-shared = Pour vous seul. Cet écran est partagé : rien n’est gardé une fois la page fermée.
notes-mark = { $name }, { $role } : { $mark }
notes-open-mark = rien de noté
notes-maybe = peut-être
notes-yes = sûrement
notes-no = non
notes-text = Notes

supply-title = Réserve
supply-buy = Acheter
supply-sell = Vendre
supply-loan = Emprunter
supply-repay = Rembourser
supply-back = Revenir à la question

dial-title = Le cadran
dial-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
dial-shards = { $n ->
        [one] { $n } fragment
       *[other] { $n } fragments
    }
dial-asks = Le cadran demande { $price }.
chest-empty = vide
chest-mine = Mon coffre
chest-jesters = Bouffons
chest-opened = Un coffre ouvert, au signe : { $icon }.
chest-terms = { $icon } : cette offre, contre ce que demande le cadran.
chest-taken = { $icon } : quelqu’un a pris l’offre ; le paiement est là. Refermez.
chest-fill = Touchez des biens, ou glissez-les dedans.
chest-turn = Tournez le cadran : que demandez-vous ?
chest-sent = Le coffre est fermé.
deal-wishes = Cartes de demande
deal-wish = Chacun peut poser une carte de demande. Elle n’engage à rien.
deal-offer = Les coffres se remplissent.
deal-circulate = Les coffres circulent.
deal-answer = Les coffres sont ouverts, chacun sous un seul regard.
deal-return = Les coffres reviennent.

roof-use = Utiliser { $n }
roof-build = Bâtir { $n }
roof-act = Utiliser aussitôt
roof-recruit = Recruter un courtisan
roof-check = Ce que coûterait le plan
roof-tokens = Jetons : { $n } sur { $most }, gratuits : { $free }
roof-left-line = { $card }, à gauche
roof-right-line = { $card }, à droite
roof-use-line = utiliser { $card }
roof-build-line = bâtir { $card }
roof-act-line = utiliser aussitôt { $card }
roof-recruit-line = recruter un courtisan
roof-wheat-line = { $n } blé pour les jetons
roof-fails = impossible à payer
roof-left = Il resterait :
roof-borrow = Pièces à emprunter : { $n }
roof-skipped = { $n ->
        [one] { $n } étape serait sautée : réputation −{ $n }.
       *[other] { $n } étapes seraient sautées : réputation −{ $n }.
    }
roof-hint = Touchez une carte, un côté de l’événement ou les courtisans. Le coût du plan s’affiche ici.
roof-discard = Défaussez d’abord un de vos deux événements.

plans-title = Les plans
plans-of = Plan { DE($name) }
plans-idle = rien de prévu
plans-done = terminé

hunt-vote = Qui accusez-vous ? Deux torches à une porte, et son souverain est interrogé.
hunt-question = Qui a deux torches à sa porte montre { $n } fragments, ou avoue.
hunt-points = { $name } accuse { $who }.
hunt-nobody = aucune torche

tribunal-title = L’inquisition
tribunal-steps = Étapes de l’inquisition
tribunal-place = Inquisiteur à la place { $place }
tribunal-down = endormi
tribunal-up = veille
tribunal-gone = soudoyé, parti
tribunal-appeased = apaisé
tribunal-bribes = Pots-de-vin sur la rangée, en pièces : { $n } sur { $most }
tribunal-wings = Ailes d’ange à vendre
tribunal-mass = En secret : pièces pour soudoyer, âmes pour le Diable, suppositions.
tribunal-face = À qui montrer un fragment ou une indulgence ?
tribunal-penalties = Qui n’est pas apaisé punit.
tribunal-ship = L’inquisition est finie.
tribunal-over = L’inquisition est finie.
tribunal-chests = Les coffres de la messe noire, par leur signe
tribunal-then = À la manche { $round } :
tribunal-roles = Qui était qui
tribunal-guess = Pris pour le { $role } : { $name }.
tribunal-locked = Ces suppositions sont verrouillées jusqu’à la fin.
scale-about = Sur la balance : âmes { $souls }, pièces { $coins }

wheel-title = La roue de production
board-reconstructed = Les chiffres de la roue sont reconstitués.

estate-of = Le domaine { DE($name) }
estate-mine = Le mien
estate-whose = Quel domaine est montré
estate-slots = Production de cette manche
estate-slot = Case de production { $n }
estate-coins = Pièces de la production
estate-courtiers = Courtisans
estate-locked = { $courtier } : hors de portée
estate-first = { $courtier } : 2 pièces
estate-hired = { $courtier } : à la cour
estate-again = { $courtier } : 3 pièces
estate-achievements = Hauts faits
estate-open = { $achievement } : à faire
estate-claimed = { $achievement } : obtenu
estate-removed = { $achievement } : perdu
estate-symbols = Symboles des bâtiments
estate-buildings = Bâtiments
estate-under = Sous l’Écurie.
estate-site = Prévu, pas encore bâti.
estate-empty = Rien n’est encore bâti.

spot-market = Réserve
spot-chest = Coffre
spot-opened = Le coffre ouvert
spot-event = L’événement
spot-courtiers = Courtisans
spot-achievements = Hauts faits
spot-wings = Ailes d’ange
spot-inquisition = L’inquisition
spot-track = Réputation
spot-plan = Le plan
spot-debt = Dette
detail-good = S’achète { $buy }, se vend { $sell }.

text-mine = Derrière mon paravent
text-own-goods = Biens : { $goods }.
text-own-shards = Fragments d’âme : { $pure } purs, { $tainted } souillés.
text-own-cards = Bâtiments en main : { $cards }. Événements : { $events }.
text-own-chest = Dans mon coffre : { $goods }.
text-own-mass = Dans mon coffre pour la messe noire : { $goods } ; fragments : { $n }.
text-contents = Dedans : { $goods }.
text-plan = Plan : { $plan }.
text-standing = Points { $score }, réputation { $reputation }, dette { $debt }.
text-wings = Ailes d’ange { $angels }, ailes de démon { $demons }, indulgences { $indulgences }.
text-revealed = Révélé : { $role }.
text-slots = Production de cette manche : { $goods }.
text-built = Bâtiments : { $cards }.
text-court = Courtisans : { $courtiers }. Hauts faits : { $achievements }.
text-bench = { $place } : { $name }, { $state }.
text-mass = { $icon } : { $goods } ; fragments : { $n }.
text-now = Manche { $round }, { $phase } : { $step }.

goal-round = Manche { $n } sur { $most }
