# Paladins du Royaume de l’Ouest, en français, avec les mots du livret.
#
# Les règles sont résumées avec nos propres mots. Les espaces avant « : ; ? ! » sont insécables.

version-2 = Le joueur choisit l’ordre de deux Taxes différentes, là où il peut compter. L’ordre n’est plus demandé quand rien ne peut changer. Quand un Rempart laisse le choix, l’IA essaie toujours d’abord la proposition de gauche ; une Suspicion qu’elle devrait défausser et n’a pas coûte 1 pièce à la Réserve des Impôts.
game-paladins = Paladins du Royaume de l’Ouest
    .text = Sept manches, un paladin à chacune, des ouvriers pris à la taverne : missionnez, fortifiez, établissez des garnisons, absolvez, attaquez et convertissez, avant que l’Inquisition ne compte vos Suspicions. Avec l’extension Cité des Couronnes, si vous voulez.
    .goal = Le but : avoir le plus de points de victoire après 7 manches.

board-reconstructed = Sur les plateaux, ceci est une reconstitution de Regna : les ouvriers sous les ateliers, les nombres des jarres et leurs emplacements, et la Réserve des Impôts de 1 à 3 joueurs.
scheme-reconstructed = Le nombre de cartes Objectif de chaque sorte est une reconstitution de Regna, sauf les cinq Faveurs du Roi.

source-rulebook = D’après le livret de règles
source-component = D’après la carte imprimée
source-reconstructed = Reconstitué par Regna : les chiffres officiels ne sont pas connus

## Mots

seat-yellow = Jaune
seat-red = Rouge
seat-green = Vert
seat-blue = Bleu
opponent-easy = IA (facile)
opponent-standard = IA (standard)
opponent-hard = IA (difficile)

thing-faith = Foi
thing-strength = Force
thing-influence = Influence

how-quest = quête
how-keep = recrutement

deck-paladin = Paladin
deck-townsfolk = Villageois
deck-outsider = Envahisseur
deck-wall = Rempart
deck-tavern = Taverne
deck-suspicion = Suspicion
deck-order = Ordre du Roi
deck-favour = Faveur du Roi
deck-scheme = Objectif

category-orders = Ordres du Roi
category-faith = Foi
category-strength = Force
category-influence = Influence
category-workshops = Ateliers
category-monks = Moines
category-walls = Remparts
category-outposts = Garnisons
category-absolutions = Absolutions
category-outsiders = Envahisseurs convertis
category-debts = Dettes
category-resources = Pièces et provisions

why-busy = ses ouvriers y sont déjà
why-workers = elle n’a pas assez d’ouvriers
why-means = il lui manque l’attribut, une cible ou une place libre
why-favour = aucune Faveur du Roi n’est visible et libre
why-order = aucun Ordre du Roi ne peut être suivi

place-1-recruit = Région 1 : 1 recrutement gratuit
place-1-coins = Région 1 : 2 pièces
place-1-labourer = Région 1 : 1 Paysan (3 joueurs et plus)
place-1-discard = Région 1 : 1 Suspicion de moins (4 joueurs)
place-2-recruit = Région 2 : 1 recrutement gratuit
place-2-coins = Région 2 : 2 pièces
place-2-scout = Région 2 : 1 Éclaireur
place-2-discard = Région 2 : 1 Suspicion de moins
place-2-labourer = Région 2 : 1 Paysan (4 joueurs)
place-2-coins-b = Région 2 : 2 pièces (3 joueurs et plus)
place-2-discard-b = Région 2 : 1 Suspicion de moins (3 joueurs et plus)
place-3-labourer = Région 3 : 1 Paysan
place-3-merchant = Région 3 : 1 Marchand
place-3-coins = Région 3 : 2 pièces
place-3-pray = Région 3 : 1 Prière
place-3-scout = Région 3 : 1 Éclaireur
place-3-fighter = Région 3 : 1 Combattant
place-3-recruit = Région 3 : 1 recrutement gratuit (3 joueurs et plus)
place-3-repay = Région 3 : 1 Dette remboursée (3 joueurs et plus)
place-3-coins-b = Région 3 : 2 pièces (4 joueurs)
place-4-fighter = Région 4 : 1 Combattant
place-4-pray = Région 4 : 1 Prière
place-4-merchant = Région 4 : 1 Marchand
place-4-cleric = Région 4 : 1 Clerc
place-4-repay = Région 4 : 1 Dette remboursée
place-4-scout = Région 4 : 1 Paysan et 1 Éclaireur
place-4-coins = Région 4 : 2 pièces
place-4-pray-b = Région 4 : 1 Prière (3 joueurs et plus)
place-4-labourers = Région 4 : 2 Paysans (4 joueurs)
place-4-coins-b = Région 4 : 2 pièces (3 joueurs et plus)
place-5-pray = Région 5 : 1 Prière
place-5-fighter = Région 5 : 1 Paysan et 1 Combattant
place-5-repay = Région 5 : 1 Dette remboursée
place-5-merchant = Région 5 : 1 Paysan et 1 Marchand
place-5-cleric = Région 5 : 1 Paysan et 1 Clerc
place-5-repay-b = Région 5 : 1 Dette remboursée (4 joueurs)
place-5-labourers = Région 5 : 2 Paysans (3 joueurs et plus)
place-6-repay = Région 6 : 1 Dette remboursée
place-6-pray = Région 6 : 1 Prière (3 joueurs et plus)
place-6-labourers = Région 6 : 2 Paysans (4 joueurs)
jar-repay-1 = 1 Dette remboursée (1)
jar-repay-2 = 1 Dette remboursée (2)
jar-discard = 1 Suspicion de moins
jar-pray-1 = 1 Prière (1)
jar-pray-2 = 1 Prière (2)
jar-recruit = 1 recrutement gratuit
jar-labourer = 1 Paysan
jar-provisions = 2 provisions
jar-faith = 1 Foi
spot-commission-left = Missionner, emplacement de gauche
spot-commission-middle = Missionner, emplacement du milieu
spot-fortify-left = Fortifier, emplacement de gauche
spot-fortify-middle = Fortifier, emplacement du milieu
spot-garrison-left = Établir une Garnison, emplacement de gauche
spot-garrison-middle = Établir une Garnison, emplacement du milieu
spot-absolve-left = Absoudre, emplacement de gauche
spot-absolve-middle = Absoudre, emplacement du milieu
spot-attack-left = Attaquer, emplacement de gauche
spot-attack-middle = Attaquer, emplacement du milieu
spot-convert-left = Convertir, emplacement de gauche
spot-convert-middle = Convertir, emplacement du milieu
action-develop = Développer
action-recruit = Recruter
action-pray = Prier
action-conspire = Conspirer
action-hunt = Chasser
action-trade = Commercer
action-commission = Missionner
action-fortify = Fortifier
action-garrison = Établir une Garnison
action-absolve = Absoudre
action-attack = Attaquer
action-convert = Convertir

## Quantités

amount-labourer = { $n ->
        [one] { $n } Paysan
       *[other] { $n } Paysans
    }
amount-scout = { $n ->
        [one] { $n } Éclaireur
       *[other] { $n } Éclaireurs
    }
amount-merchant = { $n ->
        [one] { $n } Marchand
       *[other] { $n } Marchands
    }
amount-fighter = { $n ->
        [one] { $n } Combattant
       *[other] { $n } Combattants
    }
amount-cleric = { $n ->
        [one] { $n } Clerc
       *[other] { $n } Clercs
    }
amount-criminal = { $n ->
        [one] { $n } Criminel
       *[other] { $n } Criminels
    }
amount-faith = { $n } Foi
amount-strength = { $n } Force
amount-influence = { $n } Influence
amount-coin = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-provision = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
amount-tax = { $n ->
        [one] { $n } Taxe
       *[other] { $n } Taxes
    }
amount-discard = { $n ->
        [one] { $n } Suspicion de moins
       *[other] { $n } Suspicions de moins
    }
amount-may-discard = { $n ->
        [one] { $n } Suspicion de moins, si vous voulez
       *[other] { $n } Suspicions de moins, si vous voulez
    }
amount-repay = { $n ->
        [one] { $n } Dette remboursée
       *[other] { $n } Dettes remboursées
    }
amount-destroy = { $n ->
        [one] { $n } Dette détruite
       *[other] { $n } Dettes détruites
    }
amount-debt = { $n ->
        [one] { $n } Dette
       *[other] { $n } Dettes
    }
amount-pray = { $n ->
        [one] { $n } Prière
       *[other] { $n } Prières
    }
amount-recruit = { $n ->
        [one] { $n } recrutement gratuit
       *[other] { $n } recrutements gratuits
    }
amount-develop = { $n ->
        [one] { $n } Atelier développé
       *[other] { $n } Ateliers développés
    }
amount-nothing = rien

slots-labourer = { $n ->
        [one] { $n } Paysan
       *[other] { $n } Paysans
    }
slots-scout = { $n ->
        [one] { $n } Éclaireur
       *[other] { $n } Éclaireurs
    }
slots-merchant = { $n ->
        [one] { $n } Marchand
       *[other] { $n } Marchands
    }
slots-fighter = { $n ->
        [one] { $n } Combattant
       *[other] { $n } Combattants
    }
slots-cleric = { $n ->
        [one] { $n } Clerc
       *[other] { $n } Clercs
    }
slots-criminal = { $n ->
        [one] { $n } Criminel
       *[other] { $n } Criminels
    }
slots-any = { $n ->
        [one] { $n } ouvrier au choix
       *[other] { $n } ouvriers au choix
    }

## Options d’une partie

choice-opponent = Adversaire solo
    .text = L’IA, que les règles font jouer, contre 1 joueur. La répartition de ses cartes Objectif est une reconstitution de Regna.
choice-opponent-none = Aucun
choice-opponent-easy = Facile (1 atelier au départ, 2 avec la Cité des Couronnes)
    .alone = niveau facile
choice-opponent-standard = Standard (3 ateliers au départ, 4 avec la Cité des Couronnes)
    .alone = niveau standard
choice-opponent-hard = Difficile (5 ateliers au départ, 6 avec la Cité des Couronnes)
    .alone = niveau difficile
choice-tax-pool = Réserve des Impôts
    .text = Seules les 8 pièces à 4 joueurs sont sûres ; les nombres de 1 à 3 joueurs sont une reconstitution.
choice-tax-pool-even = 5, 6, 7 et 8 pièces de 1 à 4 joueurs
choice-tax-pool-uneven = 5, 5, 6 et 8 pièces de 1 à 4 joueurs
choice-jars = Nombres des jarres
    .text = Seul le premier, 0, est sûr ; les autres sont une reconstitution.
choice-jars-odd = 0, 1, 3, 5, 7, 9 et 11
choice-jars-even = 0, 2, 4, 6, 8, 10 et 12
choice-mercenaries = Mercenaires
    .text = Le livret ne dit pas si « 2 Mercenaires = 3 PV » vaut pour chacun ou pour les deux ensemble.
choice-mercenaries-each = Chacun vaut 1 PV, plus 1 par Mercenaire
choice-mercenaries-together = Tous ensemble valent 1 PV, plus 1 par Mercenaire

## Questions, et les réponses qu’on y donne

ask-draft = Quel Villageois recrutez-vous pour commencer ?
option-draft = { $card }

ask-use = Quel Paladin vous accompagne cette manche ?
option-use = { $card }

ask-top = Quel Paladin remettez-vous sur votre pile ? L’autre va dessous.
option-top = { $card }

ask-tavern = Quelle carte Taverne prenez-vous ?
option-tavern = { $card }

ask-act = Quelle action faites-vous ?
option-act = { $space }
option-act-pass = Passer jusqu’à la prochaine manche

ask-staff = Quels ouvriers envoyez-vous ? Il en faut : { $slots }.
option-staff = { $crew }

ask-hands = Avec combien d’ouvriers ? ({ $space })
option-hands = { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }

ask-cover = Où placez-vous votre Atelier ?
option-cover = { $spot }

ask-hire = Qui envoyez-vous en quête, ou recrutez-vous ?
option-hire = { $n ->
        [0] { $card } : { $how }, gratuit
        [one] { $card } : { $how }, { $n } pièce
       *[other] { $card } : { $how }, { $n } pièces
    }
option-hire-stop = Personne

ask-pay = Comment payez-vous ?
option-pay-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
option-pay-debt = Prendre 1 Dette

ask-clear = Quelle action libérez-vous de ses ouvriers ?
option-clear = { $space }
option-clear-stop = Aucune

ask-send = Où envoyez-vous votre Moine ?
option-send = { $place }

ask-guard = Où établissez-vous votre Garnison ?
option-guard = { $place }

ask-fill = Où placez-vous votre Jarre ?
option-fill = { $jar }

ask-fight = Quel Envahisseur attaquez-vous ?
option-fight = { $n ->
        [0] { $card }
        [one] { $card } ({ $n } pièce de renfort)
       *[other] { $card } ({ $n } pièces de renfort)
    }

ask-preach = Quel Envahisseur convertissez-vous ?
option-preach = { $card }

ask-choose = Que prenez-vous ?
option-choose = { $gain }

ask-first = L’ordre peut compter : que faites-vous d’abord ?
option-first = { $gain }

ask-forget = Défaussez-vous une Suspicion ?
option-forget-discard = Défausser 1 Suspicion
option-forget-keep = Ne rien défausser

ask-react = Inquisition : lequel de vos Villageois agit maintenant ?
option-react = { $card }

ask-keep = Quels ouvriers gardez-vous pour la prochaine manche ? Trois au plus.
option-keep = { $crew }

## Pourquoi pas

reason-busy = Vos ouvriers y sont déjà, jusqu’à une prière ou à la fin de la manche.
reason-workers = Il faut { $slots } ; vous avez { $crew }.
reason-coins = Il faut { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    } ; { $have ->
        [0] vous n’en avez pas.
       *[other] vous en avez { $have }.
    }
reason-provisions = Il faut { $need ->
        [one] { $need } provision
       *[other] { $need } provisions
    } ; { $have ->
        [0] vous n’en avez pas.
       *[other] vous en avez { $have }.
    }
reason-level = { $attribute } { $have }, il faut { $need }.
reason-level-or-coins = { $attribute } { $have }, il faut { $need } ou { $n ->
        [one] { $n } pièce.
       *[other] { $n } pièces.
    }
reason-all-out = Vous l’avez déjà fait { $n } fois, le maximum.
reason-covered = Un Atelier y est déjà.
reason-no-townsfolk = Il n’y a plus de Villageois disponible.
reason-no-outsiders = Il n’y a plus d’Envahisseur disponible.
reason-no-walls = Il n’y a plus de Rempart.
reason-no-place = Aucune place du plateau n’est libre.
reason-taken = Cette place est déjà occupée.
reason-closed = Cette place ne sert qu’à partir de { $n } joueurs.
reason-favour-taken = Cette Faveur a déjà servi cette manche.

## Journal

event-round = Manche { $n }.
event-reveal = Révélé : { $card }.
event-arrive = Arrive : { $card }.
event-leave = S’en va : { $card }.
event-chosen = Chacun a choisi un Paladin.
event-paladin = { $player } révèle son Paladin : { $card }.
event-tavern = { $player } prend à la taverne : { $card }.
event-act = { $player } : { $space } ({ $crew }).
event-pay = { $player } paie { $price }.
event-gain = { $player } gagne { $gain }.
event-develop = { $player } place un Atelier : { $spot }.
event-quest = { $player } envoie en quête : { $card }.
event-join = { $player } recrute : { $card }.
event-clear = { $player } retire les ouvriers d’une action : { $space }.
event-commission = { $player } envoie un Moine. { $place }.
event-garrison = { $player } établit une Garnison. { $place }.
event-wall = { $player } construit : { $card }.
event-absolve = { $player } déplace une Jarre : { $jar }.
event-attack = { $player } attaque : { $card }.
event-convert = { $player } convertit : { $card }.
event-suspicion = { $player } tire : { $card }.
event-suspicions-shuffled = Les Suspicions défaussées sont mélangées.
event-discard = { $n ->
        [one] { $player } défausse { $n } Suspicion.
       *[other] { $player } défausse { $n } Suspicions.
    }
event-tax = { $n ->
        [one] { $player } prend { $n } Taxe.
       *[other] { $player } prend { $n } Taxes.
    }
event-debt = { $n ->
        [one] { $player } prend { $n } Dette.
       *[other] { $player } prend { $n } Dettes.
    }
event-repay = { $player } rembourse 1 Dette.
event-destroy = { $player } détruit 1 Dette.
event-inquisition = { $player } a provoqué l’Inquisition.
event-react = { $player } utilise : { $card }.
event-pool = { $n ->
        [one] La Réserve des Impôts est remplie : { $n } pièce.
       *[other] La Réserve des Impôts est remplie : { $n } pièces.
    }
event-pool-less = { $n ->
        [one] { $player } n’a rien à défausser : { $n } pièce quitte la Réserve des Impôts.
       *[other] { $player } n’a rien à défausser : { $n } pièces quittent la Réserve des Impôts.
    }
event-pass = { $player } passe.
event-keep = { $player } garde { $crew }.

event-workforce = { $n ->
        [one] { $player } a { $n } ouvrier.
       *[other] { $player } a { $n } ouvriers.
    }
event-marker = { $player } avance son marqueur Ressource de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, jusqu’à la case { $at }.
event-scheme = { $player } révèle un Objectif : { $card }.
event-opponent-acts = { $player } : { $space } ({ $rule }, p. { $page }).
event-opponent-cannot = { $player } ne peut pas le suivre, car { $why } : à la place, l’action libre la plus à gauche de la rangée du haut (p. 29).
event-absolve-alone = { $player } retourne une Jarre.
event-schemes-shuffled = Toutes les cartes Objectif sont mélangées.
event-rest = { $n ->
        [one] { $player } se repose avec { $n } ouvrier (p. 30).
       *[other] { $player } se repose avec { $n } ouvriers (p. 30).
    }

## Règles

rule-setup = Mise en place
    .text = Chacun a 8 ateliers, 7 moines, 7 garnisons, 7 jarres, 12 paladins, 3 pièces et 1 provision. Trois Ordres et cinq Faveurs du Roi sont face cachée. Dans l’ordre inverse du tour, chacun recrute gratuitement un des cinq Villageois, avec sa récompense immédiate ; la rangée n’est complétée qu’ensuite. Les pièces de la Réserve des Impôts de 1 à 3 joueurs, les ouvriers sous les ateliers, les nombres et les emplacements des jarres sont une reconstitution.
rule-kings = Ordres et Faveurs du Roi
    .text = Un Ordre est révélé à chacune des manches 1 à 3 ; il vaut à la fin 4, 6 ou 8 PV à tous ceux qui ont fait cette action 5 fois ou plus. Une Faveur est révélée à chacune des manches 3 à 7 : une action de plus, pour un ouvrier, une fois par manche, tous joueurs confondus, qu’aucune prière ne libère.
rule-paladins = Choix du paladin
    .text = Piochez les 3 premiers de votre pile. En secret, un sert cette manche, un retourne sur la pile et un va dessous. Votre paladin apporte 2 ouvriers, augmente des attributs pour cette manche seulement, et a une capacité.
rule-gathering = Prise des ouvriers
    .text = Dans l’ordre du tour, chacun révèle son paladin, prend ses 2 ouvriers, puis une des cartes Taverne qui restent, avec 4 ouvriers. Il y a une carte de plus que de joueurs. Chaque Criminel apporte aussitôt une Suspicion.
rule-reset = Fin de manche
    .text = Le Villageois le plus à droite et l’Envahisseur le plus à gauche sont défaussés s’ils sont encore là ; en solo, leurs voisins aussi. Les Villageois glissent vers la droite, les Envahisseurs vers la gauche, et les rangées sont complétées tant qu’il y a des cartes. Les ouvriers quittent les Faveurs.
rule-crews = Placer des ouvriers
    .text = Une action demande des ouvriers sur tous ses emplacements non couverts par un atelier. Un emplacement transparent accepte tout le monde, un emplacement coloré sa couleur ; les Criminels vont partout. Une action occupée ne peut resservir qu’après une prière ou à la manche suivante. Missionner, Fortifier, Établir une Garnison, Absoudre et Convertir se font 7 fois au plus par partie.
rule-developing = Développer
    .text = 2 ouvriers au choix et 4 pièces déplacent votre atelier le plus à gauche sur un des deux emplacements de gauche d’une action de droite. Cet emplacement n’a plus besoin d’ouvrier ; celui qui s’y trouve quitte le plateau. Vous gagnez l’ouvrier imprimé sous l’atelier (une reconstitution, sauf le premier).
rule-recruiting = Recruter
    .text = Avec 1 ouvrier, vous envoyez un Villageois en quête : sa carte est défaussée contre sa récompense du haut. Avec 2, dont un Combattant, il reste avec vous, avec sa récompense immédiate et une capacité permanente. Vous payez les pièces inscrites sous la carte ; les deux de gauche peuvent se prendre contre 1 Dette.
rule-praying = Prier
    .text = 1 Clerc et 2 pièces : retirez les ouvriers d’une autre action de votre plateau, qui peut resservir cette manche. Une prière venue d’ailleurs peut libérer n’importe quelle action de votre plateau.
rule-conspiring = Conspirer
    .text = 1 ouvrier au choix rapporte 1 Criminel, donc aussi 1 Suspicion.
rule-supplies = Chasser et Commercer
    .text = 1 ouvrier au choix rapporte 1 provision ou 1 pièce. 2 ouvriers, dont un Éclaireur pour Chasser ou un Marchand pour Commercer, en rapportent 3. On ne peut pas ajouter un deuxième ouvrier plus tard.
rule-commissions = Missionner
    .text = Payez 1, 1, 1, 2, 2, 3 ou 3 provisions et envoyez un Moine sur une place libre d’une région dont vous atteignez le drapeau Foi (0, 2, 4, 6, 8, 10). Vous gagnez ce que montre la place, et 1 Influence.
rule-fortifying = Fortifier
    .text = Avec assez d’Influence (0, 1, 3, 5, 7, 9, 11) et 1, 1, 1, 2, 2, 3 ou 3 provisions, tirez un Rempart et gagnez tout ce qu’il montre : au moins 1 Force.
rule-garrisons = Établir une Garnison
    .text = Payez 1, 1, 1, 2, 2, 3 ou 3 provisions et établissez une Garnison sur une place libre d’une région dont vous atteignez le drapeau Force (1, 3, 5, 7, 9, 11). Vous gagnez ce que montre la place, et 1 Foi. Ici, les pièces ne remplacent pas la Force.
rule-absolving = Absoudre
    .text = Avec assez d’Influence pour votre jarre la plus à gauche et 1, 2, 2, 2, 3, 3 ou 3 pièces, déplacez-la sur un emplacement libre et gagnez ce qu’il montre, puis 1 Foi ; vous pouvez défausser 1 Suspicion. Les nombres des jarres après la première, et le nombre d’emplacements de chaque sorte, sont une reconstitution.
rule-attacks = Attaquer
    .text = Battez un Envahisseur dont vous atteignez le drapeau Force (1, 3, 5, 7, 9, 11) ; s’il vous manque de la Force, payez 1 pièce par lot de 2, même entamé. Vous gagnez les récompenses du haut et gardez la carte, dont la faction peut compter à la fin.
rule-conversions = Convertir
    .text = Gagnez à votre cause un Envahisseur dont vous atteignez le drapeau Foi (0, 2, 4, 6, 8, 10) pour 0, 1, 2, 2, 2, 3 ou 3 pièces. Vous gagnez la récompense du bas ; son bonus compte à la fin.
rule-suspicion = Suspicion et Taxe
    .text = Chaque Criminel ajouté à vos ouvriers apporte aussitôt une Suspicion, et la Taxe qu’elle montre. Une Taxe est obligatoire et vient d’abord de la Réserve des Impôts. En prendre la dernière pièce provoque l’Inquisition. Quand il n’y a plus de Suspicion à tirer, la défausse est mélangée ; si elle est vide aussi, l’Inquisition vient d’abord. Le nombre de Suspicions à 0, 1 ou 2 Taxes est une reconstitution.
rule-inquisition = L’Inquisition
    .text = D’abord agissent les Conspirateurs, Colporteurs et Châtelains, ceux de chaque joueur dans l’ordre qu’il veut. Puis qui a le plus de Suspicions, et tous en cas d’égalité, prend 1 Dette et défausse la moitié de ses Suspicions, arrondie à l’inférieur, les plus récentes d’abord. Si personne n’en a, il ne se passe rien. Enfin la Réserve des Impôts est remplie, et ce qui était interrompu reprend. Ceux qui ont passé sont concernés aussi.
rule-passing = Passer
    .text = Tous vos ouvriers quittent votre plateau ; de ceux qui n’ont pas été placés, vous en gardez 3 au plus. Vous n’agissez plus cette manche, mais l’Inquisition vous atteint encore.
rule-scoring = Score final
    .text = Ordres du Roi ; attributs ; ateliers dès 6 ; moines, remparts, garnisons et absolutions dès 5 ; PV des remparts ; Envahisseurs convertis ; 1 PV par Dette remboursée, −3 par Dette non payée ; 1 PV par lot de 3 pièces et provisions. Égalité : le plus de PV d’Ordres, puis le moins de Suspicions, sinon victoire partagée.
rule-solo = Mode solo
    .text = L’IA a autant d’ouvriers que le numéro de la manche plus 3, sans couleur ; elle n’a ni paladin, ni pièces, ni provisions. À chaque tour, elle révèle un Objectif et fait cette action si elle peut, sinon la plus à gauche libre parmi Recruter, Prier, Commercer, Conspirer et Se reposer. Ce qu’elle gagnerait en pièces, provisions ou Taxes avance son marqueur sur une piste de 5 cases, qui dit ce qu’elle vise ; chaque retour au début augmente son attribut le plus faible. Chacun de ses Envahisseurs convertis vaut au moins 1 PV. Le nombre d’Objectifs de chaque sorte est une reconstitution.
rule-abilities = Villageois et Envahisseurs
    .text = Abbé, Acolyte, Architecte, Défenseur, Gardienne, Missionnaire et Sentinelle répondent chacun à une action, l’Agent de Recouvrement à une Dette remboursée. À l’Inquisition, un Conspirateur défausse une Suspicion, un Colporteur récompense qui en a 2 ou plus, un Châtelain qui n’en a aucune. Chaque exemplaire agit pour lui-même. Les bonus des Envahisseurs convertis comptent ce qui est sur la table à la fin, arrondi à l’inférieur.
rule-icons = Récompenses
    .text = Une récompense se prend aussitôt et en entier ; défausser, rembourser et détruire ne font rien si l’on n’a rien. Un recrutement gratuit ne coûte ni ouvriers ni pièces, et peut être une quête. Les gains viennent dans l’ordre indiqué ; là où une Suspicion ou l’Inquisition pourrait changer quelque chose, on vous demande dans quel ordre.

## Paladins

card-anseis = Anséis
    .text = 1 Marchand et 1 Éclaireur. Influence +3 et Foi +1. Fortifier : aucun coût en provisions.
card-berengier = Bérengier
    .text = 1 Combattant et 1 Marchand. Force +3 et Influence +1. Établir une Garnison : aucun coût en provisions.
card-engelier = Engelier
    .text = 1 Combattant et 1 Éclaireur. Force +3 et Foi +1. Attaquer : 2 pièces de plus.
card-gerier = Gérier
    .text = 1 Clerc et 1 Combattant. Foi +3 et Influence +1. Convertir : aucun coût en pièces.
card-gerin = Gérin
    .text = 1 Marchand et 1 Paysan. Influence +4. Conspirer : 2 pièces de plus.
card-girard = Girard
    .text = 2 Éclaireurs. Foi +2 et Influence +2. Chasser : 2 provisions de plus.
card-ivoire = Ivoire
    .text = 1 Clerc et 1 Marchand. Influence +3 et Force +1. Absoudre : aucun coût en pièces.
card-ivon = Ivon
    .text = 1 Clerc et 1 Éclaireur. Foi +3 et Force +1. Missionner : aucun coût en provisions.
card-oliver = Olivier
    .text = 2 Clercs. Foi +4. Prier : aucun coût en pièces.
card-otton = Otton
    .text = 2 Marchands. Foi +2 et Force +2. Commercer : 2 pièces de plus.
card-roland = Roland
    .text = 1 Combattant et 1 Paysan. Force +4. Recruter : aucun coût en pièces.
card-samson = Samson
    .text = 1 Éclaireur et 1 Paysan. Force +2 et Influence +2. Développer : 2 pièces de moins.

## Villageois

card-abbot-labourer = Abbé (Paysan)
    .text = Quête : 1 Clerc et 1 Paysan. Recrutement : 1 Paysan à chaque action Absoudre.
card-abbot-provision = Abbé (provision)
    .text = Quête : 1 Prière. Recrutement : 1 provision aussitôt, puis 1 provision à chaque action Absoudre.
card-abbot-tax = Abbé (Taxe)
    .text = Quête : 1 Dette détruite. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Absoudre.
card-acolyte-labourer = Acolyte (Paysan)
    .text = Quête : 1 Clerc. Recrutement : 1 Paysan à chaque action Missionner.
card-acolyte-coin = Acolyte (pièce)
    .text = Quête : 1 Prière. Recrutement : 1 pièce aussitôt, puis 1 pièce à chaque action Missionner.
card-acolyte-tax = Acolyte (Taxe)
    .text = Quête : 2 Suspicions de moins. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Missionner.
card-architect-labourer = Architecte (Paysan)
    .text = Quête : 1 Criminel. Recrutement : 1 Paysan à chaque action Développer.
card-architect-provision = Architecte (provision)
    .text = Quête : 1 Paysan et 1 provision. Recrutement : 1 provision aussitôt, puis 1 provision à chaque action Développer.
card-architect-tax = Architecte (Taxe)
    .text = Quête : 2 Taxes. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Développer.
card-conspirator-discard = Conspirateur (Suspicions)
    .text = Quête : 2 Suspicions de moins. Recrutement : 1 Suspicion de moins à chaque Inquisition.
card-conspirator-criminal = Conspirateur (Criminel)
    .text = Quête : 1 Criminel. Recrutement : 1 Suspicion de moins à chaque Inquisition.
card-debt-collector-labourer = Agent de Recouvrement (Paysan)
    .text = Quête : 2 Paysans. Recrutement : 1 Paysan à chaque Dette que vous remboursez.
card-debt-collector-fighter = Agent de Recouvrement (Combattant)
    .text = Quête : 1 Dette détruite. Recrutement : 1 Combattant à chaque Dette que vous remboursez.
card-debt-collector-scout = Agent de Recouvrement (Éclaireur)
    .text = Quête : 2 Suspicions de moins. Recrutement : 1 Éclaireur à chaque Dette que vous remboursez.
card-defender-labourer = Défenseur (Paysan)
    .text = Quête : 1 Force. Recrutement : 1 Paysan à chaque action Attaquer.
card-defender-provision = Défenseur (provision)
    .text = Quête : 1 Paysan et 1 provision. Recrutement : 1 provision aussitôt, puis 1 provision à chaque action Attaquer.
card-defender-tax = Défenseur (Taxe)
    .text = Quête : 2 Taxes. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Attaquer.
card-gatekeeper-labourer = Gardienne (Paysan)
    .text = Quête : 1 Marchand et 1 Paysan. Recrutement : 1 Paysan à chaque action Fortifier.
card-gatekeeper-coin = Gardienne (pièce)
    .text = Quête : 1 Éclaireur. Recrutement : 1 pièce aussitôt, puis 1 pièce à chaque action Fortifier.
card-gatekeeper-tax = Gardienne (Taxe)
    .text = Quête : 2 Taxes. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Fortifier.
card-missionary-labourer = Missionnaire (Paysan)
    .text = Quête : 1 Prière. Recrutement : 1 Paysan à chaque action Convertir.
card-missionary-provision = Missionnaire (provision)
    .text = Quête : 1 Foi. Recrutement : 1 provision aussitôt, puis 1 provision à chaque action Convertir.
card-missionary-tax = Missionnaire (Taxe)
    .text = Quête : 1 Éclaireur et 1 Paysan. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Convertir.
card-peddler-labourer = Colporteur (Paysan)
    .text = Quête : 2 Paysans. Recrutement : 1 Paysan à chaque Inquisition où vous avez au moins 2 Suspicions.
card-peddler-provision = Colporteur (provision)
    .text = Quête : 1 Paysan et 1 provision. Recrutement : 2 provisions à chaque Inquisition où vous avez au moins 2 Suspicions.
card-peddler-coin = Colporteur (pièce)
    .text = Quête : 2 Suspicions de moins. Recrutement : 2 pièces à chaque Inquisition où vous avez au moins 2 Suspicions.
card-squire-faith = Châtelain (Foi)
    .text = Quête : 1 Combattant. Recrutement : 1 Foi à chaque Inquisition où vous n’avez aucune Suspicion.
card-squire-influence = Châtelain (Influence)
    .text = Quête : 1 Influence. Recrutement : 1 Influence à chaque Inquisition où vous n’avez aucune Suspicion.
card-squire-strength = Châtelain (Force)
    .text = Quête : 1 Criminel. Recrutement : 1 Force à chaque Inquisition où vous n’avez aucune Suspicion. (Carte reconstituée.)
card-watchman-labourer = Sentinelle (Paysan)
    .text = Quête : 1 Combattant et 1 Paysan. Recrutement : 1 Paysan à chaque action Établir une Garnison.
card-watchman-coin = Sentinelle (pièce)
    .text = Quête : 1 Paysan et 1 provision. Recrutement : 1 pièce aussitôt, puis 1 pièce à chaque action Établir une Garnison.
card-watchman-tax = Sentinelle (Taxe)
    .text = Quête : 1 Marchand. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Établir une Garnison.

## Envahisseurs

card-viking-adventurer = Aventurier viking
    .text = Attaqué : 1 Influence, 1 Paysan et 1 Clerc. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Moines missionnés.
card-viking-armourer = Armurier viking
    .text = Attaqué : 1 Influence, 1 Paysan et 1 provision. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Force.
card-viking-assassin = Assassin viking
    .text = Attaqué : 1 Influence, 1 Paysan et 1 Combattant. Converti : 2 Force ; à la fin, 1 PV par Byzantin que vous avez attaqué.
card-viking-barbarian = Barbare viking
    .text = Attaqué : 1 Influence, 1 Taxe et 1 provision. Converti : 2 Force ; à la fin, 1 PV par Sarrasin que vous avez attaqué.
card-viking-guardian = Garde viking
    .text = Attaqué : 1 Influence, 1 Marchand et 1 provision. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Ateliers développés.
card-viking-lookout = Guetteur viking
    .text = Attaqué : 1 Influence et 1 Marchand. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Remparts construits.
card-viking-marauder = Maraudeur viking
    .text = Attaqué : 1 Influence et 1 Criminel. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Influence.
card-viking-mercenary = Mercenaire viking
    .text = Attaqué : 1 Influence et 2 Paysans. Converti : 1 Force ; à la fin, 1 PV, plus 1 PV par Mercenaire converti.
card-viking-protector = Protecteur viking
    .text = Attaqué : 1 Influence, 1 Paysan et 1 provision. Converti : 1 Force ; à la fin, 1 PV par Dette remboursée.
card-viking-thief = Voleur viking
    .text = Attaqué : 1 Influence et 2 Taxes. Converti : 1 Force ; à la fin, 1 PV par Suspicion que vous avez.
card-viking-traitor = Traître viking
    .text = Attaqué : 1 Influence et 1 Criminel. Converti : 1 Force ; à la fin, chaque Dette non payée coûte 1 PV de moins.
card-viking-vigilante = Vigilant viking
    .text = Attaqué : 1 Influence et 1 Dette détruite. Converti : 1 Force ; à la fin, 1 PV par lot de 2 absolutions.
card-saracen-archer = Archer sarrasin
    .text = Attaqué : 1 Influence, 1 Éclaireur et 1 provision. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Garnisons établies.
card-saracen-armourer = Armurier sarrasin
    .text = Attaqué : 1 Influence et 1 Combattant. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Force.
card-saracen-assassin = Assassin sarrasin
    .text = Attaqué : 1 Influence, 1 Paysan et 1 provision. Converti : 2 Force ; à la fin, 1 PV par Byzantin que vous avez attaqué.
card-saracen-champion = Champion sarrasin
    .text = Attaqué : 1 Influence, 1 Suspicion de moins et 1 Marchand. Converti : 1 Force ; à la fin, 1 PV, plus 1 PV par Ordre du Roi accompli.
card-saracen-guardian = Garde sarrasin
    .text = Attaqué : 1 Influence et 2 Paysans. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Ateliers développés.
card-saracen-hunter = Chasseur sarrasin
    .text = Attaqué : 1 Influence, 1 Suspicion de moins et 1 Combattant. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Villageois recrutés.
card-saracen-invader = Conquérant sarrasin
    .text = Attaqué : 1 Influence, 1 Taxe et 1 provision. Converti : 2 Force ; à la fin, 1 PV par Viking que vous avez attaqué.
card-saracen-lookout = Guetteur sarrasin
    .text = Attaqué : 1 Influence, 1 Paysan et 1 Marchand. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Remparts construits.
card-saracen-mercenary = Mercenaire sarrasin
    .text = Attaqué : 1 Influence, 1 Suspicion de moins et 1 Paysan. Converti : 1 Force ; à la fin, 1 PV, plus 1 PV par Mercenaire converti.
card-saracen-thief = Voleur sarrasin
    .text = Attaqué : 1 Influence et 1 Criminel. Converti : 1 Force ; à la fin, 1 PV par Suspicion que vous avez.
card-saracen-traitor = Traître sarrasin
    .text = Attaqué : 1 Influence et 1 Dette détruite. Converti : 1 Force ; à la fin, chaque Dette non payée coûte 1 PV de moins.
card-saracen-warrior = Guerrier sarrasin
    .text = Attaqué : 1 Influence et 2 provisions. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Foi.
card-byzantine-adventurer = Aventurier byzantin
    .text = Attaqué : 1 Influence, 1 Paysan et 1 Éclaireur. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Moines missionnés.
card-byzantine-archer = Archer byzantin
    .text = Attaqué : 1 Influence et 2 provisions. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Garnisons établies.
card-byzantine-barbarian = Barbare byzantin
    .text = Attaqué : 1 Influence, 1 Paysan et 1 Éclaireur. Converti : 2 Force ; à la fin, 1 PV par Sarrasin que vous avez attaqué.
card-byzantine-champion = Champion byzantin
    .text = Attaqué : 1 Influence, 1 Suspicion de moins et 1 Éclaireur. Converti : 1 Force ; à la fin, 1 PV, plus 1 PV par Ordre du Roi accompli.
card-byzantine-hunter = Chasseur byzantin
    .text = Attaqué : 1 Influence et 1 Dette détruite. Converti : 1 Force ; à la fin, 1 PV par lot de 2 Villageois recrutés.
card-byzantine-invader = Conquérant byzantin
    .text = Attaqué : 2 Influence. Converti : 2 Force ; à la fin, 1 PV par Viking que vous avez attaqué.
card-byzantine-marauder = Maraudeur byzantin
    .text = Attaqué : 2 Influence. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Influence.
card-byzantine-mercenary-labourer = Mercenaire byzantin (Paysan)
    .text = Attaqué : 1 Influence, 1 Paysan et 1 provision. Converti : 1 Force ; à la fin, 1 PV, plus 1 PV par Mercenaire converti.
card-byzantine-mercenary-tax = Mercenaire byzantin (Taxes)
    .text = Attaqué : 1 Influence et 2 Taxes. Converti : 1 Force ; à la fin, 1 PV, plus 1 PV par Mercenaire converti.
card-byzantine-protector = Protecteur byzantin
    .text = Attaqué : 1 Influence et 2 Paysans. Converti : 1 Force ; à la fin, 1 PV par Dette remboursée.
card-byzantine-vigilante = Vigilant byzantin
    .text = Attaqué : 1 Influence, 1 Suspicion de moins et 1 Clerc. Converti : 1 Force ; à la fin, 1 PV par lot de 2 absolutions. (Carte reconstituée.)
card-byzantine-warrior = Guerrier byzantin
    .text = Attaqué : 1 Influence et 1 Clerc. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Foi.

## Remparts

card-wall-strength-2 = Rempart (2 Force)
    .text = 2 Force.
card-wall-labourer-vp-1 = Rempart (1 Paysan, 1 PV)
    .text = 1 Force et 1 Paysan ; 1 PV à la fin.
card-wall-vp-2 = Rempart (2 PV)
    .text = 1 Force ; 2 PV à la fin.
card-wall-repay-or-coins = Rempart (1 Dette remboursée ou 2 pièces)
    .text = 1 Force, puis 1 Dette remboursée ou 2 pièces.
card-wall-discard-or-coins = Rempart (1 Suspicion de moins ou 2 pièces)
    .text = 1 Force, puis 1 Suspicion de moins ou 2 pièces.
card-wall-labourer-3 = Rempart (3 Paysans)
    .text = 1 Force et 3 Paysans.
card-wall-labourer-2 = Rempart (2 Paysans)
    .text = 1 Force et 2 Paysans.
card-wall-labourer-merchant = Rempart (1 Paysan et 1 Marchand)
    .text = 1 Force, 1 Paysan et 1 Marchand.
card-wall-labourer-fighter = Rempart (1 Paysan et 1 Combattant)
    .text = 1 Force, 1 Paysan et 1 Combattant.
card-wall-labourer-scout = Rempart (1 Paysan et 1 Éclaireur)
    .text = 1 Force, 1 Paysan et 1 Éclaireur.
card-wall-labourer-cleric = Rempart (1 Paysan et 1 Clerc)
    .text = 1 Force, 1 Paysan et 1 Clerc.
card-wall-scout-merchant = Rempart (1 Éclaireur et 1 Marchand)
    .text = 1 Force, 1 Éclaireur et 1 Marchand.
card-wall-scout = Rempart (1 Éclaireur)
    .text = 1 Force et 1 Éclaireur.
card-wall-merchant = Rempart (1 Marchand)
    .text = 1 Force et 1 Marchand.
card-wall-fighter = Rempart (1 Combattant)
    .text = 1 Force et 1 Combattant.
card-wall-cleric = Rempart (1 Clerc)
    .text = 1 Force et 1 Clerc.

## Taverne

card-tavern-llsc = Taverne (2 Paysans, 1 Éclaireur et 1 Clerc)
    .text = 4 ouvriers : 2 Paysans, 1 Éclaireur et 1 Clerc.
card-tavern-sffx = Taverne (1 Éclaireur, 2 Combattants et 1 Criminel)
    .text = 4 ouvriers : 1 Éclaireur, 2 Combattants et 1 Criminel.
card-tavern-smmx = Taverne (1 Éclaireur, 2 Marchands et 1 Criminel)
    .text = 4 ouvriers : 1 Éclaireur, 2 Marchands et 1 Criminel.
card-tavern-lffx = Taverne (1 Paysan, 2 Combattants et 1 Criminel)
    .text = 4 ouvriers : 1 Paysan, 2 Combattants et 1 Criminel.
card-tavern-sscx = Taverne (2 Éclaireurs, 1 Clerc et 1 Criminel)
    .text = 4 ouvriers : 2 Éclaireurs, 1 Clerc et 1 Criminel.
card-tavern-smfx = Taverne (1 Éclaireur, 1 Marchand, 1 Combattant et 1 Criminel)
    .text = 4 ouvriers : 1 Éclaireur, 1 Marchand, 1 Combattant et 1 Criminel.
card-tavern-llmm = Taverne (2 Paysans et 2 Marchands)
    .text = 4 ouvriers : 2 Paysans et 2 Marchands.
card-tavern-ssmm = Taverne (2 Éclaireurs et 2 Marchands)
    .text = 4 ouvriers : 2 Éclaireurs et 2 Marchands.
card-tavern-sfcc = Taverne (1 Éclaireur, 1 Combattant et 2 Clercs)
    .text = 4 ouvriers : 1 Éclaireur, 1 Combattant et 2 Clercs.
card-tavern-smcc = Taverne (1 Éclaireur, 1 Marchand et 2 Clercs)
    .text = 4 ouvriers : 1 Éclaireur, 1 Marchand et 2 Clercs.
card-tavern-mffx = Taverne (1 Marchand, 2 Combattants et 1 Criminel)
    .text = 4 ouvriers : 1 Marchand, 2 Combattants et 1 Criminel.
card-tavern-sfxx = Taverne (1 Éclaireur, 1 Combattant et 2 Criminels)
    .text = 4 ouvriers : 1 Éclaireur, 1 Combattant et 2 Criminels.
card-tavern-lsmm = Taverne (1 Paysan, 1 Éclaireur et 2 Marchands)
    .text = 4 ouvriers : 1 Paysan, 1 Éclaireur et 2 Marchands.
card-tavern-lmcc = Taverne (1 Paysan, 1 Marchand et 2 Clercs)
    .text = 4 ouvriers : 1 Paysan, 1 Marchand et 2 Clercs.
card-tavern-ssmf = Taverne (2 Éclaireurs, 1 Marchand et 1 Combattant)
    .text = 4 ouvriers : 2 Éclaireurs, 1 Marchand et 1 Combattant.
card-tavern-lfxx = Taverne (1 Paysan, 1 Combattant et 2 Criminels)
    .text = 4 ouvriers : 1 Paysan, 1 Combattant et 2 Criminels.
card-tavern-llcx = Taverne (2 Paysans, 1 Clerc et 1 Criminel)
    .text = 4 ouvriers : 2 Paysans, 1 Clerc et 1 Criminel.
card-tavern-mmcc = Taverne (2 Marchands et 2 Clercs)
    .text = 4 ouvriers : 2 Marchands et 2 Clercs.
card-tavern-llff = Taverne (2 Paysans et 2 Combattants)
    .text = 4 ouvriers : 2 Paysans et 2 Combattants.
card-tavern-fccc = Taverne (1 Combattant et 3 Clercs)
    .text = 4 ouvriers : 1 Combattant et 3 Clercs.
card-tavern-mfcc = Taverne (1 Marchand, 1 Combattant et 2 Clercs)
    .text = 4 ouvriers : 1 Marchand, 1 Combattant et 2 Clercs.
card-tavern-lsss = Taverne (1 Paysan et 3 Éclaireurs)
    .text = 4 ouvriers : 1 Paysan et 3 Éclaireurs.
card-tavern-mfxx = Taverne (1 Marchand, 1 Combattant et 2 Criminels)
    .text = 4 ouvriers : 1 Marchand, 1 Combattant et 2 Criminels.
card-tavern-llfx = Taverne (2 Paysans, 1 Combattant et 1 Criminel)
    .text = 4 ouvriers : 2 Paysans, 1 Combattant et 1 Criminel.

## Faveurs du Roi (les titres sont de nous)

card-favour-recruiter = L’Enrôlement (Faveur)
    .text = Avec 1 Éclaireur : 1 recrutement gratuit.
card-favour-absolution = La Grâce (Faveur)
    .text = Avec 1 Combattant et 1 pièce : 1 Dette remboursée ou 2 Suspicions de moins.
card-favour-tithes = La Dîme (Faveur)
    .text = Avec 1 Clerc : 1 Suspicion de moins et 2 Taxes.
card-favour-smugglers = Les Contrebandiers (Faveur)
    .text = Avec 1 ouvrier au choix : 2 Criminels.
card-favour-levy = Le Prélèvement (Faveur)
    .text = Avec 1 ouvrier au choix : 2 provisions et 1 Taxe.
card-favour-loan = L’Emprunt (Faveur)
    .text = Avec 1 ouvrier au choix et 1 Dette : 1 Éclaireur, 1 Marchand et 1 Combattant.
card-favour-guild = La Guilde (Faveur)
    .text = Avec 1 Marchand et 1 provision : soit 1 Atelier développé, soit 1 Combattant et 1 Clerc.
card-favour-chapel = La Chapelle (Faveur)
    .text = Avec 1 ouvrier au choix : 1 Prière.
card-favour-serfs = Les Serfs (Faveur)
    .text = Avec 1 Criminel : 3 Paysans.
card-favour-crown = La Couronne (Faveur)
    .text = Avec 1 Criminel : 1 Foi, 1 Force ou 1 Influence.

## Suspicions, Ordres du Roi, Objectifs

card-suspicion-0 = Suspicion (aucune Taxe)
    .text = Vous ne prenez aucune Taxe. (Le nombre de cartes de chaque sorte est reconstitué.)
card-suspicion-1 = Suspicion (1 Taxe)
    .text = Vous prenez 1 Taxe dans la Réserve des Impôts. (Le nombre de cartes de chaque sorte est reconstitué.)
card-suspicion-2 = Suspicion (2 Taxes)
    .text = Vous prenez 2 Taxes dans la Réserve des Impôts. (Le nombre de cartes de chaque sorte est reconstitué.)
card-order-fortify = Ordre du Roi (Fortifier)
    .text = Accompli à la fin par qui a au moins 5 Remparts construits.
card-order-convert = Ordre du Roi (Convertir)
    .text = Accompli à la fin par qui a au moins 5 Envahisseurs convertis.
card-order-commission = Ordre du Roi (Missionner)
    .text = Accompli à la fin par qui a au moins 5 Moines missionnés.
card-order-attack = Ordre du Roi (Attaquer)
    .text = Accompli à la fin par qui a au moins 5 Envahisseurs attaqués.
card-order-garrison = Ordre du Roi (Établir une Garnison)
    .text = Accompli à la fin par qui a au moins 5 Garnisons établies.
card-order-absolve = Ordre du Roi (Absoudre)
    .text = Accompli à la fin par qui a au moins 5 absolutions.
card-scheme-favour = Objectif (Faveur du Roi)
    .text = L’IA tente : Faveur du Roi.
card-scheme-commission = Objectif (Missionner)
    .text = L’IA tente : Missionner. (Le nombre de ces cartes est reconstitué.)
card-scheme-fortify = Objectif (Fortifier)
    .text = L’IA tente : Fortifier. (Le nombre de ces cartes est reconstitué.)
card-scheme-garrison = Objectif (Établir une Garnison)
    .text = L’IA tente : Établir une Garnison. (Le nombre de ces cartes est reconstitué.)
card-scheme-absolve = Objectif (Absoudre)
    .text = L’IA tente : Absoudre. (Le nombre de ces cartes est reconstitué.)
card-scheme-attack = Objectif (Attaquer)
    .text = L’IA tente : Attaquer. (Le nombre de ces cartes est reconstitué.)
card-scheme-convert = Objectif (Convertir)
    .text = L’IA tente : Convertir. (Le nombre de ces cartes est reconstitué.)
card-scheme-order = Objectif (Ordre du Roi)
    .text = L’IA tente : Ordre du Roi. (Le nombre de ces cartes est reconstitué.)
card-scheme-recruit = Objectif (Recruter)
    .text = L’IA tente : Recruter. (Le nombre de ces cartes est reconstitué.)
card-scheme-trade = Objectif (Commercer)
    .text = L’IA tente : Commercer. (Le nombre de ces cartes est reconstitué.)
card-scheme-conspire = Objectif (Conspirer)
    .text = L’IA tente : Conspirer. (Le nombre de ces cartes est reconstitué.)

## Ce dont parle le conseiller

aspect-orders = { category-orders }
aspect-faith = { category-faith }
aspect-strength = { category-strength }
aspect-influence = { category-influence }
aspect-workshops = { category-workshops }
aspect-monks = { category-monks }
aspect-walls = { category-walls }
aspect-outposts = { category-outposts }
aspect-absolutions = { category-absolutions }
aspect-outsiders = { category-outsiders }
aspect-debts = { category-debts }
aspect-resources = { category-resources }
aspect-workers = Ouvriers
aspect-attributes = Attributs
aspect-townsfolk = Villageois
aspect-suspicions = Suspicions
aspect-rows = Rangées de pièces
aspect-plans = Actions à portée
aspect-points = Points déjà acquis
aspect-standing = Attributs, Villageois et Suspicions
aspect-progress = Rangées, ordres et ouvriers
