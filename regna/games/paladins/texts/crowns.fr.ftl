# La Cité des Couronnes, extension de Paladins du Royaume de l’Ouest, en français, avec les mots du livret.
#
# Les règles sont résumées avec nos propres mots. Les espaces avant « : ; ? ! » sont insécables.

book-crowns = Cité des Couronnes
crowns-board-reconstructed = Sur les plateaux de la Cité des Couronnes, ceci est une reconstitution de Regna : le prix du sixième emplacement de Villageois, des cartes au-dessus des pioches et de la rangée des Négociations, la Foi et la Force que demande l’Envahisseur au-dessus de la pioche, la valeur d’un lot de trois icônes et la longueur de la piste Ressources de l’IA.

## Mots

opponent-madness = IA (folie)

thing-diplomacy = Diplomatie

way-delegate = confier
way-rally = rallier

icon-military = Militaire
icon-merchant = Marchand
icon-farmer = Fermier
icon-clergy = Clergé

deck-muster = Rassemblement
deck-negotiation = Négociation
deck-ally = Allié

category-diplomacy = Diplomatie
category-secret-order = Ordre du Roi secret
category-musters = Cartes Rassemblement
category-negotiations = Lots de Négociations

spot-muster-left = Rassembler, emplacement de gauche
spot-muster-middle = Rassembler, emplacement du milieu
spot-negotiate-left = Négocier, emplacement de gauche
spot-negotiate-middle = Négocier, emplacement du milieu
action-muster = Rassembler
action-negotiate = Négocier

## Quantités

amount-diplomacy = { $n } Diplomatie
amount-quest = { $n ->
        [one] { $n } quête gratuite
       *[other] { $n } quêtes gratuites
    }
amount-dismiss = { $n ->
        [one] { $n } de vos Villageois renvoyé contre sa récompense de quête
       *[other] { $n } de vos Villageois renvoyés contre leur récompense de quête
    }
amount-move = { $n ->
        [one] { $n } Atelier déplacé
       *[other] { $n } Ateliers déplacés
    }
amount-pass = passer aussitôt

## Options d’une partie

choice-crowns = Cité des Couronnes
    .text = L’extension : Diplomatie, Rassembler, Négocier, Alliés et Ordres secrets. Les chiffres de la plupart de ses cartes sont une reconstitution de Regna.
choice-crowns-off = Sans
choice-crowns-on = Avec la Cité des Couronnes
choice-opponent-madness = Folie (1 atelier sur chaque action ; Cité des Couronnes seulement)
    .alone = niveau folie
choice-resource-track = Piste Ressources de l’IA
    .text = Dans la Cité des Couronnes en solo : le nombre de cases de la piste est une reconstitution.
choice-resource-track-5 = 5 cases
choice-resource-track-6 = 6 cases
choice-resource-track-7 = 7 cases
choice-resource-track-10 = 10 cases

## Questions, et les réponses qu’on y donne

ask-build = Où placez-vous votre Atelier supplémentaire ?
option-build = { $spot }

ask-above = Quel Paladin remettez-vous sur votre pile ?
option-above = { $card }

ask-below = Quel Paladin mettez-vous sous votre pile ? L’autre quitte la partie.
option-below = { $card }

ask-muster = Quelle carte rassemblez-vous ? Le Diplomate s’y rend.
option-muster = { $n ->
        [0] { $card } : sans provision
        [one] { $card } : { $n } provision
       *[other] { $card } : { $n } provisions
    }

ask-negotiate = Quelle carte, et pour quoi faire ?
option-negotiate = { $n ->
        [0] { $card } : { $way }, gratuit
        [one] { $card } : { $way }, { $n } pièce
       *[other] { $card } : { $way }, { $n } pièces
    }

ask-dismiss = Lequel de vos Villageois renvoyez-vous ?
option-dismiss = { $card }

ask-lift = Quel Atelier déplacez-vous ?
option-lift = { $spot }

ask-shift = Où va-t-il ? ({ $origin })
option-shift = { $spot }

option-pay-provisions = { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }

## Pourquoi pas

reason-muster-taken = Un ouvrier est sur cette carte, jusqu’à ce que quelqu’un la rassemble.
reason-diplomat = Le Diplomate est sur cette pile : rassemblez-en une autre.
reason-no-musters = Il n’y a plus de carte Rassemblement.
reason-no-negotiations = Il n’y a plus de carte Négociation.
reason-no-own-townsfolk = Vous n’avez aucun Villageois à renvoyer.
reason-no-workshop = Vous n’avez aucun Atelier à déplacer.
reason-same-action = Il doit aller sur une autre action.

## Journal

event-build = { $player } place son Atelier supplémentaire : { $spot }.
event-muster = { $player } rassemble : { $card }.
event-delegate = { $player } confie une action : { $card }.
event-rally = { $player } rallie : { $card }.
event-ally = { $player } gagne un Allié : { $card }.
event-dismiss = { $player } renvoie : { $card }.
event-shift = { $player } déplace un Atelier : { $origin } → { $spot }.
event-secret-order = { $player } montre son Ordre secret : { $card }.

## Règles

rule-crowns-setup = Cité des Couronnes : mise en place
    .text = La rangée des Villageois a 6 emplacements, et les pioches des Villageois, des Envahisseurs et des Négociations sont face visible : leur première carte peut servir aussi. Chacun reçoit un Ordre du Roi secret, qui vaut 6 PV à la fin, une extension de plateau avec une icône, 4 Paladins de plus et 1 Atelier de plus, placé juste après le choix de son premier Villageois. Quatre piles de cartes Rassemblement, le niveau 1 au-dessus, le Diplomate sur celle de droite ; trois cartes Négociation en rangée. Ce que coûtent les cartes et les places est surtout une reconstitution.
rule-crowns-paladins = Quatre Paladins
    .text = On en tire 4 : un pour la manche, un sur la pile, un dessous, un hors de la partie, caché. Astolfo apporte 4 ouvriers. Avec Maugris, chaque action peut coûter 1 Dette au lieu de ses pièces ou de ses provisions.
rule-muster-cards = Un ouvrier sur une carte Rassemblement
    .text = Comme une Faveur du Roi : un ouvrier sur l’emplacement de la carte du dessus d’une pile, le coût à sa gauche, la récompense en bas. La bannière ne compte pas. L’ouvrier y reste, manche après manche, jusqu’à ce que quelqu’un rassemble la carte.
rule-mustering = Rassembler
    .text = 3 ouvriers : Clerc, au choix, Éclaireur. Prenez la carte du dessus d’une autre pile que celle du Diplomate, si votre attribut atteint son nombre, et payez 1 provision par intervalle que le Diplomate franchit. Vous gagnez l’ouvrier qui s’y trouve (un Criminel avec une Suspicion), de la Diplomatie et la récompense du bas.
rule-delegating = Confier une action
    .text = Négocier demande 3 ouvriers : Combattant, au choix, Marchand ; une carte de la rangée coûte 1 ou 2 pièces, celle de la pioche 3 pièces ou 1 Dette. Avec assez de Diplomatie, vous faites l’action du haut de la carte sans ses ouvriers, sa place ni son coût ; le bonus ne vaut que pour cette action, et les pièces n’aident pas une attaque. Puis la carte est défaussée.
rule-rallying = Rallier des nobles
    .text = Le même coût ; avec assez de l’attribut du bas, vous gardez la carte, pour 1 Diplomatie et ses icônes. Le premier qui a 3 icônes d’une sorte gagne cet Allié : une récompense aussitôt, et un ouvrier à chaque fois qu’il passe. L’icône de votre extension compte, mais n’est pas une carte.
rule-crowns-reset = Fin d’une manche
    .text = La carte Négociation la plus à droite est défaussée aussi, les autres glissent vers la droite et la pioche complète. Les cartes Rassemblement, leurs ouvriers et le Diplomate restent.
rule-crowns-scoring = Score final
    .text = En plus : la Diplomatie, 6 PV pour un Ordre secret accompli, 1 PV par lot de 2 cartes Rassemblement, et 0, 2, 5 ou 9 PV par lot d’icônes différentes.
rule-crowns-solo = La Cité des Couronnes en solo
    .text = L’IA commence avec Diplomatie 3, Force 2, Foi 1 et Influence 0. Son marqueur avance de 2 cases par pièce, provision ou Taxe. Si toutes les Faveurs sont prises, elle place un ouvrier sur une carte Rassemblement. Elle rassemble la plus haute carte qu’elle peut, rallie en partant de la droite, sinon confie ; chaque Allié lui apporte 1 ouvrier par manche. Les deux Négociations de droite partent à la fin d’une manche.
rule-crowns-abilities = Nouveaux Villageois et Envahisseurs
    .text = Chevalier : à chaque carte Négociation gardée. Cavalier : à chaque action Rassembler. Princesse : quand on passe. À la fin, les Hommes de Main comptent les cartes Rassemblement, les Émissaires la Diplomatie, les Filous les cartes Négociation.
rule-crowns-icons = Nouvelles icônes
    .text = Une récompense quand on passe ; une quête gratuite avec un Villageois du plateau ; un Villageois à soi renvoyé contre sa récompense de quête ; un Atelier déplacé vers une autre action.
rule-crowns-favours = Nouvelles Faveurs
    .text = Cinq Faveurs du Roi de plus ; l’une d’elles met fin à la manche de qui s’en sert.

## Paladins

card-astolfo = Astolfo
    .text = 2 Paysans, 1 Éclaireur et 1 Marchand. Foi +1, Force +1, Influence +1 et Diplomatie +1. Pas de capacité, mais 4 ouvriers. (Carte reconstituée.)
card-maugris = Maugris
    .text = 2 Paysans. Force +2 et Diplomatie +2. 1 Dette peut payer le coût de chaque action. (Carte reconstituée.)
card-herald = Le Héraut (nom inconnu)
    .text = 1 Clerc et 1 Éclaireur. Foi +1 et Diplomatie +3. Rassembler : aucun coût en provisions. (Carte reconstituée.)
card-envoy = L’Envoyé (nom inconnu)
    .text = 1 Combattant et 1 Marchand. Force +1 et Diplomatie +3. Négocier : aucun coût en pièces. (Carte reconstituée.)

## Villageois, Envahisseurs

card-knight-labourer = Chevalier (Paysan)
    .text = Quête : 1 Combattant et 1 Paysan. Recrutement : 1 Paysan à chaque carte Négociation que vous gardez. (Carte reconstituée.)
card-knight-coin = Chevalier (pièce)
    .text = Quête : 1 Diplomatie. Recrutement : 1 pièce aussitôt, puis 1 pièce à chaque carte Négociation que vous gardez. (Carte reconstituée.)
card-knight-tax = Chevalier (Taxe)
    .text = Quête : 2 Taxes. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque carte Négociation que vous gardez. (Carte reconstituée.)
card-horseman-labourer = Cavalier (Paysan)
    .text = Quête : 1 Éclaireur et 1 Paysan. Recrutement : 1 Paysan à chaque action Rassembler. (Carte reconstituée.)
card-horseman-provision = Cavalier (provision)
    .text = Quête : 1 Diplomatie. Recrutement : 1 provision aussitôt, puis 1 provision à chaque action Rassembler. (Carte reconstituée.)
card-horseman-tax = Cavalier (Taxe)
    .text = Quête : 2 Suspicions de moins. Recrutement : 1 Suspicion de moins aussitôt, puis 1 Taxe à chaque action Rassembler. (Carte reconstituée.)
card-princess-labourer = Princesse (Paysan)
    .text = Quête : 1 Prière. Recrutement : 1 Paysan chaque fois que vous passez. (Carte reconstituée.)
card-princess-coin = Princesse (pièce)
    .text = Quête : 1 Criminel. Recrutement : 1 pièce chaque fois que vous passez. (Carte reconstituée.)
card-viking-enforcer = Homme de Main viking
    .text = Attaqué : 1 Influence, 1 Paysan et 1 provision. Converti : 1 Force ; à la fin, 1 PV par lot de 2 cartes Rassemblement. (Carte reconstituée.)
card-saracen-enforcer = Homme de Main sarrasin
    .text = Attaqué : 1 Influence et 1 Combattant. Converti : 1 Force ; à la fin, 1 PV par lot de 2 cartes Rassemblement. (Carte reconstituée.)
card-saracen-emissary = Émissaire sarrasin
    .text = Attaqué : 1 Influence et 1 Diplomatie. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Diplomatie. (Carte reconstituée.)
card-byzantine-emissary = Émissaire byzantin
    .text = Attaqué : 1 Influence et 1 Clerc. Converti : 1 Force ; à la fin, 1 PV par lot de 4 en Diplomatie. (Carte reconstituée.)
card-byzantine-trickster = Filou byzantin
    .text = Attaqué : 1 Influence et 2 Taxes. Converti : 1 Force ; à la fin, 1 PV par lot de 2 cartes Négociation gardées. (Carte reconstituée.)
card-viking-trickster = Filou viking
    .text = Attaqué : 1 Influence et 1 Criminel. Converti : 1 Force ; à la fin, 1 PV par lot de 2 cartes Négociation gardées. (Carte reconstituée.)

## Ordres, Faveurs, Objectifs (les titres des Faveurs sont de nous)

card-order-muster = Ordre du Roi (Rassembler)
    .text = Accompli à la fin par qui a au moins 5 cartes Rassemblement. (Carte reconstituée.)
card-order-negotiate = Ordre du Roi (Négocier)
    .text = Accompli à la fin par qui a au moins 5 cartes Négociation gardées.
card-favour-stores = Les Greniers (Faveur)
    .text = Avec 1 ouvrier au choix : 1 pièce, 1 provision, 1 Suspicion de moins et 1 Paysan. (Carte reconstituée.)
card-favour-retreat = La Retraite (Faveur)
    .text = Avec 1 ouvrier au choix : 1 Foi, 1 Force, 1 Influence ou 1 Diplomatie, puis vous passez. (Carte reconstituée.)
card-favour-masons = Les Maçons (Faveur)
    .text = Avec 1 Éclaireur : 1 Atelier déplacé ou 2 Paysans. (Carte reconstituée.)
card-favour-indulgence = L’Indulgence (Faveur)
    .text = Avec 1 Clerc : 1 Dette détruite ou 1 Diplomatie. (Carte reconstituée.)
card-favour-discharge = Le Congé (Faveur)
    .text = Avec 1 Combattant : 1 Villageois à vous renvoyé ou 2 pièces. (Carte reconstituée.)
card-scheme-muster = Objectif (Rassembler)
    .text = L’IA tente : Rassembler.
card-scheme-negotiate = Objectif (Négocier)
    .text = L’IA tente : Négocier.

## Rassemblements

card-muster-01 = Rassemblement 1 (Influence 2)
    .text = Niveau 1. Rassembler avec Influence 2 : 1 Diplomatie et la récompense. Y placer 1 Marchand et 1 pièce : la récompense. Récompense : 1 Dette remboursée ou 2 Suspicions de moins. (Carte reconstituée.)
card-muster-02 = Rassemblement 2 (Force 2)
    .text = Niveau 1. Rassembler avec Force 2 : 1 Diplomatie et la récompense. Y placer 1 Combattant et 1 provision : la récompense. Récompense : 1 recrutement gratuit. (Carte reconstituée.)
card-muster-03 = Rassemblement 3 (Foi 2)
    .text = Niveau 1. Rassembler avec Foi 2 : 1 Diplomatie et la récompense. Y placer 1 Clerc : la récompense. Récompense : 1 Suspicion de moins et 1 pièce. (Carte reconstituée.)
card-muster-04 = Rassemblement 4 (Influence 1)
    .text = Niveau 1. Rassembler avec Influence 1 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix : la récompense. Récompense : 2 provisions. (Carte reconstituée.)
card-muster-05 = Rassemblement 5 (Force 1)
    .text = Niveau 1. Rassembler avec Force 1 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix : la récompense. Récompense : 2 Paysans. (Carte reconstituée.)
card-muster-06 = Rassemblement 6 (Foi 1)
    .text = Niveau 1. Rassembler avec Foi 1 : 1 Diplomatie et la récompense. Y placer 1 Éclaireur et 1 pièce : la récompense. Récompense : 1 quête gratuite. (Carte reconstituée.)
card-muster-07 = Rassemblement 7 (Influence 3)
    .text = Niveau 2. Rassembler avec Influence 3 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix et 1 pièce : la récompense. Récompense : 1 Éclaireur et 1 Paysan. (Carte reconstituée.)
card-muster-08 = Rassemblement 8 (Influence 4)
    .text = Niveau 2. Rassembler avec Influence 4 : 1 Diplomatie et la récompense. Y placer 1 Marchand : la récompense. Récompense : 2 pièces et 1 Paysan. (Carte reconstituée.)
card-muster-09 = Rassemblement 9 (Influence 4)
    .text = Niveau 2. Rassembler avec Influence 4 : 1 Diplomatie et la récompense. Y placer 1 Éclaireur et 1 provision : la récompense. Récompense : 1 recrutement gratuit. (Carte reconstituée.)
card-muster-10 = Rassemblement 10 (Influence 5)
    .text = Niveau 2. Rassembler avec Influence 5 : 1 Diplomatie et la récompense. Y placer 1 Clerc et 1 pièce : la récompense. Récompense : 1 Dette remboursée. (Carte reconstituée.)
card-muster-11 = Rassemblement 11 (Foi 3)
    .text = Niveau 2. Rassembler avec Foi 3 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix et 1 provision : la récompense. Récompense : 1 Clerc et 1 Paysan. (Carte reconstituée.)
card-muster-12 = Rassemblement 12 (Foi 4)
    .text = Niveau 2. Rassembler avec Foi 4 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix et 1 pièce : la récompense. Récompense : 1 Prière. (Carte reconstituée.)
card-muster-13 = Rassemblement 13 (Foi 4)
    .text = Niveau 2. Rassembler avec Foi 4 : 1 Diplomatie et la récompense. Y placer 1 Clerc : la récompense. Récompense : 2 Suspicions de moins. (Carte reconstituée.)
card-muster-14 = Rassemblement 14 (Foi 5)
    .text = Niveau 2. Rassembler avec Foi 5 : 1 Diplomatie et la récompense. Y placer 1 Marchand : la récompense. Récompense : 2 Taxes et 1 provision. (Carte reconstituée.)
card-muster-15 = Rassemblement 15 (Force 3)
    .text = Niveau 2. Rassembler avec Force 3 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix et 1 pièce : la récompense. Récompense : 1 Combattant et 1 Paysan. (Carte reconstituée.)
card-muster-16 = Rassemblement 16 (Force 4)
    .text = Niveau 2. Rassembler avec Force 4 : 1 Diplomatie et la récompense. Y placer 1 Combattant : la récompense. Récompense : 2 provisions et 1 Paysan. (Carte reconstituée.)
card-muster-17 = Rassemblement 17 (Force 4)
    .text = Niveau 2. Rassembler avec Force 4 : 1 Diplomatie et la récompense. Y placer 1 Éclaireur et 1 pièce : la récompense. Récompense : 1 quête gratuite et 1 Paysan. (Carte reconstituée.)
card-muster-18 = Rassemblement 18 (Force 5)
    .text = Niveau 2. Rassembler avec Force 5 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix et 1 provision : la récompense. Récompense : 1 Atelier déplacé ou 2 pièces. (Carte reconstituée.)
card-muster-19 = Rassemblement 19 (Influence 6)
    .text = Niveau 3. Rassembler avec Influence 6 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix : la récompense. Récompense : 1 Marchand et 1 Éclaireur. (Carte reconstituée.)
card-muster-20 = Rassemblement 20 (Influence 7)
    .text = Niveau 3. Rassembler avec Influence 7 : 1 Diplomatie et la récompense. Y placer 1 Marchand et 1 provision : la récompense. Récompense : 1 Dette remboursée ou 3 pièces. (Carte reconstituée.)
card-muster-21 = Rassemblement 21 (Influence 7)
    .text = Niveau 3. Rassembler avec Influence 7 : 1 Diplomatie et la récompense. Y placer 1 Clerc et 1 pièce : la récompense. Récompense : 1 Prière et 1 pièce. (Carte reconstituée.)
card-muster-22 = Rassemblement 22 (Influence 8)
    .text = Niveau 3. Rassembler avec Influence 8 : 2 Diplomatie et la récompense. Y placer 1 Éclaireur et 2 pièces : la récompense. Récompense : 1 Foi. (Carte reconstituée.)
card-muster-23 = Rassemblement 23 (Foi 6)
    .text = Niveau 3. Rassembler avec Foi 6 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix : la récompense. Récompense : 1 Clerc et 1 Marchand. (Carte reconstituée.)
card-muster-24 = Rassemblement 24 (Foi 7)
    .text = Niveau 3. Rassembler avec Foi 7 : 1 Diplomatie et la récompense. Y placer 1 Clerc et 1 provision : la récompense. Récompense : 1 recrutement gratuit et 1 pièce. (Carte reconstituée.)
card-muster-25 = Rassemblement 25 (Foi 7)
    .text = Niveau 3. Rassembler avec Foi 7 : 1 Diplomatie et la récompense. Y placer 1 Éclaireur et 1 pièce : la récompense. Récompense : 1 Dette détruite. (Carte reconstituée.)
card-muster-26 = Rassemblement 26 (Foi 8)
    .text = Niveau 3. Rassembler avec Foi 8 : 2 Diplomatie et la récompense. Y placer 1 Combattant et 2 pièces : la récompense. Récompense : 1 Force. (Carte reconstituée.)
card-muster-27 = Rassemblement 27 (Force 6)
    .text = Niveau 3. Rassembler avec Force 6 : 1 Diplomatie et la récompense. Y placer 1 ouvrier au choix : la récompense. Récompense : 1 Combattant et 1 Éclaireur. (Carte reconstituée.)
card-muster-28 = Rassemblement 28 (Force 7)
    .text = Niveau 3. Rassembler avec Force 7 : 1 Diplomatie et la récompense. Y placer 1 Combattant et 1 provision : la récompense. Récompense : 3 Paysans. (Carte reconstituée.)
card-muster-29 = Rassemblement 29 (Force 7)
    .text = Niveau 3. Rassembler avec Force 7 : 1 Diplomatie et la récompense. Y placer 1 Marchand et 1 pièce : la récompense. Récompense : 1 Atelier développé ou 2 provisions. (Carte reconstituée.)
card-muster-30 = Rassemblement 30 (Force 8)
    .text = Niveau 3. Rassembler avec Force 8 : 2 Diplomatie et la récompense. Y placer 1 Clerc et 2 pièces : la récompense. Récompense : 1 Influence. (Carte reconstituée.)

## Négociations

card-negotiation-01 = Négociation 1 (Missionner, Force 2)
    .text = Niveau 1. Confier avec Diplomatie 2 : Missionner, Foi +2. Rallier avec Force 2 : 1 Diplomatie. Icône : Militaire. (Carte reconstituée.)
card-negotiation-02 = Négociation 2 (Attaquer, Influence 2)
    .text = Niveau 1. Confier avec Diplomatie 2 : Attaquer, Force +2. Rallier avec Influence 2 : 1 Diplomatie. Icône : Marchand. (Carte reconstituée.)
card-negotiation-03 = Négociation 3 (Fortifier, Foi 2)
    .text = Niveau 1. Confier avec Diplomatie 2 : Fortifier, Influence +2. Rallier avec Foi 2 : 1 Diplomatie. Icône : Fermier. (Carte reconstituée.)
card-negotiation-04 = Négociation 4 (Convertir, Force 2)
    .text = Niveau 1. Confier avec Diplomatie 2 : Convertir, Foi +2. Rallier avec Force 2 : 1 Diplomatie. Icône : Clergé. (Carte reconstituée.)
card-negotiation-05 = Négociation 5 (Établir une Garnison, Influence 4)
    .text = Niveau 2. Confier avec Diplomatie 3 : Établir une Garnison, Force +3. Rallier avec Influence 4 : 1 Diplomatie. Icône : Militaire. (Carte reconstituée.)
card-negotiation-06 = Négociation 6 (Absoudre, Foi 5)
    .text = Niveau 2. Confier avec Diplomatie 3 : Absoudre, Influence +3. Rallier avec Foi 5 : 1 Diplomatie. Icône : Marchand. (Carte reconstituée.)
card-negotiation-07 = Négociation 7 (Missionner, Force 4)
    .text = Niveau 2. Confier avec Diplomatie 3 : Missionner, Foi +3. Rallier avec Force 4 : 1 Diplomatie. Icône : Fermier. (Carte reconstituée.)
card-negotiation-08 = Négociation 8 (Attaquer, Influence 5)
    .text = Niveau 2. Confier avec Diplomatie 3 : Attaquer, Force +3. Rallier avec Influence 5 : 1 Diplomatie. Icône : Clergé. (Carte reconstituée.)
card-negotiation-09 = Négociation 9 (Fortifier, Force 5)
    .text = Niveau 2. Confier avec Diplomatie 4 : Fortifier, Influence +3. Rallier avec Force 5 : 1 Diplomatie. Icône : Militaire. (Carte reconstituée.)
card-negotiation-10 = Négociation 10 (Convertir, Force 5)
    .text = Niveau 2. Confier avec Diplomatie 4 : Convertir, Foi +3. Rallier avec Force 5 : 1 Diplomatie. Icône : Marchand. (Carte reconstituée.)
card-negotiation-11 = Négociation 11 (Établir une Garnison, Influence 4)
    .text = Niveau 2. Confier avec Diplomatie 4 : Établir une Garnison, Force +3. Rallier avec Influence 4 : 1 Diplomatie. Icône : Fermier. (Carte reconstituée.)
card-negotiation-12 = Négociation 12 (Absoudre, Foi 5)
    .text = Niveau 2. Confier avec Diplomatie 4 : Absoudre, Influence +3. Rallier avec Foi 5 : 1 Diplomatie. Icône : Clergé. (Carte reconstituée.)
card-negotiation-13 = Négociation 13 (Missionner, Force 6)
    .text = Niveau 3. Confier avec Diplomatie 5 : Missionner, Foi +4. Rallier avec Force 6 : 1 Diplomatie. Icône : Militaire. (Carte reconstituée.)
card-negotiation-14 = Négociation 14 (Attaquer, Influence 7)
    .text = Niveau 3. Confier avec Diplomatie 5 : Attaquer, Force +4. Rallier avec Influence 7 : 1 Diplomatie. Icône : Marchand. (Carte reconstituée.)
card-negotiation-15 = Négociation 15 (Fortifier, Foi 6)
    .text = Niveau 3. Confier avec Diplomatie 5 : Fortifier, Influence +4. Rallier avec Foi 6 : 1 Diplomatie. Icône : Fermier. (Carte reconstituée.)
card-negotiation-16 = Négociation 16 (Convertir, Force 7)
    .text = Niveau 3. Confier avec Diplomatie 5 : Convertir, Foi +4. Rallier avec Force 7 : 1 Diplomatie. Icône : Clergé. (Carte reconstituée.)
card-negotiation-17 = Négociation 17 (Établir une Garnison, Influence 6)
    .text = Niveau 3. Confier avec Diplomatie 6 : Établir une Garnison, Force +4. Rallier avec Influence 6 : 1 Diplomatie. Icône : Militaire. (Carte reconstituée.)
card-negotiation-18 = Négociation 18 (Absoudre, Foi 7)
    .text = Niveau 3. Confier avec Diplomatie 6 : Absoudre, Influence +4. Rallier avec Foi 7 : 1 Diplomatie. Icône : Marchand. (Carte reconstituée.)
card-negotiation-19 = Négociation 19 (Missionner, Force 6)
    .text = Niveau 3. Confier avec Diplomatie 6 : Missionner, Foi +4. Rallier avec Force 6 : 1 Diplomatie. Icône : Fermier. (Carte reconstituée.)
card-negotiation-20 = Négociation 20 (Attaquer, Influence 7)
    .text = Niveau 3. Confier avec Diplomatie 6 : Attaquer, Force +4. Rallier avec Influence 7 : 1 Diplomatie. Icône : Clergé. (Carte reconstituée.)
card-negotiation-21 = Négociation 21 (Fortifier, Foi 8)
    .text = Niveau 4. Confier avec Diplomatie 7 : Fortifier, Influence +5. Rallier avec Foi 8 : 1 Diplomatie. Icônes : Militaire et Marchand. (Carte reconstituée.)
card-negotiation-22 = Négociation 22 (Convertir, Force 9)
    .text = Niveau 4. Confier avec Diplomatie 7 : Convertir, Foi +5. Rallier avec Force 9 : 1 Diplomatie. Icônes : Marchand et Fermier. (Carte reconstituée.)
card-negotiation-23 = Négociation 23 (Établir une Garnison, Influence 8)
    .text = Niveau 4. Confier avec Diplomatie 7 : Établir une Garnison, Force +5. Rallier avec Influence 8 : 1 Diplomatie. Icônes : Fermier et Clergé. (Carte reconstituée.)
card-negotiation-24 = Négociation 24 (Absoudre, Foi 9)
    .text = Niveau 4. Confier avec Diplomatie 7 : Absoudre, Influence +5. Rallier avec Foi 9 : 1 Diplomatie. Icônes : Clergé et Militaire. (Carte reconstituée.)
card-negotiation-25 = Négociation 25 (Missionner, Force 8)
    .text = Niveau 4. Confier avec Diplomatie 7 : Missionner, Foi +5. Rallier avec Force 8 : 1 Diplomatie. Icônes : Militaire et Fermier. (Carte reconstituée.)
card-negotiation-26 = Négociation 26 (Attaquer, Influence 9)
    .text = Niveau 4. Confier avec Diplomatie 8 : Attaquer, Force +5. Rallier avec Influence 9 : 1 Diplomatie. Icônes : Marchand et Clergé. (Carte reconstituée.)
card-negotiation-27 = Négociation 27 (Fortifier, Foi 8)
    .text = Niveau 4. Confier avec Diplomatie 8 : Fortifier, Influence +5. Rallier avec Foi 8 : 1 Diplomatie. Icône : Fermier. (Carte reconstituée.)
card-negotiation-28 = Négociation 28 (Convertir, Force 9)
    .text = Niveau 4. Confier avec Diplomatie 8 : Convertir, Foi +5. Rallier avec Force 9 : 1 Diplomatie. Icône : Clergé. (Carte reconstituée.)
card-negotiation-29 = Négociation 29 (Établir une Garnison, Influence 8)
    .text = Niveau 4. Confier avec Diplomatie 8 : Établir une Garnison, Force +5. Rallier avec Influence 8 : 1 Diplomatie. Icône : Militaire. (Carte reconstituée.)
card-negotiation-30 = Négociation 30 (Absoudre, Foi 9)
    .text = Niveau 4. Confier avec Diplomatie 8 : Absoudre, Influence +5. Rallier avec Foi 9 : 1 Diplomatie. Icône : Marchand. (Carte reconstituée.)

## Alliés

card-ally-military = Allié (Militaire)
    .text = Aussitôt : 1 Suspicion de moins et 2 Taxes. Puis 1 Éclaireur chaque fois que vous passez.
card-ally-merchant = Allié (Marchand)
    .text = Aussitôt : 3 pièces. Puis 1 Marchand chaque fois que vous passez. (Carte reconstituée.)
card-ally-farmer = Allié (Fermier)
    .text = Aussitôt : 3 provisions. Puis 1 Paysan chaque fois que vous passez. (Carte reconstituée.)
card-ally-clergy = Allié (Clergé)
    .text = Aussitôt : 1 Dette remboursée ou 2 Suspicions de moins. Puis 1 Clerc chaque fois que vous passez. (Carte reconstituée.)

## Ce dont parle le conseiller

aspect-diplomacy = { category-diplomacy }
aspect-secret-order = { category-secret-order }
aspect-musters = { category-musters }
aspect-negotiations = { category-negotiations }
