# Pacte avec le Diable, en français.
#
# Les règles sont résumées avec nos propres mots.

game-devil = Pacte avec le Diable
    .text = De quatre souverains, l’un est le diable, un autre le sert, deux ont une âme à perdre. Des coffres circulent en secret ; l’inquisition approche. Pour exactement 4.
    .goal = Le but : avoir le plus de points après 5 manches, quel que soit votre rôle.

version-3 = Les robots se souviennent de ce qui a été offert, dépensé et deviné, et en tirent leurs conclusions sur l’identité de chacun.
version-2 = Les dettes apportées par le Collecteur de dettes peuvent être remboursées avant qu’il ne les compte.

source-rulebook = D’après le livret de règles
source-component = D’après des descriptions de la pièce imprimée
source-reconstructed = Reconstitué par Regna : la valeur imprimée n’est pas connue

## Mots

seat-blue = Bleu
seat-red = Rouge
seat-green = Vert
seat-yellow = Jaune

good-wood = bois
good-stone = pierre
good-wheat = blé
good-glass = verre
good-marble = marbre
good-coin = pièce

amount-nothing = rien
amount-wood = { $n } bois
amount-stone = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
amount-wheat = { $n ->
        [one] { $n } blé
       *[other] { $n } blés
    }
amount-glass = { $n ->
        [one] { $n } verre
       *[other] { $n } verres
    }
amount-marble = { $n ->
        [one] { $n } marbre
       *[other] { $n } marbres
    }
amount-coin = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

role-devil = Diable
role-cultist = Adepte
role-sun = Mortel (Soleil)
role-moon = Mortel (Lune)

symbol-rural = rural
symbol-urban = urbain
symbol-religious = religieux
symbol-science = science

courtier-farmer = Fermier
courtier-burgher = Bourgeois
courtier-priest = Prêtre
courtier-alchemist = Alchimiste

achievement-minor-rural = haut fait mineur 3 ruraux
achievement-minor-urban = haut fait mineur 3 urbains
achievement-minor-religious = haut fait mineur 3 religieux
achievement-minor-each = haut fait mineur 1 de chaque
achievement-major-rural = haut fait majeur 5 ruraux
achievement-major-urban = haut fait majeur 5 urbains
achievement-major-religious = haut fait majeur 5 religieux
achievement-major-each = haut fait majeur 2 de chaque

inquisitor-A = inquisiteur A (Ascète)
inquisitor-B = inquisiteur B (Fondamentaliste)
inquisitor-C = inquisiteur C (Plébéien)
inquisitor-1 = inquisiteur 1
inquisitor-2 = inquisiteur 2
inquisitor-3 = inquisiteur 3
inquisitor-guest = invité

space-use = Utiliser
space-build = Construire
space-act = Utiliser aussitôt

side-none = sans événement
side-left = événement à gauche
side-right = événement à droite

taken-taken = déjà acceptée
taken-open = disponible

means-shard = un fragment
means-indulgence = une indulgence

trade-buy = Acheter : { $good }
trade-sell = Vendre : { $good }
trade-loan = { $n ->
        [one] Emprunter { $n } pièce
       *[other] Emprunter { $n } pièces
    }
trade-repay = { $n ->
        [one] Rembourser { $n } pièce
       *[other] Rembourser { $n } pièces
    }

price-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
price-shards = { $n ->
        [one] { $n } fragment d’âme
       *[other] { $n } fragments d’âme
    }

payment-coins = Accepter et payer les pièces
payment-shards = { $tainted ->
        [0] { $pure ->
            [one] Accepter et payer { $pure } fragment pur
           *[other] Accepter et payer { $pure } fragments purs
        }
       *[other] { $pure ->
            [0] { $tainted ->
                [one] Accepter et payer { $tainted } fragment souillé
               *[other] Accepter et payer { $tainted } fragments souillés
            }
           *[other] Accepter et payer { $pure } fragment pur et { $tainted } souillé
        }
    }

guess-devil = { $who } est le diable
guess-cultist = { $who } est l’adepte

claim-alone = Revendiquer : { $achievement }
claim-with = Revendiquer : { $achievement }, avec { $courtiers }

appease-shard = Montrer un fragment : { $place }
appease-indulgence = Rendre une indulgence : { $place }
appease-chapel = Chapelle royale : { $place }

deck-building = Bâtiment
deck-event = Événement
deck-inquisitor = Inquisiteur
deck-achievement = Haut fait
deck-courtier = Courtisan
deck-section = Section du plateau
deck-board = Plateau

category-score = Piste de score
category-buildings = Bâtiments
category-debt = Dettes
category-achievements = Hauts faits majeurs
category-wings = Ailes
category-indulgences = Indulgences
category-courtiers = Courtisans
category-tainted = Fragments souillés
category-precious = Ressources précieuses
category-leftovers = Pièces et ressources basiques

## Options

choice-jesters = Bouffons
    .text = Pour experts : des jetons sans effet qui remplissent les coffres ou laissent un commentaire dans celui d’un autre.
choice-jesters-without = Sans
choice-jesters-with = Avec
choice-indulgences = Indulgences
    .text = Pour experts : si les indulgences peuvent être offertes lors des transactions. Leur nombre devient alors secret.
choice-indulgences-kept = Ne s’offrent pas
choice-indulgences-offered = Peuvent s’offrir
choice-bribes = Pots-de-vin
    .text = Pour experts : si l’on peut corrompre les inquisiteurs avec des ressources, comptées à leur prix de vente.
choice-bribes-coins = Pièces seulement
choice-bribes-goods = Pièces et ressources
choice-roles = Rôles
    .text = Si l’on peut dire en secret quel rôle on préfère et lequel on préfère éviter. Chaque distribution reste possible.
choice-roles-dealt = Distribués au hasard
choice-roles-preferred = Selon les préférences
choice-insolvency = Plans impayables
    .text = Pour une première partie, on peut renoncer à la perte de réputation.
choice-insolvency-strict = Coûtent 1 de réputation
choice-insolvency-lenient = Ne coûtent rien

## Questions et réponses

ask-prefer = Quel rôle aimeriez-vous jouer ?
option-prefer = { $role }
option-prefer-any = Sans préférence
ask-avoid = Quel rôle préférez-vous éviter ?
option-avoid = { $role }
option-avoid-any = Aucun en particulier

ask-market = Que négociez-vous avec la réserve ?
option-market = { $coins ->
        [0] { $trade }
        [one] { $trade } ({ $coins } pièce)
       *[other] { $trade } ({ $coins } pièces)
    }
option-market-back = Retour à la question

ask-fund = { $n ->
        [one] Il vous manque { $n } pièce : comment l’obtenez-vous ?
       *[other] Il vous manque { $n } pièces : comment les obtenez-vous ?
    }
option-fund = { $coins ->
        [0] { $trade }
        [one] { $trade } ({ $coins } pièce)
       *[other] { $trade } ({ $coins } pièces)
    }

ask-hideout = Repaire du culte : quelle ressource prenez-vous ?
option-hideout = { $good }

ask-keep = Quel bâtiment gardez-vous ? Les autres sont défaussés.
option-keep = { $card }
option-keep-supply = À la réserve

ask-pass = { $n ->
        [one] Quel second bâtiment faites-vous passer ?
       *[other] Quel bâtiment faites-vous passer d’abord ?
    }
option-pass = { $card }
option-pass-supply = À la réserve

ask-repay = Dernière chance de rembourser dans cette manche : combien de pièces ?
option-repay = { $n ->
        [0] Aucune
        [one] { $n } pièce
       *[other] { $n } pièces
    }
option-repay-supply = À la réserve

ask-wish = Montrez-vous à tous ce que vous espérez trouver dans les coffres ?
option-wish = { $good }
option-wish-nothing = Rien

ask-offer = Que mettez-vous dans votre coffre ?
option-offer = Ajouter : { $good }
option-offer-indulgence = Ajouter une indulgence
option-offer-jester-glad = Ajouter un bouffon souriant
option-offer-jester-sad = Ajouter un bouffon grimaçant
option-offer-supply = À la réserve
option-offer-done = Régler le prix

ask-price = Que demandez-vous en échange ?
option-price = { $price }

ask-answer = Un coffre est ouvert devant vous. Que faites-vous ?
option-answer = { $payment }
option-answer-reject = Rejeter et refermer
option-answer-close = Refermer : l’offre a été acceptée
option-answer-jester-glad = Laisser un bouffon souriant
option-answer-jester-sad = Laisser un bouffon grimaçant
option-answer-supply = À la réserve

ask-discard = Vous avez deux événements : lequel défaussez-vous ?
option-discard = { $card }

ask-plan = Que planifiez-vous ?
option-plan = { $space } : { $card }
option-plan-left = Événement à gauche : gagner, perdre de la réputation
option-plan-right = Événement à droite : payer, gagner de la réputation
option-plan-recruit = Recruter un courtisan
option-plan-supply = À la réserve
option-plan-done = Le plan est terminé

ask-exchange = { $card } : que donnez-vous ?
option-exchange = { $good }
option-exchange-enough = Rien de plus
option-exchange-supply = À la réserve

ask-take = Quelle ressource prenez-vous ?
option-take = { $good }

ask-pay-with = Avec quoi payez-vous ?
option-pay-with = { $good }
option-pay-with-supply = À la réserve

ask-recruit = Qui recrutez-vous ?
option-recruit = { $n ->
        [one] { $courtier } ({ $n } pièce)
       *[other] { $courtier } ({ $n } pièces)
    }
option-recruit-supply = À la réserve

ask-courtier = Quel courtisan prenez-vous gratuitement ?
option-courtier = { $courtier }

ask-stable = Quel bâtiment Action glissez-vous sous l’Écurie ?
option-stable = { $card }

ask-use-stable = Utilisez-vous le bâtiment sous l’Écurie ? ({ $card })
option-use-stable-use = L’utiliser
option-use-stable-leave = Y renoncer

ask-minor = Quel haut fait mineur obtenez-vous ?
option-minor = { $achievement }

ask-dam = Quel haut fait mineur retirez-vous pour toujours ?
option-dam = { $achievement }

ask-claim = Quel haut fait revendiquez-vous ?
option-claim = { $claim }
option-claim-stop = Aucun de plus

ask-slot = Quel emplacement de production améliorez-vous ?
option-slot = Emplacement { $n }

ask-vote = Chasse aux sorcières : qui désignez-vous ?
option-vote = { $who }
option-vote-nobody = Personne
option-vote-supply = À la réserve

ask-questioned = Vous êtes accusé de sorcellerie.
option-questioned-prove = Prouver votre innocence avec 3 fragments
option-questioned-confess = Confesser vos péchés
option-questioned-supply = À la réserve

ask-wing = { $n ->
        [one] Achetez-vous des Ailes d’ange pour { $n } pièce ?
       *[other] Achetez-vous des Ailes d’ange pour { $n } pièces ?
    }
option-wing-buy = Acheter des Ailes d’ange
option-wing-pass = Passer
option-wing-supply = À la réserve

ask-mass = Messe noire : que mettez-vous dans votre coffre ?
option-mass = Ajouter : { $good }
option-mass-pure = Ajouter un fragment pur
option-mass-tainted = Ajouter un fragment souillé
option-mass-supply = À la réserve
option-mass-done = Rien de plus

ask-guess = Qui prenez-vous pour qui ?
option-guess = { $guess }
option-guess-supply = À la réserve
option-guess-done = Aucune supposition, ou aucune de plus

ask-face = L’inquisition : que montrez-vous ?
option-face = { $appease }
option-face-supply = À la réserve
option-face-done = Rien de plus

ask-penalty = Quelle pénalité subissez-vous d’abord ?
option-penalty = { $place }
option-penalty-supply = À la réserve

ask-gift = { $n ->
        [one] L’Ascète demande encore { $n } ressource.
       *[other] L’Ascète demande { $n } ressources.
    }
option-gift = Renoncer à : { $good }
option-gift-stop = Ne renoncer à rien de plus
option-gift-supply = À la réserve

ask-ransom = { $n ->
        [one] Le Dilapidateur demande encore { $n } ressource précieuse.
       *[other] Le Dilapidateur demande { $n } ressources précieuses.
    }
option-ransom = Donner : { $good }
option-ransom-refuse = Refuser et perdre des points
option-ransom-supply = À la réserve

ask-settle = Le Collecteur de dettes va compter vos dettes : combien de pièces remboursez-vous d’abord ?
option-settle = { $n ->
        [0] Aucune
        [one] { $n } pièce
       *[other] { $n } pièces
    }
option-settle-supply = À la réserve

ask-vandal = Lequel de vos bâtiments est détruit ?
option-vandal = { $card }

ask-guest = Un invité vient d’arriver chez vous.
option-guest-shard = Montrer un fragment
option-guest-indulgence = Rendre une indulgence
option-guest-suffer = Subir la pénalité

ask-ship = Route commerciale : quelle ressource expédiez-vous, en totalité ?
option-ship = { $good } : { $n }

## Pourquoi pas

reason-coins = Il faut { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    } ; vous en avez { $have }.
reason-none-of-it = Vous n’en avez pas : { $good }.
reason-most-debt = Les dettes ne dépassent pas { $n }.
reason-no-debt = Vous ne devez pas autant.
reason-undoing = Vous venez de faire le contraire.
reason-plan-unpayable = Vous ne pourriez plus payer ce que vous avez planifié.
reason-not-your-price = Votre coffre ne peut pas demander cela : { $role }.
reason-cannot-pay = Même avec des prêts et des ventes, vous ne pouvez pas payer { $n } pièces.
reason-shards = Il faut { $need ->
        [one] { $need } fragment
       *[other] { $need } fragments
    } de la bonne sorte ; vous en avez { $have }.
reason-tokens = Vous n’avez que { $n } jetons Action.
reason-two-places = Il n’y a que deux places pour cela.
reason-confessed = Qui s’est confessé ne peut plus être accusé.
reason-coins-only = À cette table, les inquisiteurs ne prennent que des pièces.
reason-yourself = Vous n’avez pas d’anneau de votre couleur.
reason-no-token = Vous n’avez pas ce jeton.
reason-devil-found = Tout le monde sait qui est le diable.
reason-token-used = Ce jeton est déjà utilisé.
reason-ring-used = L’anneau de cette couleur est déjà utilisé.
reason-indulgences = Vous n’avez plus d’indulgence.
reason-chapel-used = La Chapelle royale n’en épargne qu’un.
reason-precious = Il faut { $need } ressources précieuses ; vous en avez { $have }.

## Ce qui se passe

event-role = { $player } regarde dans son coffre.
event-role-secret = { $player } regarde dans son coffre : { $role }.
event-round = La manche { $n } commence.
event-produce = { $player } produit { $goods }.
event-gain = { $player } gagne { $goods }.
event-coins = { $n ->
        [one] { $player } gagne { $n } pièce.
       *[other] { $player } gagne { $n } pièces.
    }
event-take = { $player } prend 1 ressource : { $good }.
event-drawn = { $player } garde un bâtiment et en pioche { $n }.
event-passed = { $player } fait passer { $n } bâtiments à { $who }.
event-passed-secret = { $player } fait passer à { $who } : { $cards }.
event-buy = { $n ->
        [one] { $player } achète 1 { $good } pour { $coins } pièces.
       *[other] { $player } achète { $n } ressources ({ $good }) pour { $coins } pièces.
    }
event-sell = { $coins ->
        [one] { $player } vend 1 { $good } pour { $coins } pièce.
       *[other] { $player } vend 1 { $good } pour { $coins } pièces.
    }
event-loan = { $n ->
        [one] { $player } emprunte { $n } pièce : dettes { $debt }.
       *[other] { $player } emprunte { $n } pièces : dettes { $debt }.
    }
event-repay = { $n ->
        [one] { $player } rembourse { $n } pièce : dettes { $debt }.
       *[other] { $player } rembourse { $n } pièces : dettes { $debt }.
    }
event-wish = { $player } espère trouver : { $good }.
event-offered = Tous les coffres sont remplis.
event-circulate = { $n ->
        [one] Les coffres circulent une première fois.
       *[other] Les coffres circulent une deuxième fois.
    }
event-opened = { $player } ouvre un coffre ({ $taken }) : { $icon }, { $goods } contre { $price }.
event-answered = { $n ->
        [one] Tous les coffres sont refermés après la première distribution.
       *[other] Tous les coffres sont refermés après la deuxième distribution.
    }
event-returned = { $player } récupère son coffre.
event-returned-secret = { $player } récupère son coffre ({ $taken }) : { $goods } contre { $price }.
event-plan = { $n ->
        [one] { $player } révèle un plan avec { $n } jeton, { $side } : { $cards }.
       *[other] { $player } révèle un plan avec { $n } jetons, { $side } : { $cards }.
    }
event-plan-bare = { $n ->
        [one] { $player } révèle un plan avec { $n } jeton, { $side }.
       *[other] { $player } révèle un plan avec { $n } jetons, { $side }.
    }
event-event-left = { $player } résout le côté gauche : { $card }.
event-event-right = { $player } résout le côté droit : { $card }.
event-skip-event = { $player } ne peut pas satisfaire : { $card }.
event-use = { $player } utilise : { $card }.
event-exchange = { $player } donne { $goods }.
event-build = { $player } construit : { $card }, pour { $goods }.
event-skip = { $player } ne peut pas payer : { $card }.
event-skip-recruit = { $player } ne peut pas payer un courtisan.
event-recruit = { $n ->
        [one] { $player } recrute pour { $n } pièce : { $courtier }.
       *[other] { $player } recrute pour { $n } pièces : { $courtier }.
    }
event-courtier = { $player } prend : { $courtier }.
event-dismiss = { $player } renvoie : { $courtier }.
event-stable = { $player } glisse sous l’Écurie : { $card }.
event-paid = { $player } paie { $goods }.
event-wheat = { $player } paie { $n } de blé pour ses jetons Action.
event-achieve = { $player } revendique : { $achievement }.
event-dam = { $player } retire pour toujours : { $achievement }.
event-slot = { $player } améliore l’emplacement de production { $n }.
event-university = { $player } reçoit { $n } point et { $n } pièce de l’Université.
event-points = { $n ->
        [one] { $player } marque { $n } point.
       *[other] { $player } marque { $n } points.
    }
event-redeem = { $n ->
        [one] { $player } défausse { $n } jeton Ailes de démon.
       *[other] { $player } défausse { $n } jetons Ailes de démon.
    }
event-relief = { $player } doit { $n } de moins : dettes { $debt }.
event-interest = { $n ->
        [0] { $player } ne paie pas encore d’intérêts : dettes { $debt }.
        [one] { $player } paie des intérêts : { $n } de plus, dettes { $debt }.
       *[other] { $player } paie des intérêts : { $n } de plus, dettes { $debt }.
    }
event-wiped = Une partie des dettes est effacée : { $player }, dettes { $debt }.
event-reputation = { $player } passe à la case { $level } de la piste Réputation.
event-oblivion = Oubli : { $player } est sur la case { $level }.
event-angel = { $player } reçoit des Ailes d’ange.
event-demon = { $player } reçoit des Ailes de démon.
event-indulgence = { $player } reçoit une indulgence pour 3 jetons Ailes d’ange.
event-guest = Un invité s’installe chez { $player } : { $n } points de moins.
event-vote = { $player } désigne { $who }.
event-abstain = { $player } ne désigne personne.
event-prove = { $player } montre 3 fragments et prouve son innocence.
event-confess = { $player } confesse sa sorcellerie.
event-buy-wing = { $player } achète des Ailes d’ange pour { $n } pièces.
event-mass = { $tainted ->
        [0] { $pure ->
            [0] Coffre ({ $icon }) : { $goods }.
           *[other] Coffre ({ $icon }) : { $goods }, fragments purs { $pure }.
        }
       *[other] Coffre ({ $icon }) : { $goods }, fragments purs { $pure }, fragments souillés { $tainted }.
    }
event-guess = Supposition ({ $icon }) : { $who }, { $role }.
event-bribe = { $n ->
        [one] { $n } pièce pour les inquisiteurs.
       *[other] { $n } pièces pour les inquisiteurs.
    }
event-bribed = Soudoyé et parti : { $place }.
event-turn-up = Retourné face visible : { $place }.
event-reward = Dans le coffre ({ $icon }) : { $goods }.
event-found = { $player } est démasqué : { $role }.
event-cleared = { $player } est accusé à tort : { $role }.
event-revealed = { $player } est : { $role }.
event-own-mass = { $tainted ->
        [0] { $pure ->
            [0] Coffre de { $player } : { $goods }.
           *[other] Coffre de { $player } : { $goods }, fragments purs { $pure }.
        }
       *[other] Coffre de { $player } : { $goods }, fragments purs { $pure }, fragments souillés { $tainted }.
    }
event-souls = { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $n ->
        [one] { $n } fragment
       *[other] { $n } fragments
    }.
event-guessed = { $player } a bien deviné : { $n } points.
event-missed = Quelqu’un s’est trompé : { $n } point pour { $player }.
event-face = { $n ->
        [one] { $player } montre { $n } fragment
       *[other] { $player } montre { $n } fragments
    } et rend { $indulgences ->
        [one] { $indulgences } indulgence
       *[other] { $indulgences } indulgences
    } ; inquisiteurs restants : { $left }.
event-penalty = { $n ->
        [one] { $player } perd { $n } point : { $place }.
       *[other] { $player } perd { $n } points : { $place }.
    }
event-give-up = { $player } renonce à 1 ressource : { $good }.
event-ransom = { $player } satisfait : { $place }.
event-uncle = { $player } hérite de { $n } dettes : { $debt } en tout.
event-appeased = { $player } montre { $means } : { $place }.
event-destroyed = Le Vandale détruit un bâtiment de { $player } : { $card }.
event-ship = { $player } expédie { $n } ressources : { $good }.
event-over = La partie est terminée.

## Cartes

card-mill = Moulin
    .text = Rural, 1 point. Coût : 1 bois et 2 pierres. À la production : gagnez 1 blé. Valeurs reconstituées.
card-sawmill = Scierie
    .text = Rural, 1 point. Coût : 2 pierres et 2 pièces. À la production : gagnez 1 bois. Valeurs reconstituées.
card-quarry = Carrière
    .text = Rural, 1 point. Coût : 2 bois et 2 pièces. À la production : gagnez 1 pierre. Valeurs reconstituées.
card-farm = Ferme
    .text = Rural, 1 point. Coût : 1 bois, 1 pierre et 1 pièce. Action : gagnez 2 blés. Valeurs reconstituées.
card-market = Marché
    .text = Urbain, 1 point. Coût : 2 bois et 1 pièce. Action : échangez 1 ressource basique contre 4 pièces, une ou deux fois. Valeurs reconstituées.
card-tavern = Taverne
    .text = Urbain, 1 point. Coût : 1 bois, 1 verre et 1 pièce. À la production : gagnez 2 pièces. Valeurs reconstituées.
card-workshop = Atelier
    .text = Urbain, 1 point. Coût : 1 bois, 1 pierre et 1 pièce. Action : échangez 1 pièce et 1 ressource basique contre 1 verre ou marbre. Valeurs reconstituées.
card-craftsmens-guild = Guilde des artisans
    .text = Urbain, 2 points. Coût : 1 pierre et 1 marbre. Aussitôt : prenez gratuitement votre Bourgeois. Valeurs reconstituées.
card-rectory = Presbytère
    .text = Religieux, 1 point. Coût : 1 bois, 1 pierre et 1 pièce. À la production : gagnez 1 de réputation. Valeurs reconstituées.
card-chapel = Chapelle
    .text = Religieux, 2 points. Coût : 1 pierre et 1 verre. Aussitôt : gagnez 2 de réputation. Valeurs reconstituées.
card-hermitage = Ermitage
    .text = Religieux, 1 point. Coût : 1 bois et 1 marbre. Aussitôt : gagnez 1 jeton Ailes d’ange. Valeurs reconstituées.
card-almshouse = Hospice
    .text = Religieux, 1 point. Coût : 1 bois et 1 pierre. Action : échangez 1 blé contre 3 de réputation. Valeurs reconstituées.
card-herbalist = Herboristerie
    .text = Scientifique, 1 point. Coût : 1 bois, 1 pierre et 4 de réputation. À la production : gagnez 1 pièce. Valeurs reconstituées.
card-laboratory = Laboratoire
    .text = Scientifique, 1 point. Coût : 1 bois, 1 verre et 4 de réputation. Action : échangez 1 ressource basique contre 1 verre ou marbre. Valeurs reconstituées.
card-coaching-inn = Relais de poste
    .text = Rural et urbain, 0 point. Coût : 1 bois, 1 marbre et 1 pièce. Aussitôt : gagnez 2 pièces. Valeurs reconstituées.
card-church-square = Parvis
    .text = Urbain et religieux, 0 point. Coût : 1 pierre, 1 verre et 1 pièce. Aussitôt : gagnez 2 de réputation. Valeurs reconstituées.
card-vineyard = Vignoble
    .text = Rural, 2 points. Coût : 2 bois, 1 blé et 1 pièce. Action : gagnez 1 pièce par bâtiment rural que vous avez. Valeurs reconstituées.
card-stable = Écurie
    .text = Rural, 1 point. Coût : 2 bois et 1 pierre. Aussitôt : glissez dessous un de vos bâtiments Action et utilisez-le aussitôt si vous voulez, puis une fois par manche sans jeton. Valeurs reconstituées.
card-sheepfold = Bergerie
    .text = Rural, 2 points. Coût : 1 bois, 1 pierre et 1 marbre. À la production : gagnez 2 pièces. Valeurs reconstituées.
card-hunting-lodge = Pavillon de chasse
    .text = Rural, 2 points. Coût : 2 bois et 1 verre. Aussitôt : prenez gratuitement votre Fermier. Valeurs reconstituées.
card-harbour = Port
    .text = Urbain, 2 points. Coût : 2 bois, 1 pierre et 1 pièce. Action : gagnez 1 pièce par bâtiment urbain que vous avez. Valeurs reconstituées.
card-gaming-house = Maison de jeu
    .text = Urbain, 2 points. Coût : 1 bois, 1 pierre et 1 verre. À la réputation : perdez 1 de réputation, puis gagnez 3 pièces. Valeurs reconstituées.
card-glassworks = Verrerie
    .text = Urbain, 2 points. Coût : 1 bois, 1 pierre et 1 marbre. Action : échangez 1 ressource basique contre 1 verre. Valeurs reconstituées.
card-warehouse = Entrepôt
    .text = Urbain, 2 points. Coût : 2 bois et 2 pierres. En permanence : un jeton Action de plus ne coûte pas de blé. Valeurs reconstituées.
card-catacombs = Catacombes
    .text = Religieux, 2 points. Coût : 3 pierres et 1 pièce. Action : gagnez 1 pièce par bâtiment religieux que vous avez. Valeurs reconstituées.
card-diocese = Diocèse
    .text = Religieux, 2 points. Coût : 2 pierres et 1 marbre. Aussitôt : réduisez vos dettes de 4 au plus. Valeurs reconstituées.
card-reliquary = Reliquaire
    .text = Religieux, 3 points. Coût : 1 bois, 1 pierre, 1 verre et 1 pièce. À la production : gagnez 1 pièce par joueur plus bas que vous sur la piste Réputation au début de la phase. Valeurs reconstituées.
card-physic-garden = Jardin de simples
    .text = Scientifique, 2 points. Coût : 1 bois, 1 pierre, 1 blé et 4 de réputation. À la production : gagnez 1 blé. Valeurs reconstituées.
card-printing-house = Imprimerie
    .text = Scientifique, 2 points. Coût : 1 bois, 1 verre, 1 pièce et 4 de réputation. Action : échangez 3 pièces contre 1 jeton Ailes d’ange. Valeurs reconstituées.
card-brewery = Brasserie
    .text = Rural et urbain, 1 point. Coût : 1 bois, 1 pierre, 1 blé et 2 pièces. Action : échangez 1 blé contre 6 pièces. Valeurs reconstituées.
card-parish-school = École paroissiale
    .text = Urbain et religieux, 1 point. Coût : 1 bois, 1 pierre et 1 verre. Aussitôt : prenez gratuitement votre Prêtre. Valeurs reconstituées.
card-tithe-barn = Grange dîmière
    .text = Rural et religieux, 1 point. Coût : 1 bois, 1 pierre et 1 marbre. À la production : gagnez 1 pièce. Valeurs reconstituées.
card-stud-farm = Haras
    .text = Rural, 3 points. Coût : 2 bois, 1 blé et 1 verre. À la production : gagnez 1 blé et 1 pièce. Valeurs reconstituées.
card-game-preserve = Réserve de chasse
    .text = Rural, 4 points. Coût : 3 bois et 1 marbre. Aussitôt : gagnez 1 de réputation. Valeurs reconstituées.
card-marble-quarry = Carrière de marbre
    .text = Rural, 3 points. Coût : 2 bois, 1 pierre et 1 verre. Action : échangez 1 ressource basique contre 1 marbre, une ou deux fois. Valeurs reconstituées.
card-bank = Banque
    .text = Urbain, 3 points. Coût : 2 pierres, 1 verre et 2 pièces. Aux intérêts : si vos dettes sont de 6 ou moins, votre marqueur Intérêts ne bouge pas. Valeurs reconstituées.
card-cloth-hall = Halle aux draps
    .text = Urbain, 4 points. Coût : 2 bois, 1 pierre, 1 verre et 1 pièce. À la production : gagnez 2 pièces. Valeurs reconstituées.
card-barracks = Caserne
    .text = Urbain, 4 points. Coût : 2 bois, 2 pierres et 2 pièces. En permanence : recruter vous coûte 2 pièces de moins. Valeurs reconstituées.
card-cult-hideout = Repaire du culte
    .text = Urbain, 3 points. Coût : 1 bois, 2 pierres et 1 marbre. À la production : si vous étiez sous la case de départ au début de la phase, gagnez 1 verre ou 1 marbre. Valeurs reconstituées.
card-belfry = Clocher
    .text = Religieux, 4 points. Coût : 1 bois, 2 pierres et 1 marbre. À la production : si tous les autres étaient plus haut que vous au début de la phase, gagnez 2 de réputation. Valeurs reconstituées.
card-monastery = Monastère
    .text = Religieux, 4 points. Coût : 1 bois, 2 pierres, 1 marbre et 1 pièce. À la réputation : gagnez 1 de réputation. Valeurs reconstituées.
card-abbey-church = Abbatiale
    .text = Religieux, 4 points. Coût : 1 bois, 2 pierres, 1 verre et 1 pièce. À la production : si personne n’était plus haut que vous au début de la phase, gagnez 1 jeton Ailes d’ange. Valeurs reconstituées.
card-hospital = Hôpital
    .text = Religieux, 4 points. Coût : 2 bois, 1 pierre, 1 blé et 2 pièces. À la réputation : être le plus bas ne vous donne pas d’Ailes de démon. Valeurs reconstituées.
card-university = Université
    .text = Scientifique, 3 points. Coût : 1 bois, 1 pierre, 1 verre, 1 pièce et 4 de réputation. En permanence : chaque haut fait que vous obtenez rapporte 1 point et 1 pièce. Valeurs reconstituées.
card-library = Bibliothèque
    .text = Scientifique, 4 points. Coût : 2 bois, 1 marbre, 1 pièce et 4 de réputation. Aussitôt : gagnez 3 pièces. Valeurs reconstituées.
card-fort = Fort
    .text = Rural et urbain, 2 points. Coût : 2 bois et 3 pierres. Aussitôt : obtenez un haut fait mineur de votre choix, sans ses symboles. Valeurs reconstituées.
card-commandery = Commanderie
    .text = Rural et religieux, 3 points. Coût : 2 bois, 1 pierre et 1 marbre. Aussitôt : prenez gratuitement un courtisan autre que l’Alchimiste. Valeurs reconstituées.
card-beguinage = Béguinage
    .text = Urbain et religieux, 2 points. Coût : 1 bois, 2 pierres et 1 verre. Aussitôt : gagnez 3 de réputation. Valeurs reconstituées.
card-dam = Barrage
    .text = Rural, 7 points. Coût : 3 bois, 2 pierres et 2 pièces. Aussitôt : retirez un de vos hauts faits mineurs, revendiqué ou non. Valeurs reconstituées.
card-manor-house = Manoir
    .text = Rural, 4 points. Coût : 3 bois, 1 pierre et 1 verre. Au décompte final : 1 point pour 2 bâtiments ruraux. Valeurs reconstituées.
card-silver-mine = Mine d’argent
    .text = Rural, 4 points. Coût : 2 bois, 2 pierres et 1 marbre. Aussitôt : gagnez 6 pièces. Valeurs reconstituées.
card-windmill = Moulin à vent
    .text = Rural, 4 points. Coût : 3 bois, 1 pierre et 1 marbre. À la production : gagnez 1 blé et 2 pièces. Valeurs reconstituées.
card-town-hall = Mairie
    .text = Urbain, 5 points. Coût : 1 bois, 1 pierre, 1 verre et 1 marbre. Aussitôt : obtenez un haut fait mineur de votre choix, sans ses symboles, puis après cette phase, rendez pour toujours un jeton Action gratuit. Valeurs reconstituées.
card-money-changers-house = Maison de change
    .text = Urbain, 5 points. Coût : 1 bois, 2 pierres, 1 marbre et 3 pièces. Aux intérêts : si vous n’avez pas de dettes, gagnez 3 pièces. Valeurs reconstituées.
card-theatre = Théâtre
    .text = Urbain, 5 points. Coût : 2 bois, 1 pierre, 1 verre et 2 pièces. Aussitôt : prenez gratuitement un courtisan autre que l’Alchimiste. Valeurs reconstituées.
card-ossuary = Ossuaire
    .text = Religieux, 5 points. Coût : 1 bois, 2 pierres, 1 marbre et 2 pièces. Aussitôt : défaussez jusqu’à 2 jetons Ailes de démon. Valeurs reconstituées.
card-collegiate-church = Collégiale
    .text = Religieux, 5 points. Coût : 1 bois, 3 pierres et 1 verre. Aussitôt : gagnez 1 jeton Ailes d’ange. Valeurs reconstituées.
card-shrine = Sanctuaire
    .text = Religieux, 5 points. Coût : 1 bois, 2 pierres, 1 marbre et 2 pièces. À l’inquisition : vous achetez les Ailes d’ange 3 pièces. Valeurs reconstituées.
card-confessional = Confessionnal
    .text = Religieux, 5 points. Coût : 2 bois, 1 pierre, 1 verre et 2 pièces. À l’inquisition : chaque inquisiteur que vous n’apaisez pas vous prend 1 point de moins. Valeurs reconstituées.
card-observatory = Observatoire
    .text = Scientifique, 5 points. Coût : 2 pierres, 1 verre, 3 pièces et 4 de réputation. Aussitôt : gagnez 1 marbre. Valeurs reconstituées.
card-alchemists-workshop = Atelier d’alchimie
    .text = Scientifique, 4 points. Coût : 2 bois, 1 marbre, 2 pièces et 4 de réputation. Action : échangez 1 ressource basique contre 5 pièces, une ou deux fois. Valeurs reconstituées.
card-fairground = Champ de foire
    .text = Rural et urbain, 3 points. Coût : 3 bois, 1 marbre et 2 pièces. Aussitôt : gagnez 1 pièce par bâtiment que vous avez. Valeurs reconstituées.
card-pilgrims-hostel = Hôtellerie des pèlerins
    .text = Rural et religieux, 3 points. Coût : 2 bois, 2 pierres et 1 verre. Aussitôt : gagnez 3 de réputation. Valeurs reconstituées.
card-chancery = Chancellerie
    .text = Urbain et religieux, 3 points. Coût : 1 bois, 2 pierres, 1 verre et 2 pièces. Aussitôt : réduisez vos dettes de 5 au plus. Valeurs reconstituées.
card-royal-demesne = Domaine royal
    .text = Rural, 6 points. Coût : 3 bois, 2 pierres et 1 marbre. Au décompte final : 1 point par bâtiment rural. Valeurs reconstituées.
card-pleasure-gardens = Jardins d’agrément
    .text = Rural, 8 points. Coût : 2 bois, 1 pierre, 2 verres et 1 pièce. Aussitôt : gagnez 1 de réputation. Valeurs reconstituées.
card-aqueduct = Aqueduc
    .text = Rural, 8 points. Coût : 1 bois, 3 pierres, 1 marbre et 2 pièces. Aussitôt : défaussez 1 jeton Ailes de démon si vous en avez. Valeurs reconstituées.
card-royal-granary = Grenier royal
    .text = Rural, 6 points. Coût : 4 bois, 1 pierre et 1 blé. Au décompte final : 1 point par blé que vous avez, expédié ou non, 3 au plus. Valeurs reconstituées.
card-palace = Palais
    .text = Urbain, 7 points. Coût : 2 pierres, 1 verre et 2 marbres. Au décompte final : 1 point par bâtiment urbain. Valeurs reconstituées.
card-great-hall = Grande halle
    .text = Urbain, 8 points. Coût : 3 bois, 2 pierres, 1 verre et 1 pièce. Aussitôt : prenez gratuitement un courtisan autre que l’Alchimiste. Valeurs reconstituées.
card-embassy = Ambassade
    .text = Urbain, 6 points. Coût : 2 bois, 1 verre, 1 marbre et 2 pièces. Au décompte final : chaque courtisan derrière votre rempart vaut 1 point de plus. Valeurs reconstituées.
card-treasury = Trésorerie
    .text = Urbain, 6 points. Coût : 1 bois, 2 pierres, 1 marbre et 4 pièces. Au décompte final : 3 pièces et ressources basiques restantes font 1 point, au lieu de 5. Valeurs reconstituées.
card-cathedral = Cathédrale
    .text = Religieux, 8 points. Coût : 3 pierres, 2 verres et 1 marbre. Au décompte final : 1 point par bâtiment religieux. Valeurs reconstituées.
card-basilica = Basilique
    .text = Religieux, 8 points. Coût : 1 bois, 3 pierres et 2 marbres. Aussitôt : gagnez 2 de réputation. Valeurs reconstituées.
card-bishops-palace = Palais épiscopal
    .text = Religieux, 6 points. Coût : 2 bois, 1 pierre, 1 verre et 1 marbre. Aussitôt : gagnez 2 jetons Ailes d’ange. Valeurs reconstituées.
card-royal-chapel = Chapelle royale
    .text = Religieux, 5 points. Coût : 1 bois, 2 pierres et 2 verres. À l’inquisition : un inquisiteur est apaisé sans rien montrer. Valeurs reconstituées.
card-academy = Académie
    .text = Scientifique, 7 points. Coût : 1 bois, 1 pierre, 2 verres et 4 de réputation. Au décompte final : 1 point par bâtiment scientifique. Valeurs reconstituées.
card-anatomy-theatre = Théâtre d’anatomie
    .text = Scientifique, 8 points. Coût : 2 bois, 1 pierre, 1 marbre, 2 pièces et 4 de réputation. Aussitôt : gagnez 2 pièces. Valeurs reconstituées.
card-trade-route = Route commerciale
    .text = Rural et urbain, 4 points. Coût : 3 bois, 1 pierre et 1 marbre. Au décompte final : défaussez toutes vos ressources d’un type basique, 1 point chacune. Valeurs reconstituées.
card-pilgrim-road = Chemin de pèlerinage
    .text = Rural et religieux, 6 points. Coût : 2 bois, 2 pierres, 1 marbre et 1 pièce. Aussitôt : gagnez 3 de réputation. Valeurs reconstituées.
card-forest = Forêt
    .text = À gauche : gagnez 2 bois, perdez 2 de réputation. À droite : renvoyez votre Fermier, gagnez 3 de réputation. Valeurs reconstituées.
card-popular-theatre = Théâtre populaire
    .text = À gauche : gagnez 5 pièces, perdez 2 de réputation. À droite : renvoyez votre Bourgeois, gagnez 3 de réputation. Valeurs reconstituées.
card-education = Éducation
    .text = À gauche : prenez gratuitement un courtisan autre que l’Alchimiste, perdez 1 de réputation. À droite : si vous avez recruté un courtisan par l’action, gagnez 2 de réputation. Valeurs reconstituées.
card-dearth = Disette
    .text = À gauche : gagnez 2 blés, perdez 2 de réputation. À droite : payez 1 blé, gagnez 2 de réputation. Valeurs reconstituées.
card-new-tax = Nouvel impôt
    .text = À gauche : gagnez 6 pièces, perdez 3 de réputation. À droite : payez 4 pièces, gagnez 3 de réputation. Valeurs reconstituées.
card-beggars = Mendiants
    .text = À gauche : gagnez 3 pièces, perdez 1 de réputation. À droite : payez 1 blé et 2 pièces, gagnez 3 de réputation. Valeurs reconstituées.
card-ancient-ruins = Ruines antiques
    .text = À gauche : gagnez 2 pierres, perdez 2 de réputation. À droite : payez 1 pierre, gagnez 2 de réputation. Valeurs reconstituées.
card-relic-pedlar = Marchand de reliques
    .text = À gauche : gagnez 1 verre ou marbre, perdez 2 de réputation. À droite : payez 1 verre ou marbre, gagnez 4 de réputation. Valeurs reconstituées.
card-new-world = Nouveau Monde
    .text = À gauche : gagnez 1 verre et 1 marbre, perdez 4 de réputation. À droite : renvoyez votre Prêtre, gagnez 3 de réputation. Valeurs reconstituées.
card-prosperity = Prospérité
    .text = À gauche : gagnez 6 pièces, perdez 2 de réputation. À droite : si vous avez utilisé au moins 3 jetons Action, gagnez 2 de réputation. Valeurs reconstituées.
card-slow-economy = Économie ralentie
    .text = À gauche : gagnez 6 pièces, perdez 2 de réputation. À droite : si vous n’avez pas de dettes, gagnez 2 de réputation. Valeurs reconstituées.
card-crusade = Croisade
    .text = À gauche : gagnez 8 pièces, perdez 3 de réputation. À droite : payez 5 pièces, gagnez 4 de réputation. Valeurs reconstituées.
card-plague = Épidémie
    .text = À gauche : gagnez 2 blés et 1 pièce, perdez 2 de réputation. À droite : payez 2 blés, gagnez 4 de réputation. Valeurs reconstituées.
card-robbed-tomb = Tombeau profané
    .text = À gauche : gagnez 1 marbre et 2 pièces, perdez 2 de réputation. À droite : payez 1 marbre, gagnez 3 de réputation. Valeurs reconstituées.
card-stained-glass = Vitrail
    .text = À gauche : gagnez 1 verre et 2 pièces, perdez 2 de réputation. À droite : payez 1 verre, gagnez 3 de réputation. Valeurs reconstituées.
card-royal-works = Chantier royal
    .text = À gauche : gagnez 1 bois et 2 pierres, perdez 3 de réputation. À droite : payez 1 bois et 1 pierre, gagnez 4 de réputation. Valeurs reconstituées.
card-flood = Inondation
    .text = À gauche : gagnez 2 bois et 1 blé, perdez 3 de réputation. À droite : payez 2 bois, gagnez 4 de réputation. Valeurs reconstituées.
card-tournament = Tournoi
    .text = À gauche : gagnez 3 pièces et prenez gratuitement un courtisan autre que l’Alchimiste, perdez 2 de réputation. À droite : payez 3 pièces, gagnez 2 de réputation. Valeurs reconstituées.
card-council = Concile
    .text = À gauche : gagnez 2 points, perdez 3 de réputation. À droite : si vous avez construit un bâtiment religieux dans cette phase, gagnez 2 de réputation. Valeurs reconstituées.
card-canonisation = Canonisation
    .text = À gauche : gagnez 1 ressource basique et 1 verre ou marbre, perdez 3 de réputation. À droite : payez 2 pièces et 1 verre ou marbre, gagnez 5 de réputation. Valeurs reconstituées.
card-ascetic = Ascète
    .text = Renoncez à 3 ressources ; −2 points pour chacune que vous gardez. Valeurs reconstituées.
card-fundamentalist = Fondamentaliste
    .text = −1 point par haut fait que vous avez revendiqué. Valeurs reconstituées.
card-plebeian = Plébéien
    .text = −1 point pour 2 bâtiments. Valeurs reconstituées.
card-debt-collector = Collecteur de dettes
    .text = 3 dettes de plus, remboursables aussitôt, puis −1 point pour 2 dettes, arrondi au supérieur. Valeurs reconstituées.
card-orator = Orateur
    .text = −2 points, et −3 de plus sauf si votre réputation dépasse celle de tous les autres. Valeurs reconstituées.
card-squanderer = Dilapidateur
    .text = Donnez 2 verres ou marbres, ou perdez 5 points. Valeurs reconstituées.
card-vandal = Vandale
    .text = Votre bâtiment de deuxième plus grande valeur est détruit. Valeurs reconstituées.
card-guest = Invité
    .text = Votre inquisiteur personnel : −4 points.
card-minor-rural = Mineur : 3 ruraux
    .text = 3 symboles ruraux. Améliore un de vos emplacements de production. Valeurs reconstituées.
card-minor-urban = Mineur : 3 urbains
    .text = 3 symboles urbains. Améliore un de vos emplacements de production. Valeurs reconstituées.
card-minor-religious = Mineur : 3 religieux
    .text = 3 symboles religieux. Améliore un de vos emplacements de production. Valeurs reconstituées.
card-minor-each = Mineur : 1 de chaque
    .text = 1 symbole rural, 1 urbain et 1 religieux. Améliore un de vos emplacements de production. Valeurs reconstituées.
card-major-rural = Majeur : 5 ruraux
    .text = 5 symboles ruraux : 1 verre et 1 marbre. Valeurs reconstituées.
card-major-urban = Majeur : 5 urbains
    .text = 5 symboles urbains : 7 pièces. Valeurs reconstituées.
card-major-religious = Majeur : 5 religieux
    .text = 5 symboles religieux : 2 jetons Ailes d’ange.
card-major-each = Majeur : 2 de chaque
    .text = 2 symboles ruraux, 2 urbains et 2 religieux : votre Alchimiste. Valeurs reconstituées.
card-farmer = Fermier
    .text = Prête un symbole rural. Valeurs reconstituées.
card-burgher = Bourgeois
    .text = Prête un symbole urbain. Valeurs reconstituées.
card-priest = Prêtre
    .text = Prête un symbole religieux. Valeurs reconstituées.
card-alchemist = Alchimiste
    .text = Prête n’importe quel symbole. Vient avec le haut fait majeur 2 de chaque.
card-section-1 = Section 1
    .text = Les biens de départ et la roue de ce côté du plateau. Valeurs reconstituées.
card-section-2 = Section 2
    .text = Les biens de départ et la roue de ce côté du plateau. Valeurs reconstituées.
card-section-3 = Section 3
    .text = Les biens de départ et la roue de ce côté du plateau. Valeurs reconstituées.
card-section-4 = Section 4
    .text = Les biens de départ et la roue de ce côté du plateau. Valeurs reconstituées.
card-track = Piste Réputation
    .text = 13 cases ; les flèches disent de combien les marqueurs vont vers le nœud. Valeurs reconstituées.
card-summary = Résumé de l’inquisition
    .text = Ce que les fragments rapportent au diable à la manche 5, et qui ils font venir. Valeurs reconstituées.

## Règles

rule-setup = Mise en place
    .text = Chaque souverain a un côté du plateau avec ses biens de départ et sa roue (reconstitués), 3 courtisans à 2 pièces, 4 jetons Action, et se trouve une case au-dessus du nœud de la piste Réputation.
rule-roles = Rôles
    .text = Un diable, un adepte, deux mortels. Le diable a plus de biens et aucun fragment, l’adepte 2 fragments souillés, chaque mortel 3 purs. Seul son propriétaire le sait.
rule-production = Production
    .text = Chaque emplacement donne 1 de sa ressource basique, ou 2 s’il est amélioré ; une ressource précieuse occupe deux emplacements et donne le plus petit des deux. De plus 2 pièces, et 1 de plus par emplacement central amélioré.
rule-cards = Cartes
    .text = À partir de la manche 2 : gardez 1 bâtiment, piochez-en 4 et un événement, faites passer 2 des 4, à gauche aux manches paires, à droite aux impaires ; puis on rembourse pour la dernière fois.
rule-market = Négocier avec la réserve
    .text = Les ressources basiques s’achètent 3 pièces et se vendent 1, les précieuses s’achètent 5 et se vendent 2, avec chacune de vos questions.
rule-loans = Prêts
    .text = Empruntez quand vous voulez, jusqu’à 10 dettes. On ne rembourse qu’à la production, aux cartes et à l’inquisition.
rule-offers = Offres
    .text = Mettez dans votre coffre des ressources et des pièces et réglez un prix : les mortels 2 à 7 pièces, l’adepte 2 à 6 pièces ou 1 fragment, le diable 1 ou 2 fragments.
rule-answers = Examiner les offres
    .text = Deux fois par manche vous ouvrez le coffre de quelqu’un. Prenez tout et payez exactement le prix, ou laissez. Une offre acceptée se referme seulement. Personne n’apprend de qui elle venait.
rule-planning = Planifier
    .text = En secret : jouer l’événement à gauche, à droite ou pas du tout, utiliser jusqu’à 2 bâtiments Action, construire jusqu’à 2 bâtiments, recruter un courtisan, avec 4 jetons au plus.
rule-buildings = Bâtiments
    .text = Un bâtiment a des symboles, des points, un coût et un effet : permanent, immédiat, ou une action qui demande un jeton à chaque fois.
rule-resolving = Résoudre
    .text = Un souverain après l’autre : côté gauche de l’événement, bâtiments utilisés, nouveaux bâtiments, courtisan, côté droit de l’événement, 1 blé par jeton au-delà du deuxième, hauts faits.
rule-insolvency = Ce qui ne peut être payé
    .text = Vous devez acheter, emprunter ou vendre pour payer ce que vous avez planifié. Ce qui reste impayable est ignoré et coûte 1 de réputation.
rule-achievements = Hauts faits
    .text = Les symboles de vos bâtiments comptent encore et encore, la science remplace n’importe quel symbole, un courtisan aide une fois. Les mineurs améliorent un emplacement ; les majeurs donnent biens, pièces, ailes ou l’Alchimiste.
rule-interest = Intérêts
    .text = Le marqueur avance d’autant d’étapes que vous avez de dettes ; chaque tour complet de 4 en ajoute 1. Au-delà de 10 la dette tombe à 9 et vous recevez des Ailes de démon.
rule-reputation = Réputation
    .text = Le plus haut reçoit des Ailes d’ange, le plus bas des Ailes de démon. Descendre sur l’une des trois cases du bas ou la traverser donne des Ailes de démon, atteindre le sommet des Ailes d’ange. La piste est reconstituée.
rule-wings = Ailes
    .text = 3 jetons Ailes d’ange deviennent une indulgence ; 3 jetons Ailes de démon amènent un inquisiteur invité et coûtent 2 points.
rule-oblivion = Oubli
    .text = À la fin de la phase, tous les marqueurs vont vers le nœud d’autant de cases qu’il y a de flèches.
rule-witch-hunt = Chasse aux sorcières
    .text = Aux manches 2 et 3, chacun désigne quelqu’un. Qui a 2 votes montre 3 fragments pour des Ailes d’ange, ou se confesse pour une réputation et des Ailes de démon.
rule-preparation = Préparer l’inquisition
    .text = Aux manches 3 et 5, chacun peut acheter des Ailes d’ange à 5 pièces ; on peut rembourser ses dettes.
rule-black-mass = Messe noire
    .text = Tous mettent des pièces dans leur coffre, le diable des fragments. Chaque série de 5 pièces renvoie A, puis B, puis C. Le diable est payé pour ses fragments, à la manche 5 en points ; à la manche 3 l’adepte pour les souillés.
rule-guesses = Suppositions
    .text = Les mortels peuvent nommer le diable et l’adepte, l’adepte le diable. À la manche 3, deux suppositions identiques les verrouillent toutes et reçoivent une vraie réponse. À la manche 5, une bonne vaut 2 points, une mauvaise 1 à celui qu’elle visait.
rule-inquisition = Affronter l’inquisition
    .text = Pour chaque inquisiteur, montrez un fragment ou rendez une indulgence, ou subissez sa pénalité. Les fragments se gardent.
rule-scoring = Décompte final
    .text = Bâtiments, moins la moitié des dettes, 2 par haut fait majeur (sauf pour le diable), ailes, 2 par indulgence, courtisans, moins les fragments souillés, ressources précieuses, 1 pour 5 pièces et ressources basiques ; le reste départage.
rule-expert = Pour experts
    .text = Bouffons, indulgences dans les transactions, pots-de-vin en ressources, et rôles par préférence.

## Ce dont parle le conseiller

aspect-score = { category-score }
aspect-buildings = { category-buildings }
aspect-debt = { category-debt }
aspect-achievements = { category-achievements }
aspect-wings = { category-wings }
aspect-indulgences = { category-indulgences }
aspect-courtiers = { category-courtiers }
aspect-tainted = { category-tainted }
aspect-precious = { category-precious }
aspect-leftovers = { category-leftovers }
aspect-reputation = Réputation
aspect-goods = Ressources et pièces
aspect-shards = Fragments d’âme
aspect-plans = Cartes en main
aspect-standing = Score, bâtiments et réputation
aspect-choice = Ce que ce choix entraîne
