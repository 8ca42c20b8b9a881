# Alba Longa, en français, avec les mots du livret.
#
# Les règles sont résumées avec nos propres mots. Les espaces avant « : ; ? ! » sont insécables.

game-alba-longa = Alba Longa
    .text = Soyez le premier roi à bâtir dix monuments et à nourrir seize paysans, de 2 à 5 rois, avant que les dieux ne perdent patience.
    .goal = Le but : avoir 10 monuments et au moins 16 paysans à la fin d’une année ; après 7 années sans vainqueur, tous perdent.

source-rulebook = D’après le livret de règles
source-component = D’après des descriptions de la pièce imprimée
source-reconstructed = Reconstitué par Regna : la valeur imprimée n’est pas connue

## Mots

seat-green = Alba Longa
seat-red = Rome
seat-blue = Véies
seat-yellow = Velitrae
seat-purple = Réate
city-assisi = Assisi

place-barracks = Caserne
place-market = Marché
place-quarry = Carrière
place-temple = Temple
place-farm = Ferme

die-black = dé noir (soldats)
die-grey = dé gris (marchands)
die-white = dé blanc (ouvriers)
die-brown = dé brun (prêtres)

stall-I = étal I
stall-II = étal II
stall-III = étal III
stall-IV = étal IV
stall-V = étal V
stall-VI = étal VI

season-growing = saison de croissance
season-harvest = saison des récoltes

climate-dry = sec
climate-moderate = modéré
climate-wet = humide

lot-silver = 1 pièce d’argent
lot-wheat = 2 blés
lot-captive = 1 paysan capturé

deck-hero = Héros
deck-climate = Climat
deck-blessing = Bénédiction

category-monuments = Monuments
category-population = Population

## Options

choice-job-well-done = Un travail bien fait
    .text = Variante : qui a le plus de paysans à un poste est récompensé.
choice-job-well-done-off = Sans
choice-job-well-done-on = Avec
choice-spoils-of-war = Butins de guerre
    .text = Variante : les paysans sabotés travaillent une saison pour l’attaquant, si sa ville n’a pas plus de monuments.
choice-spoils-of-war-off = Sans
choice-spoils-of-war-on = Avec
choice-assisi = Assisi
    .text = Variante pour 2 à 4 rois : une ville de plus à piller. À deux rois, elle est toujours de la partie.
choice-assisi-off = Sans, sauf à deux rois
choice-assisi-on = Avec
choice-first-king = Premier Roi des Rois
    .text = Le plus jeune roi le désigne ; à cette table, c’est le hasard ou la première place.
choice-first-king-chance = Tiré au sort
choice-first-king-named = Désigné par la première place
choice-openings = Vente de paysans et habitations gratuites
    .text = Le livret permet de jouer tous ensemble, ou à tour de rôle si un roi le désire. Tous ensemble, on ne voit les choix que quand chacun a fini, mais on voit déjà combien chacun en a fait.
choice-openings-in-turn = À tour de rôle
choice-openings-together = Tous ensemble
choice-loot = Nouveau butin d’Assisi
    .text = Le texte ne dit pas s’il faut une attaque pour que le Roi des Rois ajoute un produit.
choice-loot-every-season = À chaque saison
choice-loot-after-attacks = Seulement après une attaque
choice-two-kings-price = Coût des dés à deux rois
    .text = Le texte ne dit pas après combien d’appels à la cour le coût augmente.
choice-two-kings-price-two-calls = Augmente après deux appels
choice-two-kings-price-four-calls = Augmente après quatre appels
choice-worship-track = Longueur de la piste de dévotion
    .text = Elle n’est pas connue : au moins 8 ; 10 est une valeur reconstituée par Regna.
choice-worship-track-10 = 10 emplacements
choice-worship-track-8 = 8 emplacements
choice-worship-track-9 = 9 emplacements
choice-worship-track-12 = 12 emplacements

## Questions et réponses

ask-first-king = Qui est le premier Roi des Rois ?
option-first-king = { $who }

ask-sell = Vendez-vous des paysans comme esclaves ?
option-sell = { $n ->
        [0] Ne vendre personne
        [one] Vendre { $n } paysan pour { $silver ->
            [one] { $silver } pièce d’argent
           *[other] { $silver } pièces d’argent
        }
       *[other] Vendre { $n } paysans pour { $silver ->
            [one] { $silver } pièce d’argent
           *[other] { $silver } pièces d’argent
        }
    }

ask-free = { $left ->
        [one] Un paysan loge sur un emplacement gratuit : où l’envoyez-vous ?
       *[other] { $left } paysans logent sur des emplacements gratuits : où envoyez-vous le premier ?
    }
option-free = { $place }
option-free-stay = Rester au village

ask-call = { $silver ->
        [0] Faites-vous appel à la cour ? Cela ne coûte rien.
        [one] Faites-vous appel à la cour pour { $silver } pièce d’argent ?
       *[other] Faites-vous appel à la cour pour { $silver } pièces d’argent ?
    }
option-call-call = Faire appel à la cour
option-call-pass = Passer jusqu’à la prochaine saison

ask-pay = À quel étal donnez-vous { $silver ->
        [one] { $silver } pièce d’argent
       *[other] { $silver } pièces d’argent
    } ?
option-pay = { $stall } ({ $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    })

ask-take = Quel dé prenez-vous ?
option-take = { $die } : { $n }

ask-buy = Achetez-vous un dé pour 1 pièce d’argent ?
option-buy = { $die } : { $n }
option-buy-decline = Ne rien acheter

ask-work = Où travailleront les paysans de ce dé ?
option-work = { $place }

ask-assign = Combien de paysans envoyez-vous ? ({ $place })
option-assign = { $n ->
        [one] { $n } paysan
       *[other] { $n } paysans
    }

ask-recover = Vous avez la plus grande armée : quel héros utilisé reprenez-vous ?
option-recover = { $card }
option-recover-none = Aucun

ask-target = Quelle ville attaquez-vous ? Le choix reste secret jusqu’à la révélation.
option-target = { $who }

ask-hero = Quel héros jouez-vous, pour l’attaque comme pour la défense ?
option-hero = { $card }

ask-sabotage = { $left ->
        [one] { $who } : que sabotez-vous ? C’est le dernier sabotage.
       *[other] { $who } : que sabotez-vous ? Il reste { $left } sabotages.
    }
option-sabotage = { $place }

ask-loot = { $left ->
        [one] Que pillez-vous à Assisi ? C’est le dernier sabotage.
       *[other] Que pillez-vous à Assisi ? Il reste { $left } sabotages.
    }
option-loot = { $lot }

ask-settle = Où travaillera le paysan capturé ?
option-settle = { $place }

ask-restock = Quel produit ajoutez-vous à Assisi ?
option-restock = { $lot }

ask-improve = { $n ->
        [one] Reculez-vous d’un niveau de dévotion pour améliorer la récolte ?
       *[other] Reculez-vous de { $n } niveaux de dévotion pour améliorer la récolte ?
    } { $source }.
option-improve-improve = Améliorer la récolte
option-improve-leave = Y renoncer

ask-pray = { $n ->
        [one] Reculez-vous d’un niveau de dévotion pour recevoir la bénédiction, encore cachée ?
       *[other] Reculez-vous de { $n } niveaux de dévotion pour recevoir la bénédiction, encore cachée ?
    }
option-pray-pray = Recevoir la bénédiction
option-pray-leave = Y renoncer

ask-name = Qui sera le nouveau Roi des Rois ?
option-name = { $who }

ask-grow = { $have ->
        [one] Il vous reste { $have } blé : combien de paysans attirez-vous ?
       *[other] Il vous reste { $have } blés : combien de paysans attirez-vous ?
    }
option-grow = { $n ->
        [0] Aucun
        [one] { $n } paysan pour { $wheat } blé
       *[other] { $n } paysans pour { $wheat } blés
    }

## Pourquoi pas

reason-last-peasant = Une ville garde au moins un paysan ; il n’y en a que { $have }.
reason-farm-closed = On n’assigne des fermiers que pendant la saison des récoltes.
reason-nobody-home = Il n’y a plus de paysan sur votre piste d’habitations.
reason-silver = Il faut { $need ->
        [one] { $need } pièce d’argent
       *[other] { $need } pièces d’argent
    } ; { $have ->
        [0] vous n’en avez pas.
       *[other] vous en avez { $have }.
    }
reason-die-taken = Ce dé est déjà pris.
reason-die-value = Le dé permet d’envoyer au plus { $n ->
        [one] { $n } paysan
       *[other] { $n } paysans
    }.
reason-peasants = Il n’y a que { $have ->
        [one] { $have } paysan
       *[other] { $have } paysans
    } sur votre piste d’habitations.
reason-own-city = On n’attaque pas sa propre ville.
reason-gone = Ce roi est retiré du jeu.
reason-hero-used = Ce héros est sur votre pile de héros utilisés.
reason-barracks = On ne sabote jamais la caserne.
reason-nobody-there = Il n’y a personne à saboter.
reason-merchant-lies = Le dernier marchand est déjà couché.
reason-farmers-lie = Tous les fermiers sont déjà couchés.
reason-no-such-lot = Assisi n’a pas ce produit.
reason-captive-soldier = Un paysan capturé ne peut pas être soldat.
reason-captive-farmer = Sans la variante « Un travail bien fait », un paysan capturé à Assisi ne peut pas être fermier.
reason-lots-full = Assisi a déjà { $most } produits.
reason-lot-full = Assisi a déjà { $most } produits de ce type.
reason-no-captives = Il n’y a plus de paysan capturé dans la réserve.
reason-devotion = Il faut un niveau de dévotion de { $need } ; le vôtre est de { $have }.
reason-not-improved = Il faut avoir amélioré sa récolte pour recevoir la bénédiction.
reason-not-himself = Le Roi des Rois donne sa carte à un autre roi.
reason-wheat = Il faut { $need ->
        [one] { $need } blé
       *[other] { $need } blés
    } ; { $have ->
        [0] il ne vous en reste pas.
       *[other] il vous en reste { $have }.
    }

## Ce qui se passe

event-first-king = { $player } est Roi des Rois.
event-season = Année { $year }, { $season }.
event-sell = { $n ->
        [one] { $player } vend { $n } paysan pour { $silver ->
            [one] { $silver } pièce d’argent
           *[other] { $silver } pièces d’argent
        }.
       *[other] { $player } vend { $n } paysans pour { $silver ->
            [one] { $silver } pièce d’argent
           *[other] { $silver } pièces d’argent
        }.
    }
event-assign = { $n ->
        [one] { $player } assigne { $n } paysan : { $place }.
       *[other] { $player } assigne { $n } paysans : { $place }.
    }
event-pass = { $player } passe jusqu’à la prochaine saison.
event-call = { $player } fait appel à la cour : noir { $black }, gris { $grey }, blanc { $white }, brun { $brown }.
event-die = { $player } prend un dé : { $die }, { $n }.
event-pay = { $player } paie { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } ({ $stall }).
event-target = { $player } attaque { $who }.
event-recover = { $player } reprend un héros utilisé.
event-recover-secret = { $player } reprend un héros utilisé : { $card }.
event-hero = { $player } joue un héros : { $card } (force { $n }).
event-attack = { $n ->
        [0] { $who } : attaque { $attack } contre défense { $defence }, sans succès.
        [one] { $who } : attaque { $attack } contre défense { $defence }, { $n } sabotage.
       *[other] { $who } : attaque { $attack } contre défense { $defence }, { $n } sabotages.
    }
event-spared = { $player } ne trouve plus rien à saboter ({ $who }).
event-sabotage = { $player } sabote { $who } : { $place }.
event-capture = { $player } met un paysan capturé au travail : { $place }.
event-spoils-wheat = { $player } prend 1 blé du champ saboté.
event-plundered = { $player } ne trouve plus rien à piller à Assisi.
event-loot = { $player } pille Assisi : { $lot }.
event-defender = { $n ->
        [one] Assisi a maintenant { $n } défenseur.
       *[other] Assisi a maintenant { $n } défenseurs.
    }
event-restock = { $player } ajoute à Assisi : { $lot }.
event-heroes-back = { $player } reprend tous ses héros utilisés.
event-bank = { $player } reçoit { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } de la banque.
event-stall = { $player } prend { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } à un étal.
event-build = { $n ->
        [one] { $player } construit { $n } monument ({ $monuments } en tout).
       *[other] { $player } construit { $n } monuments ({ $monuments } en tout).
    }
event-disc = { $player } a le plus d’ouvriers : son disque d’habitations avance ({ $n }).
event-level = { $player } a un niveau de dévotion de { $n }.
event-piety = { $player } a la plus grande dévotion et reçoit le marqueur de piété.
event-climate = { $n ->
        [one] { $card } : il faut { $n } niveau de dévotion pour améliorer la récolte.
       *[other] { $card } : il faut { $n } niveaux de dévotion pour améliorer la récolte.
    }
event-next-climate = Climat de l’année prochaine : { $climate }.
event-improve = { $n ->
        [one] { $player } recule de { $n } niveau de dévotion et améliore sa récolte (reste { $level }).
       *[other] { $player } recule de { $n } niveaux de dévotion et améliore sa récolte (reste { $level }).
    }
event-harvest = { $fallen ->
        [0] { $player } récolte { $farmers } × { $each } = { $n ->
            [one] { $n } blé.
           *[other] { $n } blés.
        }
       *[other] { $player } récolte { $farmers } × { $each } + { $fallen } × { $less } = { $n ->
            [one] { $n } blé.
           *[other] { $n } blés.
        }
    }
event-wheat = { $n ->
        [one] { $player } reçoit { $n } blé.
       *[other] { $player } reçoit { $n } blés.
    }
event-pray = { $player } prie pour la bénédiction (dévotion −{ $n }, reste { $level }).
event-blessing = Bénédiction des dieux : { $card }.
event-blessed-silver = { $player } reçoit { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    } des dieux.
event-king = { $player } donne la carte Roi des Rois à { $who }.
event-feed = { $n ->
        [0] { $player } ne nourrit personne
        [one] { $player } nourrit { $n } paysan
       *[other] { $player } nourrit { $n } paysans
    }{ $lost ->
        [0] .
        [one] { "\u00A0" }; { $lost } paysan quitte la ville.
       *[other] { "\u00A0" }; { $lost } paysans quittent la ville.
    }
event-gone = { $player } n’a plus personne : son roi est oublié de l’Histoire.
event-grow = { $n ->
        [one] { $player } attire { $n } paysan : population { $population }.
       *[other] { $player } attire { $n } paysans : population { $population }.
    }
event-victory = Victoire : { $cities }.
event-defeat = Le défi des dieux n’est pas relevé : tous les rois ont perdu.

## Cartes

card-hero-0 = Héros 0
    .text = Revient toujours parmi vos héros actifs.
card-hero-1 = Héros 1
    .text = Ajoute 1 à votre attaque et à votre défense.
card-hero-2 = Héros 2
    .text = Ajoute 2 à votre attaque et à votre défense.
card-hero-3 = Héros 3
    .text = Ajoute 3 à votre attaque et à votre défense.
card-hero-4 = Héros 4
    .text = Ajoute 4 à votre attaque et à votre défense.
card-dry-1 = Année sèche (1)
    .text = 2 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-dry-2 = Année sèche (2)
    .text = 2 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-dry-3 = Année sèche (3)
    .text = 2 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-moderate-1 = Année modérée (1)
    .text = 3 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-moderate-2 = Année modérée (2)
    .text = 3 blés par fermier.
card-moderate-3 = Année modérée (3)
    .text = 3 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-moderate-4 = Année modérée (4)
    .text = 3 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-wet-1 = Année humide (1)
    .text = 4 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-wet-2 = Année humide (2)
    .text = 4 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-wet-3 = Année humide (3)
    .text = 4 blés par fermier. Le nombre de prières, au dos, est reconstitué.
card-blessing-wheat = 3 blés
    .text = Chaque roi qui a prié reçoit 3 blés.
card-blessing-silver = 2 pièces d’argent
    .text = Chaque roi qui a prié reçoit 2 pièces d’argent.
card-blessing-monument = 1 monument
    .text = Chaque roi qui a prié et n’a pas ses dix monuments en construit un.

## Règles

rule-setup = Mise en place
    .text = Chaque roi commence avec 8 paysans, 5 pièces d’argent et cinq héros de 0 à 4. Il y a un étal de plus que de rois. La première année est modérée ; ensuite, chaque suite de trois années a un climat de chaque sorte.
rule-sale = Vendre des paysans
    .text = Au début de chaque saison, un roi peut vendre 1 paysan pour 1 pièce d’argent, ou 3 paysans pour 2, une seule fois.
rule-housing = Habitations gratuites
    .text = Les paysans logés sur les emplacements 12, 16 et 20 peuvent aller travailler sans dé et sans payer.
rule-court = Appel à la cour
    .text = Qui fait appel paie le coût des dés à un seul étal, lance les quatre dés et en prend un. Les autres peuvent chacun acheter un dé restant pour 1 pièce d’argent. Passer son appel met hors jeu jusqu’à la prochaine saison ; renoncer à un achat, non. Le coût augmente quand l’appel revient au Roi des Rois.
rule-assigning = Assigner des paysans
    .text = Un dé envoie au poste de sa couleur de 1 paysan à autant qu’il l’indique. Pendant la saison des récoltes, qui a fait appel peut utiliser son dé pour la ferme ; un dé acheté n’y sert jamais.
rule-targets = Choisir une ville à attaquer
    .text = Chaque roi qui a des soldats choisit une ville en secret ; toutes les cartes sont révélées ensemble. Attaquer n’affaiblit pas la défense.
rule-heroes = Choisir un héros
    .text = Qui attaque ou est attaqué joue un héros actif en secret. Les héros de 1 à 4 sont ensuite utilisés ; quand il ne reste que le 0, tous reviennent.
rule-sabotage = Saboter
    .text = Une attaque plus forte que la défense donne 1 sabotage (écart 1-2), 2 (3-5), 3 (6-9) ou 4 (10 et plus), du plus fort attaquant au plus faible. Le dernier paysan placé rentre au village ; le dernier marchand et les fermiers des champs sont seulement couchés.
rule-market = Marchands
    .text = La banque donne 1 pièce d’argent pour chacun des emplacements 1, 3 et 6 couverts. L’étal le plus riche est vidé ; les suivants vont aux rois selon leur nombre de marchands debout.
rule-monuments = Ouvriers
    .text = Deux ouvriers construisent un monument, dix en tout ; un ouvrier seul ne produit rien.
rule-devotion = Prêtres
    .text = Le disque de dévotion avance jusqu’au dernier prêtre de la piste, dont la longueur est reconstituée.
rule-crops = Fermiers
    .text = Un fermier debout récolte 2, 3 ou 4 blés par climat sec, modéré ou humide, 1 de plus si la récolte est améliorée ; un fermier couché récolte 1 de moins. Améliorer coûte autant de niveaux de dévotion que la carte climat retournée l’indique.
rule-blessings = Bénédictions des dieux
    .text = Qui a amélioré sa récolte peut payer 2 niveaux de dévotion avant que la bénédiction ne soit révélée.
rule-return = Retour des paysans
    .text = Tous les paysans rentrent au village ; les paysans capturés retournent à la réserve.
rule-naming = Désigner le Roi des Rois
    .text = Après chaque saison, le Roi des Rois donne sa carte à un autre roi.
rule-feeding = Nourrir le peuple
    .text = À la fin de l’année, chaque paysan mange 1 blé ; ceux qui ne sont pas nourris partent. Un roi sans aucun blé est retiré du jeu.
rule-growth = Accroître la population
    .text = Le blé restant attire 1 à 6 paysans, pour 1, 3, 6, 10, 15 ou 21 blés en tout, une fois par an.
rule-victory = Victoire
    .text = Dix monuments et au moins 16 paysans à la fin d’une année. Les égalités vont à la plus grande population, puis au total de blé et d’argent. Après sept années sans vainqueur, tous perdent.
rule-two-kings = À deux rois
    .text = Étals I à III, Assisi, et à chaque appel : un dé pour qui fait appel, un achat pour l’autre, puis un achat de plus pour chacun.
rule-job-well-done = Un travail bien fait
    .text = Qui est seul en tête est récompensé : la plus grande armée reprend un héros utilisé, le plus d’ouvriers fait avancer le disque d’habitations, la plus grande dévotion ne paie la bénédiction que 1 niveau, le plus de fermiers debout rapporte 2 blés.
rule-spoils = Butins de guerre
    .text = Si l’attaquant n’a pas plus de monuments que le défenseur, un paysan noir fait pour lui le travail du paysan saboté jusqu’à la fin de la saison.
rule-plunder = Assisi
    .text = Assisi se défend avec ses seuls paysans et est attaquée en premier. Chaque sabotage y prend 1 pièce d’argent, 2 blés ou un paysan capturé. Après les combats, elle gagne un défenseur si elle a été attaquée, et le Roi des Rois ajoute un produit.

## Ce dont parle le conseiller

aspect-monuments = { category-monuments }
aspect-population = { category-population }
aspect-goals = Les deux objectifs
aspect-work = Paysans encore à envoyer
aspect-food = Nourriture
aspect-silver = Argent
aspect-prayers = Prières
aspect-army = Armée
aspect-court = Héros et couronne
