# Architectes du Royaume de l’Ouest, en français, avec les mots du livret.
#
# Les règles sont résumées avec nos propres mots. Les espaces avant « : ; ? ! » sont insécables.

game-architects = Architectes du Royaume de l’Ouest
    .text = Placez vos ouvriers, embauchez des apprentis et bâtissez pour le roi, de 1 à 5 joueurs, en gardant un œil sur votre Vertu et un autre sur la Prison.
    .goal = Le but : avoir le plus de points de victoire quand la Maison des Corporations est pleine.

# Ce qui a changé avec chaque version des règles, pour les tables en cours de partie.
version-2 = Le premier joueur est tiré au sort après le choix des cartes. Avec plusieurs ouvriers au Marché Noir, on choisit lequel revient. L’ordre de la Gardienne et du Châtelain n’est demandé que s’il compte.

scheme-reconstructed = Les cartes Planification de l’adversaire solo sont une reconstitution de Regna, conforme à tout ce que disent les règles : ce ne sont pas les cartes officielles.

source-rulebook = D’après le livret de règles
source-component = D’après la carte imprimée
source-reconstructed = Reconstitué par Regna : la carte officielle n’est pas connue

## Mots

seat-yellow = Jaune
seat-red = Rouge
seat-green = Vert
seat-blue = Bleu
seat-purple = Violet

workers-yellow = { $n ->
        [one] 1 ouvrier jaune
       *[other] { $n } ouvriers jaunes
    }
workers-red = { $n ->
        [one] 1 ouvrier rouge
       *[other] { $n } ouvriers rouges
    }
workers-green = { $n ->
        [one] 1 ouvrier vert
       *[other] { $n } ouvriers verts
    }
workers-blue = { $n ->
        [one] 1 ouvrier bleu
       *[other] { $n } ouvriers bleus
    }
workers-purple = { $n ->
        [one] 1 ouvrier violet
       *[other] { $n } ouvriers violets
    }
workers-own = { $n ->
        [one] rappeler votre ouvrier
       *[other] rappeler vos { $n } ouvriers
    }

place-quarry = Carrière
place-forest = Forêt
place-mines = Mines
place-silversmith = Atelier d’Orfèvre
place-kings-storehouse = Entrepôt Royal
place-workshop = Atelier
place-town-centre = Hôtel de Ville
place-tax-stand = Bâtiment des Impôts
place-guardhouse = Corps de Garde
place-black-market-left = Marché Noir (petit marché)
place-black-market-middle = Marché Noir (faveurs)
place-black-market-right = Marché Noir (grand marché)
place-guildhall = Maison des Corporations

good-clay = argile
good-wood = bois
good-stone = pierre
good-gold = or
good-marble = marbre

skill-carpentry = menuiserie
skill-tiling = carrelage
skill-masonry = maçonnerie

deck-building = Bâtiment
deck-apprentice = Apprenti
deck-market = Marché Noir
deck-reward = Récompense
deck-starting-scheme = Planification de Départ
deck-future-scheme = Planification Future

category-buildings = Bâtiments
category-cathedral = Cathédrale
category-virtue = Vertu
category-debts = Dettes non payées
category-gold-marble = Or et marbre
category-silver = Pièces
category-prison = Prisonniers
category-guildhall = Maison des Corporations

## Quantités

amount-clay = { $n ->
        [one] { $n } argile
       *[other] { $n } argiles
    }
amount-wood = { $n } bois
amount-stone = { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
amount-gold = { $n } or
amount-marble = { $n ->
        [one] { $n } marbre
       *[other] { $n } marbres
    }
amount-silver = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-virtue = { $n ->
        [one] { $n } Vertu
       *[other] { $n } Vertus
    }
amount-cards = { $n ->
        [one] { $n } carte Bâtiment
       *[other] { $n } cartes Bâtiment
    }
amount-debts = { $n ->
        [one] { $n } Dette
       *[other] { $n } Dettes
    }
amount-workers = { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
amount-nothing = rien

## Options d’une partie

choice-boards = Plateaux de joueur
    .text = La face standard est la même pour tous ; sur l’autre face, chaque personnage a son départ et sa capacité.
choice-boards-standard = Face standard
choice-boards-dealt = Personnages distribués au hasard
choice-boards-chosen = Personnages choisis, chacun à son tour
choice-opponent = Adversaire solo
    .text = Un architecte byzantin que les règles font jouer, contre 1 ou 2 joueurs. Ses cartes Planification sont une reconstitution de Regna, pas les cartes officielles.
choice-opponent-none = Aucun
choice-opponent-constantine = Constantine (normal)
    .alone = contre Constantine (normal)
    .text = 1 PV par ouvrier à la Maison des Corporations. Ses cartes sont une reconstitution.
choice-opponent-helena = Helena (difficile)
    .alone = contre Helena (difficile)
    .text = 3 PV par ouvrier à la Maison des Corporations. Ses cartes sont une reconstitution.
choice-promo = Cartes promotionnelles
    .text = Ajoute 3 bâtiments, 3 apprentis et 5 personnages parus en 2018 ; faute de noms français connus, ceux des cartes sont de nous.
choice-promo-off = Sans
choice-promo-on = Avec
choice-conspirator = Conspiratrice
    .text = Le livret laisse le doute : l’économie d’une pièce vaut-elle une fois par visite, ou à chaque capture ?
choice-conspirator-per-visit = 1 pièce de moins par visite et par Conspiratrice
choice-conspirator-per-capture = 1 pièce de moins à chaque capture
choice-fallback = Aucun ouvrier à récupérer dans un grand cercle
    .text = Le livret ne dit pas que faire quand tous vos ouvriers sont en Prison, capturés, au Marché Noir ou à la Maison des Corporations.
choice-fallback-ordered = En reprendre un en Prison, sinon sur un autre plateau, sinon au Marché Noir
choice-fallback-any = En reprendre un où l’on veut, sauf à la Maison des Corporations
choice-fallback-pass = Passer son tour
choice-empty-visits = Visites sans effet
    .text = Peut-on se placer à l’Entrepôt Royal, à l’Hôtel de Ville ou au Corps de Garde sans rien pouvoir y faire ?
choice-empty-visits-allow = Permises
choice-empty-visits-forbid = Interdites
choice-pairing = Faces des cartes Marché Noir
    .text = On ne sait pas avec certitude quel grand marché est au dos de quel petit marché ; les deux séries sont sûres.
choice-pairing-same = Même rang
choice-pairing-mirrored = Rang inversé
choice-stall-guard = Garde-fou contre l’attente
    .text = Contre l’adversaire solo (dont les cartes sont une reconstitution) : son troisième rappel d’ouvriers lance aussi la manche finale.
choice-stall-guard-off = Sans
choice-stall-guard-on = Avec

## Personnages

board-ada = Ada
    .text = Départ : 11 Vertus, aucune pièce, 1 or et 1 carte Bâtiment de plus ; personne en Prison. Capacité : ignore 1 Taxe à chaque action.
board-frederick = Frederick
    .text = Départ : 7 Vertus, 4 pièces et 1 pierre ; personne en Prison. Capacité : ne défausse pas de carte Bâtiment pour travailler à la Cathédrale.
board-caroline = Caroline
    .text = Départ : 3 Vertus, 10 pièces, 1 marbre et 1 Dette non payée ; 8 ouvriers en Prison. Capacité : pioche 1 carte Bâtiment à chaque action au Marché Noir.
board-rudolf = Rudolf
    .text = Départ : 9 Vertus, 3 pièces et 1 bois ; personne en Prison. Capacité : embauche à l’Atelier pour 1 pièce de moins (pas la Taxe) et peut avoir 6 apprentis.
board-therese = Therese
    .text = Départ : 5 Vertus, 5 pièces et 1 carte Bâtiment de plus ; 4 ouvriers en Prison. Capacité : pour tout coût et tout décompte, l’or vaut du marbre, et le marbre de l’or.
board-lothaire = Lothaire
    .text = Départ : 4 Vertus, 6 pièces et 2 argiles ; 6 ouvriers en Prison. Capacité : paie 1 bois ou 1 pierre de moins pour un bâtiment ou un niveau de la Cathédrale. (Promo.)
board-hugo = Hugo
    .text = Départ : 2 Vertus, 12 pièces et 2 cartes Bâtiment de plus ; 10 ouvriers en Prison. Capacité : peut payer 2 pièces au lieu de prendre une Dette. (Promo.)
board-clovis = Clovis
    .text = Départ : 10 Vertus, 1 pièce, 1 marbre et 1 argile ; personne en Prison. Capacité : pioche 1 carte Bâtiment après chaque bâtiment construit. (Promo.)
board-fara = Fara
    .text = Départ : 6 Vertus, 5 pièces, 1 pierre et 1 bois ; 2 ouvriers en Prison. Capacité : à chaque réinitialisation du Marché Noir, peut libérer 1 de ses ouvriers de la Prison. (Promo.)
board-bertha = Bertha
    .text = Départ : 8 Vertus, 3 pièces et 1 carte Bâtiment de plus ; personne en Prison. Capacité : gagne 2 pièces de plus en envoyant des ouvriers capturés en Prison. (Promo.)
board-constantine = Constantine
    .text = Adversaire solo, difficulté normale : 1 PV par ouvrier à la Maison des Corporations. Ses cartes Planification sont une reconstitution.
board-helena = Helena
    .text = Adversaire solo, difficile : 3 PV par ouvrier à la Maison des Corporations. Ses cartes Planification sont une reconstitution.

## Questions, et les réponses qu’on y donne

ask-board = Quel personnage jouez-vous ?
option-board = { $board }

ask-draft = Quelle carte Bâtiment gardez-vous ?
option-draft = { $card }

ask-keep = { $left ->
        [one] Quelle carte Bâtiment gardez-vous ? C’est la dernière à choisir.
       *[other] Quelle carte Bâtiment gardez-vous ? Il vous en reste { $left } à choisir.
    }
option-keep = { $card }

ask-place = Où placez-vous un ouvrier ?
option-place = { $place }

ask-take-back = Vous n’avez plus d’ouvrier à placer : d’où en récupérez-vous un ?
option-take-back = { $place }
option-take-back-prison = Prison
option-take-back-boards = Plateau d’un autre joueur

ask-take-back-from = Sur le plateau de qui récupérez-vous un ouvrier ?
option-take-back-from = { $who }

ask-mine = Que prenez-vous aux Mines ?
option-mine = { $price }

ask-exchange = Quel échange faites-vous ? { $left ->
        [one] C’est le dernier possible.
       *[other] Encore { $left } échanges possibles.
    }
option-exchange = { $pay } contre { $gain } ({ $card })
option-exchange-virtue = 2 argiles, bois ou pierres contre 1 Vertu
option-exchange-marble = 3 bois ou pierres contre 1 marbre
option-exchange-stop = Terminer

ask-pay = Avec quelles ressources payez-vous ?
option-pay = { $price }

ask-work = Que faites-vous à l’Atelier ?
option-work-hire = Embaucher un apprenti
option-work-plans = Piocher des cartes Bâtiment

ask-hire = Quel apprenti embauchez-vous ?
option-hire = { $card } ({ $cost })
option-hire-stop = N’embaucher personne

ask-dismiss = Quel apprenti défaussez-vous ?
option-dismiss = { $card }

ask-capture = { $silver ->
        [0] Quel groupe d’ouvriers capturez-vous, gratuitement ?
        [one] Quel groupe d’ouvriers capturez-vous, pour { $silver } pièce ?
       *[other] Quel groupe d’ouvriers capturez-vous, pour { $silver } pièces ?
    } { $left ->
        [one] C’est la dernière capture possible.
       *[other] Encore { $left } captures possibles.
    }
option-capture = { $place } : { $workers }
option-capture-stop = Terminer

ask-deal = Que demandez-vous au Marché Noir ?
option-deal-hire = Embaucher un apprenti visible
option-deal-look = Regarder 5 cartes Bâtiment et en garder 1

ask-look = Quelle carte Bâtiment gardez-vous ? Les autres vont sous la pile.
option-look = { $card }

ask-guard = Que faites-vous au Corps de Garde ? { $left ->
        [one] C’est la dernière action possible.
       *[other] Encore { $left } actions possibles.
    }
option-guard-send = { $n ->
        [0] Envoyer les ouvriers capturés en Prison
        [one] Envoyer l’ouvrier capturé en Prison
       *[other] Envoyer les { $n } ouvriers capturés en Prison
    }
option-guard-release = { $n ->
        [0] Libérer vos ouvriers de la Prison
        [one] Libérer votre ouvrier de la Prison
       *[other] Libérer vos { $n } ouvriers de la Prison
    }
option-guard-rescue = { $n ->
        [0] Payer { $cost } pour récupérer vos ouvriers capturés
        [one] Payer { $cost } pour récupérer votre ouvrier capturé
       *[other] Payer { $cost } pour récupérer vos { $n } ouvriers capturés
    }
option-guard-rescue-by-debt = { $n ->
        [0] Prendre 1 Dette et perdre 1 Vertu pour récupérer vos ouvriers capturés
        [one] Prendre 1 Dette et perdre 1 Vertu pour récupérer votre ouvrier capturé
       *[other] Prendre 1 Dette et perdre 1 Vertu pour récupérer vos { $n } ouvriers capturés
    }
option-guard-pay-debt = Rembourser 1 Dette ({ $cost })
option-guard-stop = Terminer

ask-build = Que construisez-vous ?
option-build = { $card } ({ $price })
option-build-cathedral = Avancer le chantier de la Cathédrale
option-build-stop = Terminer

ask-give-up = Quelle carte Bâtiment défaussez-vous pour la Cathédrale ?
option-give-up = { $card }

ask-take = Que prenez-vous ?
option-take = { $gain }

ask-destroy = Voulez-vous détruire une de vos Dettes non payées ?
option-destroy-destroy = Détruire 1 Dette
option-destroy-keep = La garder

ask-sell-plan = Quelle carte Bâtiment défaussez-vous contre 2 or ?
option-sell-plan = { $card }
option-sell-plan-stop = Aucune

ask-relieve = Que faites-vous avec la Caserne ?
option-relieve-rescue = { $n ->
        [0] Récupérer vos ouvriers capturés
        [one] Récupérer votre ouvrier capturé
       *[other] Récupérer vos { $n } ouvriers capturés
    }
option-relieve-capture = Capturer un groupe d’ouvriers
option-relieve-stop = Rien

ask-react = Réinitialisation du Marché Noir : quel apprenti agit maintenant ?
option-react = { $card }

ask-free = Combien de vos ouvriers libérez-vous de la Prison ?
option-free = { $n ->
        [0] Aucun
       *[other] { amount-workers }
    }

ask-buy-off = Payez-vous 2 pièces pour éviter une Dette ?
option-buy-off-pay = Payer 2 pièces
option-buy-off-debt = Prendre la Dette

ask-discard = { $n ->
        [one] Vous avez 1 carte de trop en main : laquelle défaussez-vous ?
       *[other] Vous avez { $n } cartes de trop en main : laquelle défaussez-vous d’abord ?
    }
option-discard = { $card }

## Pourquoi pas

reason-board-taken = Ce personnage est déjà pris.
reason-no-plans = La pile Bâtiment est vide.
reason-nothing-to-build = Vous ne pouvez ni construire un bâtiment de votre main, ni avancer le chantier de la Cathédrale.
reason-skills = Il manque parmi vos apprentis : { $skills }.
reason-missing = Il vous manque { $shortfall }.
reason-too-wicked = Il faut au moins 5 Vertus pour travailler à la Cathédrale ; { $virtue ->
        [0] vous n’en avez aucune.
       *[other] vous en avez { $virtue }.
    }
reason-cathedral-done = Vous êtes déjà au sommet de la Cathédrale.
reason-cathedral-full = Le niveau { $level } de la Cathédrale n’a plus de place libre.
reason-no-plan = Il faut défausser une carte Bâtiment, et votre main est vide.
reason-cathedral-price = { $level ->
        [1] Le niveau 1 de la Cathédrale demande 1 or.
        [2] Le niveau 2 de la Cathédrale demande 4 bois ou pierres.
        [3] Le niveau 3 de la Cathédrale demande 1 marbre.
        [4] Le niveau 4 de la Cathédrale demande 8 bois ou pierres.
        [5] Le niveau 5 de la Cathédrale demande 2 or et 2 marbres.
       *[other] Vous n’avez pas les ressources du niveau { $level } de la Cathédrale.
    }
reason-silver = { $need ->
        [one] Il faut { $need } pièce
       *[other] Il faut { $need } pièces
    } ; { $have ->
        [0] vous n’en avez pas.
       *[other] vous en avez { $have }.
    }
reason-no-tax = Il n’y a aucune Taxe à voler.
reason-too-virtuous = Avec 10 Vertus ou plus, le Marché Noir est interdit ; vous en avez { $virtue }.
reason-taken = Cet emplacement est déjà occupé.
reason-two-workers = Il faut au moins 2 de vos ouvriers aux Mines pour en tirer de l’or.
reason-goods = Vous n’avez pas les ressources de cet échange.
reason-nothing-to-do = Vous n’y auriez rien à faire.
reason-capture-places = { $n ->
        [one] Toutes les captures d’une visite se font dans le même lieu.
       *[other] Les captures d’une visite se font dans { $n } lieux au plus.
    }
reason-nobody-held = Aucun de vos ouvriers n’est retenu sur un autre plateau.
reason-nobody-there = Il n’y a personne à capturer.
reason-no-captives = Vous ne retenez aucun ouvrier capturé.
reason-no-prisoners = Vous n’avez aucun ouvrier en Prison.
reason-no-debt = Vous n’avez aucune Dette non payée.

## Journal

event-board = { $player } joue { $board }.
event-first = { $player } commence.
event-drafted = Chacun a choisi une carte Bâtiment.

event-place = { $player } place un ouvrier : { $place }.
event-take-back = { $player } n’avait plus d’ouvrier et en récupère un : { $place }.
event-pass = { $player } n’a aucun ouvrier à récupérer et passe son tour.

event-gain = { $player } gagne { $gain }.
event-pay-silver = { $tax ->
        [0] { $player } paie { amount-silver }.
       *[other] { $n ->
            [1] { $player } paie 1 pièce de Taxe.
           *[other] { $player } paie { amount-silver }, dont { $tax } de Taxe.
        }
    }
event-pay-goods = { $player } paie { $price }.
event-virtue = { $by ->
        [-3] { $player } perd 3 Vertus
        [-2] { $player } perd 2 Vertus
        [-1] { $player } perd 1 Vertu
        [0] { $player } ne gagne ni ne perd de Vertu
        [one] { $player } gagne { $by } Vertu
       *[other] { $player } gagne { $by } Vertus
    } (Vertu : { $virtue }).
event-debt = { $player } prend 1 Dette.
event-destroy-debt = { $player } détruit 1 Dette.
event-pay-debt = { $player } rembourse 1 Dette.

event-draw = { $player } pioche { amount-cards }.
event-draw-secret = { $player } pioche { amount-cards } : { $cards }.
event-discard = { $player } défausse 1 carte Bâtiment.
event-discard-secret = { $player } défausse 1 carte Bâtiment : { $card }.
event-look = { $player } regarde { amount-cards } et en garde 1.
event-look-secret = { $player } regarde { amount-cards } et garde celle-ci : { $card }.

event-hire = { $silver ->
        [0] { $player } embauche : { $card }.
        [one] { $player } embauche : { $card }, et prend { $silver } pièce posée sur la carte.
       *[other] { $player } embauche : { $card }, et prend { $silver } pièces posées sur la carte.
    }
event-dismiss = { $player } défausse un apprenti : { $card }.
event-new-apprentice = Un apprenti arrive à l’Atelier : { $card }.
event-turn-over = Un apprenti quitte l’Atelier : { $card }.

event-bring-home = { $n ->
        [one] { $player } rappelle { $n } ouvrier ({ $place }).
       *[other] { $player } rappelle { $n } ouvriers ({ $place }).
    }
event-coins = { $n ->
        [one] { $player } pose { $n } pièce sur l’apprenti dépassé.
       *[other] { $player } pose { $n } pièces sur les apprentis dépassés.
    }
event-capture = { $n ->
        [one] { $player } capture { $n } ouvrier ({ $who }, { $place }).
       *[other] { $player } capture { $n } ouvriers ({ $who }, { $place }).
    }
event-send = { $n ->
        [one] { $player } envoie { $n } ouvrier capturé en Prison.
       *[other] { $player } envoie { $n } ouvriers capturés en Prison.
    }
event-release = { $n ->
        [0] { $player } n’a personne à libérer de la Prison.
       *[other] { $player } libère { amount-workers } de la Prison.
    }
event-rescue = { $n ->
        [0] { $player } n’a aucun ouvrier capturé à récupérer.
        [one] { $player } récupère { $n } ouvrier capturé.
       *[other] { $player } récupère { $n } ouvriers capturés.
    }
event-steal = { $player } vole les Taxes : { amount-silver }.

event-build = { $player } construit : { $card }.
event-cathedral = { $player } monte au niveau { $level } de la Cathédrale.
event-reward = { $player } révèle une carte : { $card }.

event-reset = Réinitialisation du Marché Noir : tous les ouvriers qui s’y trouvent vont en Prison.
event-market-card = Le grand marché offre désormais { $gain }.
event-market-shuffled = Le petit marché est épuisé : toutes les cartes Marché Noir sont mélangées.

event-final-round = Manche finale : chacun joue encore un tour, { $player } en dernier.
event-end-virtue = Effets de fin de partie pour { $player } : Vertu { $virtue }, { $debts ->
        [0] aucune Dette non payée.
        [one] { $debts } Dette non payée.
       *[other] { $debts } Dettes non payées.
    }

event-scheme = { $player } révèle une Planification : { $card }.
event-recall = { $player } rappelle tous ses ouvriers, sauf ceux du Marché Noir et de la Maison des Corporations.

## Bâtiments

card-aqueduct = Aqueduc
    .text = Fin de partie : 1 PV par bâtiment que vous avez construit, celui-ci compris.
card-armoury = Armurerie
    .text = Immédiat : vous pouvez faire 1 capture gratuite.
card-barracks = Caserne
    .text = Immédiat : vous pouvez récupérer tous vos ouvriers capturés par les autres, ou faire 1 capture gratuite.
card-betting-house = Maison des Paris
    .text = Immédiat : prenez 1 Dette.
card-carpenters-hut = Cabane des Charpentiers
    .text = Fin de partie : 1 PV pour chacun de vos apprentis qui a la menuiserie.
card-castle = Château
    .text = Fin de partie, avant le décompte : 1 Vertu par lot de 2 or.
card-chapel = Chapelle
    .text = Fin de partie, avant le décompte : 2 Vertus si vous êtes plus haut que tous les autres à la Cathédrale.
card-church = Église
    .text = Immédiat : vous pouvez détruire 1 de vos Dettes non payées.
card-clay-market = Marché de l’Argile
    .text = Fin de partie : 2 PV si vous avez plus d’argile que tous les autres.
card-clay-pit = Argilière
    .text = Immédiat : gagnez 1 or ou 1 marbre.
card-drafting-room = Chambre des Projets
    .text = Immédiat : piochez 2 cartes Bâtiment.
card-dungeon = Cachot
    .text = Fin de partie, avant le décompte : perdez 2 Vertus, avant ou après vos gains de Vertu.
card-factory = Fabrique
    .text = Immédiat : gagnez 2 marbres.
card-fortress = Forteresse
    .text = Immédiat : vous pouvez faire 2 captures gratuites, dans un même lieu ou dans deux.
card-fountain = Fontaine
    .text = Fin de partie : chacune de vos Dettes non payées coûte 1 PV de moins.
card-gamblers-den = Repaire des Parieurs
    .text = Fin de partie : chacune de vos Dettes non payées coûte 1 PV de plus.
card-hideout = Planque
    .text = Immédiat : libérez tous vos ouvriers de la Prison.
card-keep = Donjon
    .text = Fin de partie : 1 PV par lot de 3 ouvriers capturés sur votre plateau.
card-library = Bibliothèque
    .text = Immédiat : vous pouvez défausser 1 carte Bâtiment de votre main pour gagner 2 or.
card-lighthouse = Phare
    .text = Fin de partie : 1 PV par lot de 4 Vertus.
card-lumber-camp = Camp de Bûcherons
    .text = Immédiat : gagnez 4 bois.
card-masons-hut = Cabane des Maçons
    .text = Fin de partie : 1 PV pour chacun de vos apprentis qui a la maçonnerie.
card-moneylender = Prêteur sur Gages
    .text = Fin de partie : 1 PV par Dette que vous avez remboursée.
card-monument = Monument
    .text = Immédiat : tous les joueurs, vous compris, gagnent 1 Vertu.
card-observatory = Musée
    .text = Fin de partie, avant le décompte : 1 Vertu par lot de 2 marbres.
card-palace = Palais
    .text = Immédiat : gagnez 1 or par lot de 4 Vertus.
card-reservoir = Réservoir
    .text = Fin de partie, avant le décompte : 1 Vertu par lot de 2 Dettes que vous avez remboursées.
card-silver-market = Marché de l’Argent
    .text = Fin de partie : 2 PV si vous avez plus de pièces que tous les autres.
card-smithy = Forge
    .text = Immédiat : gagnez 4 pierres.
card-steeple = Clocher
    .text = Fin de partie : 2 PV si vous êtes plus haut que tous les autres à la Cathédrale.
card-stone-market = Marché de la Pierre
    .text = Fin de partie : 2 PV si vous avez plus de pierres que tous les autres.
card-tavern = Taverne
    .text = Immédiat : vous pouvez embaucher gratuitement n’importe quel apprenti visible.
card-thieves-den = Repaire des Voleurs
    .text = Immédiat : gagnez 4 pièces.
card-tilers-hut = Cabane des Carreleurs
    .text = Fin de partie : 1 PV pour chacun de vos apprentis qui a le carrelage.
card-trading-post = Comptoir
    .text = Fin de partie, avant le décompte : 1 Vertu par lot de 4 pierres, bois ou argiles, mélangés à votre gré.
card-treasury = Trésorerie
    .text = Immédiat : gagnez 1 or ou 3 pièces.
card-university = Université
    .text = Fin de partie : 2 PV si vous n’avez aucune Dette non payée.
card-watchtower = Tour de Guet
    .text = Immédiat : tous les joueurs qui ont 3 ouvriers ou plus en Prison, vous compris, perdent 1 Vertu.
card-well = Puits
    .text = Immédiat : gagnez 4 argiles.
card-wood-market = Marché du Bois
    .text = Fin de partie : 2 PV si vous avez plus de bois que tous les autres.

card-crane = Grue
    .text = Immédiat : vous pouvez placer un autre ouvrier ici, pour construire encore ou pour avancer le chantier de la Cathédrale. (Promo « Crane », nom français de Regna.)
card-graveyard = Cimetière
    .text = Immédiat : défaussez 1 de vos apprentis. (Promo « Graveyard », nom français de Regna.)
card-museum = Muséum
    .text = Fin de partie, avant le décompte : 1 Vertu par lot de 2 bâtiments que vous avez construits, celui-ci compris. (Promo « Museum », nom français de Regna.)

## Apprentis. Ceux qui portent le même nom sont distingués par ce qu’ils apportent.

card-acolyte-card = Acolyte (carte)
    .text = À chaque niveau de la Cathédrale, piochez aussi 1 carte Bâtiment.
card-acolyte-clay = Acolyte (argile)
    .text = À chaque niveau de la Cathédrale, gagnez aussi 2 argiles.
card-acolyte-silver = Acolyte (pièces)
    .text = À chaque niveau de la Cathédrale, gagnez aussi 2 pièces.
card-conspirator = Conspiratrice
    .text = Les captures à l’Hôtel de Ville coûtent 1 pièce de moins, jamais la Taxe.
card-debt-collector-clay = Agent de recouvrement (argile)
    .text = À chaque Dette remboursée, gagnez aussi 2 argiles.
card-debt-collector-stone = Agent de recouvrement (pierre)
    .text = À chaque Dette remboursée, gagnez aussi 2 pierres.
card-debt-collector-wood = Agent de recouvrement (bois)
    .text = À chaque Dette remboursée, gagnez aussi 2 bois.
card-gatekeeper = Gardienne
    .text = À chaque réinitialisation du Marché Noir, vous pouvez libérer jusqu’à 2 de vos ouvriers de la Prison.
card-illusionist = Illusionniste
    .text = Vos actions au Marché Noir ne font pas perdre de Vertu.
card-jeweller = Bijoutier
    .text = À l’Atelier d’Orfèvre, gagnez 1 pièce de plus.
card-labourer = Manœuvre
    .text = Aucune capacité, mais les trois compétences : menuiserie, carrelage et maçonnerie.
card-merchant-clay = Marchande (argile)
    .text = À l’Entrepôt Royal, un échange de plus : 1 pièce contre 3 argiles.
card-merchant-gold = Marchande (or)
    .text = À l’Entrepôt Royal, un échange de plus : 2 pièces contre 1 or.
card-merchant-marble = Marchande (marbre)
    .text = À l’Entrepôt Royal, un échange de plus : 3 pièces contre 1 marbre.
card-merchant-stone = Marchande (pierre)
    .text = À l’Entrepôt Royal, un échange de plus : 1 pièce contre 2 pierres.
card-merchant-wood = Marchande (bois)
    .text = À l’Entrepôt Royal, un échange de plus : 1 pièce contre 2 bois.
card-miner = Mineur
    .text = Aux Mines, gagnez 1 argile de plus, que vous ayez choisi l’argile ou l’or.
card-patron-clay = Patronne (argile)
    .text = À l’Entrepôt Royal, un échange de plus : 1 argile contre 1 Vertu.
card-patron-silver = Patronne (pièces)
    .text = À l’Entrepôt Royal, un échange de plus : 2 pièces contre 1 Vertu.
card-patron-stone = Patronne (pierre)
    .text = À l’Entrepôt Royal, un échange de plus : 1 pierre contre 1 Vertu.
card-patron-wood = Patronne (bois)
    .text = À l’Entrepôt Royal, un échange de plus : 1 bois contre 1 Vertu.
card-pickpocket = Voleur à la tire
    .text = En volant les Taxes, gagnez aussi 1 or.
card-squire-gold = Châtelain (or)
    .text = À chaque réinitialisation du Marché Noir, gagnez 1 or si vous n’avez personne en Prison.
card-squire-marble = Châtelain (marbre)
    .text = À chaque réinitialisation du Marché Noir, gagnez 1 marbre si vous n’avez personne en Prison.
card-squire-virtue = Châtelain (Vertu)
    .text = À chaque réinitialisation du Marché Noir, gagnez 2 Vertus si vous n’avez personne en Prison.
card-stonecutter = Tailleur de Pierre
    .text = À la Carrière, gagnez 1 pierre de plus.
card-swindler-clay = Escroc (argile)
    .text = À chaque action au Marché Noir, gagnez aussi 2 argiles.
card-swindler-stone = Escroc (pierre)
    .text = À chaque action au Marché Noir, gagnez aussi 1 pierre.
card-swindler-wood = Escroc (bois)
    .text = À chaque action au Marché Noir, gagnez aussi 1 bois.
card-thief = Voleuse
    .text = En volant les Taxes, perdez 1 Vertu de moins.
card-trader-clay = Négociant (argile)
    .text = À l’Entrepôt Royal, un échange de plus : 3 argiles contre 1 marbre.
card-trader-stone = Négociant (pierre)
    .text = À l’Entrepôt Royal, un échange de plus : 2 pierres contre 1 marbre.
card-trader-wood = Négociant (bois)
    .text = À l’Entrepôt Royal, un échange de plus : 2 bois contre 1 marbre.
card-trickster = Tricheuse
    .text = Vos actions au Marché Noir coûtent 1 pièce de moins.
card-woodcutter = Bûcheronne
    .text = En Forêt, gagnez 1 bois de plus.

card-enforcer = Homme de main
    .text = En envoyant des ouvriers capturés en Prison, gagnez aussi 1 or. (Promo « Enforcer », nom français de Regna.)
card-overseer = Contremaître
    .text = À l’Entrepôt Royal, compte comme un ouvrier de plus. (Promo « Overseer », nom français de Regna.)
card-peddler = Colporteur
    .text = À chaque réinitialisation du Marché Noir, gagnez 2 pièces. (Promo « Peddler », nom français de Regna.)

## Cartes Marché Noir

card-market-1 = Marché Noir 1
    .text = Petit marché : 1 marbre. Grand marché : 2 bois et 2 marbres.
card-market-2 = Marché Noir 2
    .text = Petit marché : 2 or. Grand marché : 1 bois, 1 pierre, 1 or et 1 marbre.
card-market-3 = Marché Noir 3
    .text = Petit marché : 1 pierre et 1 marbre. Grand marché : 2 pierres et 2 marbres (rang inversé : 2 bois, 1 pierre et 1 or).
card-market-4 = Marché Noir 4
    .text = Petit marché : 1 bois et 1 or. Grand marché : 2 bois, 1 pierre et 1 or (rang inversé : 1 bois, 2 pierres et 1 marbre).
card-market-5 = Marché Noir 5
    .text = Petit marché : 1 bois et 1 marbre. Grand marché : 1 bois, 2 pierres et 1 marbre (rang inversé : 2 pierres et 2 marbres).
card-market-6 = Marché Noir 6
    .text = Petit marché : 1 marbre. Grand marché : 2 pierres et 2 marbres (rang inversé : 1 bois, 2 pierres et 1 marbre).
card-market-7 = Marché Noir 7
    .text = Petit marché : 2 or. Grand marché : 1 bois, 2 pierres et 1 marbre (rang inversé : 2 bois, 1 pierre et 1 or).
card-market-8 = Marché Noir 8
    .text = Petit marché : 1 pierre et 1 marbre. Grand marché : 2 bois, 1 pierre et 1 or (rang inversé : 2 pierres et 2 marbres).
card-market-9 = Marché Noir 9
    .text = Petit marché : 1 bois et 1 or. Grand marché : 1 bois, 1 pierre, 1 or et 1 marbre.
card-market-10 = Marché Noir 10
    .text = Petit marché : 1 bois et 1 marbre. Grand marché : 2 bois et 2 marbres.

## Récompenses de la Cathédrale

card-reward-silver = Récompense (1 Vertu et 3 pièces)
    .text = Gagnez 1 Vertu et 3 pièces.
card-reward-wood = Récompense (1 Vertu et 2 bois)
    .text = Gagnez 1 Vertu et 2 bois.
card-reward-stone = Récompense (1 Vertu et 2 pierres)
    .text = Gagnez 1 Vertu et 2 pierres.
card-reward-card = Récompense (1 Vertu et 1 carte Bâtiment)
    .text = Gagnez 1 Vertu et piochez 1 carte Bâtiment.
card-reward-virtue = Récompense (2 Vertus)
    .text = Gagnez 2 Vertus.
card-reward-gold = Récompense (1 Vertu et 1 or)
    .text = Gagnez 1 Vertu et 1 or.

## Planifications de Départ : une reconstitution

card-s01 = La première pierre
    .text = Maison des Corporations : monte d’un niveau à la Cathédrale si ce niveau ne dépasse pas 3 et a une place libre, sinon gagne 1 Vertu ; 1 Planification Future rejoint la pioche. (Carte reconstituée.)
card-s02 = Les échafaudages
    .text = Maison des Corporations : monte d’un niveau à la Cathédrale si ce niveau ne dépasse pas 3 et a une place libre, sinon gagne 1 Vertu ; 1 Planification Future rejoint la pioche. (Carte reconstituée.)
card-s03 = Les arcs-boutants
    .text = Maison des Corporations : monte d’un niveau à la Cathédrale si ce niveau ne dépasse pas 3 et a une place libre, sinon gagne 1 Vertu ; 1 Planification Future rejoint la pioche. (Carte reconstituée.)
card-s04 = La citerne
    .text = Maison des Corporations, sans avancer le chantier de la Cathédrale : gagne 1 Vertu ; 1 Planification Future rejoint la pioche, et cette carte quitte la partie. (Carte reconstituée.)
card-s05 = Le marbre de contrebande
    .text = Marché Noir à gauche, sinon le premier emplacement libre vers la droite : perd 1 Vertu, gagne 1 marbre. (Carte reconstituée.)
card-s06 = Les receleurs
    .text = Marché Noir au milieu, sinon le premier emplacement libre vers la droite, puis depuis la gauche : perd 1 Vertu, défausse l’apprenti le plus à gauche de chaque rangée, gagne 1 marbre. (Carte reconstituée.)
card-s07 = Le marché de minuit
    .text = Marché Noir à droite, sinon le premier emplacement libre depuis la gauche : perd 1 Vertu, gagne 2 marbres. (Carte reconstituée.)
card-s08 = La rafle
    .text = Hôtel de Ville : capture le plus grand groupe d’un joueur. (Carte reconstituée.)
card-s09 = Les faux témoins
    .text = Hôtel de Ville : capture le plus grand groupe d’un joueur. (Carte reconstituée.)
card-s10 = La milice
    .text = Hôtel de Ville : une capture par ouvrier qu’il a sur place, 2 au plus, les plus grands groupes d’abord. (Carte reconstituée.)
card-s11 = La vente des captifs
    .text = Corps de Garde : s’il retient des ouvriers, les envoie tous en Prison et gagne 1 marbre ; sinon, s’il a des prisonniers, les reprend tous ; sinon gagne 1 Vertu. (Carte reconstituée.)
card-s12 = Les geôliers soudoyés
    .text = Corps de Garde : si au moins 3 de ses ouvriers sont retenus, prend 1 Dette, perd 1 Vertu et les reprend tous ; sinon, s’il a des prisonniers, les reprend tous ; sinon, s’il retient des ouvriers, les envoie tous en Prison et gagne 1 marbre ; sinon gagne 1 Vertu. (Carte reconstituée.)
card-s13 = Le percepteur corrompu
    .text = Bâtiment des Impôts : ses pièces vont à la Réserve ; gagne 1 marbre par lot de 5 pièces, 2 au plus, et perd 2 Vertus. S’il n’y en a pas : Atelier d’Orfèvre, et gagne 1 Vertu. (Carte reconstituée.)
card-s14 = L’offrande impériale
    .text = Entrepôt Royal : gagne 1 Vertu, puis détruit 1 de ses Dettes non payées. (Carte reconstituée.)
card-s15 = Le guet
    .text = Hôtel de Ville : capture le plus grand groupe d’un joueur. (Carte reconstituée.)
card-s16 = Le débauchage
    .text = Atelier : défausse l’apprenti le plus à gauche de chaque rangée ; leurs pièces vont à la Réserve. (Carte reconstituée.)
card-s17 = Les carriers
    .text = Carrière : si un joueur y a au moins 3 ouvriers, capture ce groupe ; sinon gagne 1 marbre. (Carte reconstituée.)
card-s18 = L’aumône
    .text = Forêt : si un joueur y a au moins 3 ouvriers, capture ce groupe ; sinon détruit 1 de ses Dettes non payées ou, s’il n’en a pas, gagne 1 Vertu. (Carte reconstituée.)
card-s19 = Le filon
    .text = Mines : si un joueur y a au moins 3 ouvriers, capture ce groupe ; sinon gagne 1 marbre par lot complet de 2 ouvriers qu’il a sur place, 2 au plus. (Carte reconstituée.)
card-s20 = La galerie
    .text = Mines : si un joueur y a au moins 3 ouvriers, capture ce groupe ; sinon gagne 1 marbre par lot complet de 2 ouvriers qu’il a sur place, 2 au plus. (Carte reconstituée.)

## Planifications Futures : une reconstitution

card-f01 = La nef
    .text = Maison des Corporations : monte d’un niveau à la Cathédrale si ce niveau ne dépasse pas 4 et a une place libre, sinon gagne 2 marbres. (Carte reconstituée.)
card-f02 = La coupole
    .text = Maison des Corporations : monte d’un niveau à la Cathédrale s’il y a une place libre, niveau 5 compris, sinon gagne 2 marbres. (Carte reconstituée.)
card-f03 = La battue
    .text = Hôtel de Ville : capture 2 groupes, les plus grands d’abord. (Carte reconstituée.)
card-f04 = Les otages
    .text = Hôtel de Ville : capture le plus grand groupe d’un joueur, puis envoie tous les ouvriers qu’il retient en Prison et gagne 1 marbre s’il y en avait. (Carte reconstituée.)
card-f05 = La grâce impériale
    .text = Corps de Garde : envoie tous les ouvriers qu’il retient en Prison (1 marbre s’il y en avait), reprend tous ses prisonniers et détruit 1 de ses Dettes non payées. (Carte reconstituée.)
card-f06 = La cargaison
    .text = Marché Noir à droite, sinon le premier emplacement libre depuis la gauche : perd 1 Vertu, gagne 2 marbres. (Carte reconstituée.)
card-f07 = La relique
    .text = Entrepôt Royal : gagne 2 Vertus. (Carte reconstituée.)
card-f08 = La saisie du trésor
    .text = Bâtiment des Impôts : ses pièces vont à la Réserve ; gagne 1 marbre par lot de 4 pièces, 2 au plus, et perd 2 Vertus. S’il n’y en a pas : Atelier d’Orfèvre, et gagne 1 marbre. (Carte reconstituée.)
card-f09 = Les maîtres d’œuvre
    .text = Atelier : défausse l’apprenti le plus à gauche de chaque rangée (leurs pièces vont à la Réserve) et gagne 1 Vertu. (Carte reconstituée.)
card-f10 = Les mosaïstes
    .text = Mines : si un joueur y a au moins 2 ouvriers, capture ce groupe ; sinon gagne 1 marbre par lot, même entamé, de 2 ouvriers qu’il a sur place, 2 au plus. (Carte reconstituée.)

## Règles, en résumé

rule-setup = Mise en place
    .text = Chacun reçoit 20 ouvriers et commence à 7 Vertus, au pied de la Cathédrale. Il y a 4 pièces sur le Bâtiment des Impôts, 8 apprentis visibles et, dans la pile Récompense, 2 cartes par joueur plus 1. Chacun reçoit 4 cartes Bâtiment, en garde 1 en secret et passe les autres à sa gauche, jusqu’à en avoir gardé 3 ; la dernière va sous la pile. Le premier joueur, tiré au sort, reçoit 3 pièces, le suivant 4, et ainsi de suite. Ressources, pièces et Dettes ne s’épuisent jamais.
rule-boards = Personnages
    .text = Au lieu de la face standard, chacun joue un personnage, distribué au hasard ou choisi, dont la capacité vaut toute la partie. Le personnage fixe les pièces, la Vertu, les ressources et le nombre d’ouvriers qui commencent en Prison ; personne ne reçoit de pièces selon l’ordre du tour. Ses cartes Bâtiment supplémentaires se piochent après le choix des cartes de départ. Le plus vertueux commence, puis on joue dans le sens horaire.
rule-turn = Le tour de jeu
    .text = On joue dans le sens horaire, un tour complet après l’autre. À votre tour, vous devez placer 1 ouvrier de votre plateau et faire l’action du lieu. Si vous commencez votre tour sans ouvrier sur votre plateau, tout votre tour consiste à en récupérer 1 dans un grand cercle. Si vous n’en avez dans aucun grand cercle (le livret n’en dit rien), vous en reprenez 1 en Prison, sinon sur un autre plateau, sinon au Marché Noir ; une option de la partie peut changer cela.
rule-placing = Placer un ouvrier
    .text = Un grand cercle accueille autant d’ouvriers qu’on veut, de toutes les couleurs, et on peut les y capturer. Chacun des 3 petits cercles du Marché Noir n’en accueille qu’un, qui n’en part qu’à la réinitialisation. À la Maison des Corporations, les ouvriers se couchent de gauche à droite et de haut en bas, et y restent jusqu’à la fin. On ne se place jamais soi-même en Prison. Ce que donne un lieu ne dépend que de vos propres ouvriers, celui que vous placez compris.
rule-gathering = Carrière, Forêt, Mines et Atelier d’Orfèvre
    .text = La Carrière donne 1 pierre, et la Forêt 1 bois, par ouvrier que vous y avez, le nouveau compris. Aux Mines, choisissez l’argile (1, plus 1 par ouvrier) ou l’or (1 par lot de 2 ouvriers), jamais un peu des deux. L’Atelier d’Orfèvre donne 1 pièce, plus 1 par ouvrier. Les ouvriers des autres n’y changent rien.
rule-exchanges = Entrepôt Royal
    .text = Vous faites au plus 1 échange par ouvrier que vous y avez, l’un après l’autre ; le même peut se répéter. 2 argiles, bois ou pierres, mélangés à votre gré, valent 1 Vertu ; 3 bois ou pierres valent 1 marbre. Vos Marchandes, Négociants et Patronnes ajoutent chacun leur échange. Ce que rapporte un échange peut payer le suivant.
rule-hiring = Atelier : embaucher un apprenti
    .text = Embaucher coûte 4 pièces, dont 2 de Taxe. Vous avez le choix dans autant de colonnes, depuis la gauche, que vous avez d’ouvriers à l’Atelier ; pour chaque colonne de plus, posez 1 pièce sur une carte de la même rangée, en commençant par la plus à gauche. L’apprenti vous apporte les pièces posées sur lui (elles ne peuvent pas servir à le payer), et sa Vertu s’applique aussitôt ; la rangée glisse alors vers la gauche et se complète à droite. Vous pouvez avoir 5 apprentis : pour en prendre un autre, défaussez-en d’abord un, ce qui ne change pas votre Vertu. Au Marché Noir ou par un bâtiment, on embauche n’importe quel apprenti visible.
rule-plans = Atelier : plans de bâtiment
    .text = Au lieu d’embaucher, piochez 1 carte Bâtiment, plus 1 par lot de 2 ouvriers que vous avez à l’Atelier. Si la pile n’en a plus assez, prenez ce qui reste. La limite est de 6 cartes en main, à la fin de votre tour seulement : le surplus, à votre choix, va face cachée sous la pile.
rule-captures = Hôtel de Ville
    .text = Vous faites au plus 1 capture par ouvrier que vous avez à l’Hôtel de Ville, compté au moment où vous placez. Une capture prend tous les ouvriers d’une couleur dans un grand cercle ; la première coûte 1 Taxe, chacune des suivantes 1 pièce. Une visite peut toucher 2 lieux jusqu’à 3 joueurs, un seul à 4 ou 5. Les ouvriers des autres vont sur votre plateau, les vôtres retournent dans votre réserve. L’Hôtel de Ville lui-même peut être visé, mais jamais le Marché Noir, la Maison des Corporations, la Prison ou un plateau.
rule-taxes = Bâtiment des Impôts
    .text = Prenez toutes les pièces qui s’y trouvent et perdez 2 Vertus. S’il est vide, on ne peut pas s’y placer. Il se remplit des Taxes payées : 2 pour embaucher à l’Atelier, 1 pour la première capture d’une visite, 2 pour récupérer ses ouvriers capturés et 3 pour rembourser une Dette.
rule-black-market = Marché Noir
    .text = Les trois emplacements coûtent 1, 2 et 3 pièces, sans Taxe, et chacun 1 Vertu ; un seul ouvrier par emplacement. À gauche, vous recevez ce que montre le petit marché ; à droite, ce que montre le grand marché ; là où il n’y a pas de carte, ce qui est imprimé sur le plateau. Au milieu, embauchez sans autre frais n’importe quel apprenti visible, avec les pièces posées sur lui, ou regardez 5 cartes Bâtiment et gardez-en 1. Les cartes Marché Noir restent en place jusqu’à la réinitialisation. Dès 10 Vertus, le Marché Noir vous est interdit.
rule-guards = Corps de Garde
    .text = Vous faites au plus 1 action par ouvrier que vous y avez, dans l’ordre de votre choix. Vous pouvez envoyer en Prison tous les ouvriers capturés de votre plateau et gagner 1 pièce pour chacun, ou libérer gratuitement tous vos ouvriers de la Prison. Vous pouvez récupérer tous vos ouvriers retenus sur les autres plateaux, contre 5 pièces dont 2 de Taxe, ou contre 1 Dette et 1 Vertu. Vous pouvez rembourser 1 Dette pour 6 pièces dont 3 de Taxe : elle est retournée et vous gagnez 1 Vertu ; chaque Dette est une action.
rule-guild = Maison des Corporations
    .text = Un ouvrier s’y place pour construire un bâtiment de votre main ou pour avancer le chantier de la Cathédrale ; il faut pouvoir faire l’un des deux. Les emplacements se remplissent de gauche à droite et de haut en bas, sur 4 lignes, avec une colonne de plus que de joueurs (3 en solo). Ces ouvriers n’en repartent plus. Le premier emplacement de chacune des deux lignes du bas déclenche une réinitialisation du Marché Noir, et le tout dernier la fin de partie.
rule-building = Construire un bâtiment
    .text = Pour chaque compétence demandée (menuiserie, carrelage, maçonnerie), il vous faut au moins un apprenti qui l’a ; un seul peut en apporter plusieurs, et aucun n’est défaussé. Payez les ressources indiquées et posez la carte devant vous. Appliquez sa Vertu, puis son effet s’il est immédiat ; un effet de fin de partie attend le décompte. On ne peut pas refuser un gain ; on peut renoncer à une capture, à une embauche, à la destruction d’une Dette ou à la vente d’une carte.
rule-cathedral = Avancer le chantier de la Cathédrale
    .text = Il faut au moins 5 Vertus, une place libre au niveau suivant et une carte Bâtiment à défausser. Les niveaux coûtent 1 or, puis 4 bois ou pierres, 1 marbre, 8 bois ou pierres, enfin 2 or et 2 marbres ; bois et pierres se mélangent à votre gré. Ils ont 3, 3, 2, 2 et 1 places et valent 2, 4, 7, 12 et 20 PV à la fin. Payez, défaussez une carte Bâtiment, montez d’un niveau, puis révélez une carte Récompense et recevez ce qu’elle donne ; s’il n’en reste plus, gagnez 1 Vertu.
rule-virtue = Piste de Vertu
    .text = La Vertu va de 0 à 14. Dès 10, le Marché Noir vous est interdit ; à 4 ou moins, c’est la Cathédrale. À 3 ou 2, vous évitez 1 pièce de Taxe sur chaque prix ; à 1 ou 0, vous en évitez 2. Chaque Vertu gagnée au-delà de 14 permet de détruire 1 Dette non payée ; chaque Vertu perdue en dessous de 0 oblige à prendre 1 Dette. À la fin, elle vaut, de 0 à 5 : −9, −8, −7, −5, −3 et −1 PV ; de 6 à 9, rien ; de 10 à 14 : 1, 2, 3, 5 et 7 PV.
rule-reset = Réinitialisation du Marché Noir
    .text = Elle a lieu quand les 3 emplacements du Marché Noir sont occupés, ou quand un ouvrier prend le premier emplacement d’une des deux lignes du bas de la Maison des Corporations ; l’action en cours se termine d’abord. Les ouvriers du Marché Noir vont en Prison, et la carte du petit marché est retournée sur le grand marché. Chacun utilise ensuite ceux de ses apprentis qui agissent à ce moment, dans l’ordre qu’il veut. Qui a 3 ouvriers ou plus en Prison perd 1 Vertu. Enfin, qui en a le plus prend 1 Dette, et tous en cas d’égalité ; personne si la Prison est vide.
rule-ending = Fin de partie
    .text = Quand un ouvrier prend le dernier emplacement de la Maison des Corporations, son joueur termine son tour. Chacun joue alors encore un tour, lui en dernier. Pendant cette manche finale, on peut toujours construire : les ouvriers se posent à côté de la Maison des Corporations et ne déclenchent plus rien. Une réinitialisation reste possible si le Marché Noir se remplit.
rule-scoring = Score final
    .text = Les effets de fin de partie qui changent la Vertu viennent d’abord. On compte ensuite les bâtiments avec leurs bonus, le niveau de la Cathédrale et la position sur la Piste de Vertu. On perd 2 PV par Dette non payée et 1 PV par paire d’ouvriers en Prison. On gagne 1 PV par or et par marbre, et 1 PV par lot de 10 pièces. En cas d’égalité, la plus haute Vertu l’emporte, puis le plus de pièces, sinon la victoire est partagée.
rule-effects = Effets des cartes
    .text = Un effet immédiat a lieu à la construction, après le changement de Vertu ; un effet de fin de partie, juste avant le décompte. Les captures et les libérations offertes par un bâtiment sont gratuites et sans Taxe. « Tous les joueurs » comprend celui qui construit et l’adversaire solo. Un lot incomplet ne compte pas, et une égalité ne donne jamais un bonus de majorité. Chaque exemplaire d’un apprenti compte, et celui qu’on vient d’embaucher ne sert qu’à partir de l’action suivante.
rule-solo = Jeu solo
    .text = On joue comme à 2, contre Constantine ou Helena : les 4 marchés de ressources sont retirés, vous gardez 3 cartes Bâtiment sur 5 et vous jouez en premier, avec 3 pièces. À son tour, l’adversaire révèle une carte Planification, place un ouvrier où elle le dit et la suit ; ni les prix ni la Vertu ne l’arrêtent. Sans ouvrier sur son plateau, il les rappelle tous, sauf ceux du Marché Noir et de la Maison des Corporations. Il marque 1 PV (Constantine) ou 3 PV (Helena) par ouvrier à la Maison des Corporations, puis la Cathédrale, la Vertu, 1 PV par marbre, −2 par Dette et −1 par paire de prisonniers ; il faut faire mieux que lui. Ses cartes, et le jeu à 2 contre lui, sont une reconstitution de Regna : nous n’avons pas vu les cartes officielles.

## Ce dont parle le conseiller

aspect-buildings = { category-buildings }
aspect-cathedral = { category-cathedral }
aspect-virtue = { category-virtue }
aspect-debts = { category-debts }
aspect-gold-marble = { category-gold-marble }
aspect-silver = { category-silver }
aspect-prison = { category-prison }
aspect-guildhall = { category-guildhall }
aspect-goods = Argile, bois et pierre
aspect-workers = Ouvriers
aspect-skills = Apprentis et leurs compétences
aspect-plans = Projets de bâtiments
