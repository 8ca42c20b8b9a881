# Les mots du plateau de Paladins qui ne servent qu’à la page.

realm-regions = Les régions
realm-region = Région { $n }
realm-faith-flag = Moine ou conversion : Foi { $n }
realm-strength-flag = Garnison ou attaque : Force { $n }
realm-monk-of = { $name } : Moine
realm-outpost-of = { $name } : Garnison
realm-closed = à partir de { $n } joueurs
realm-gap = vide
realm-townsfolk = Villageois
realm-price = Prix : { $n }
realm-price-or-debt = Prix : { $n }, ou 1 Dette
realm-coins = Pièces
realm-provisions = Provisions
realm-debt = Dette
realm-kings = Le Roi
realm-orders = Ordres du Roi
realm-favours = Faveurs du Roi
realm-comes = manche { $n }
realm-occupied = Occupée cette manche
realm-tavern = Taverne
realm-tavern-shut = ouvre avec la manche
realm-round = Manche { $n } sur { $most }
realm-rounds = Manche
realm-first = Premier joueur : { $name }
realm-pool = Réserve des Impôts : { $n }
realm-pool-name = Réserve des Impôts
realm-suspicions = Suspicions à tirer : { $n }

site-pool = Réserve des Impôts
site-suspicions = Suspicions

faction-viking = Viking
faction-saracen = Sarrasin
faction-byzantine = Byzantin

card-quest = En quête
card-joins = En le recrutant
card-brings = Ensuite, à chaque fois
card-attack = Attaqué
card-convert = Converti
card-price = Prix
card-gain = Gain
card-choice = Au choix
card-or = ou
card-points = { $n } PV

action-done = Nombre de fois
action-covered = Un Atelier couvre cet emplacement
action-busy = Vos ouvriers y sont déjà
action-costs-coins = Coût : { $n } en pièces
action-costs-provisions = Coût : { $n } en provisions
action-needs = Demande : { $attribute } ; vous avez { $have }
action-then = puis { $n }
action-gives = Donne : 1 { $attribute }

short-garrison = Garnison

brief-develop = 1 Atelier
brief-recruit = 1 : quête · 2 : garder
brief-pray = libérer une action
brief-conspire = 1 Criminel
brief-hunt = 1 ou 3 provisions
brief-trade = 1 ou 3 pièces

board-of = Plateau : { $name }
board-mine = Mon plateau
board-opponent = IA
board-whose = Quel plateau montrer
board-workshops = Ateliers à placer, et l’ouvrier que chacun rapporte (reconstitué)
board-workshops-short = Ateliers
board-workshop = Sous cet Atelier : { $worker }
board-jars = Emplacements des jarres
board-jars-short = Jarres
board-jar-there = Une Jarre y est
board-tracks = Attributs
board-track = { $total } ; { $points } PV

pile-bonus = { $n } PV à la fin
pile-paladin = Paladin
pile-townsfolk = Villageois
pile-walls = Remparts
pile-attacked = Attaqués
pile-converted = Convertis
pile-suspicions = Suspicions

mat-points = points
mat-workers = Ouvriers
mat-workforce = ouvriers
mat-passed = a passé
mat-first = Premier joueur
mat-suspicions = Suspicions
mat-unpaid = Dettes à payer
mat-paid = Dettes remboursées
mat-workshop = Ateliers
mat-monk = Moines
mat-wall = Remparts
mat-outpost = Garnisons
mat-jar = Absolutions
mat-attacked = Envahisseurs attaqués
mat-converted = Envahisseurs convertis

hand-deck = Pile de Paladins : { $n }.
hand-top = Dessus
hand-below = Dessous
opponent-recruit = quête du Villageois visé
opponent-pray = libère ses actions du bas
opponent-trade = 1 case de Ressource
opponent-conspire = 1 Suspicion, 2 ouvriers
opponent-rest = Se reposer
opponent-rest-brief = toujours possible, avec tous ses ouvriers
opponent-track = Piste Ressource : la case dit ce qu’elle vise
opponent-track-short = Ressource
opponent-schemes = Objectifs à tirer : { $n }
opponent-steps = Son dernier tour, pas à pas
opponent-back = Pas précédent
opponent-on = Pas suivant
opponent-rule = Règle

text-between = { "\u00A0; " }
text-action = { $action } : { $facts }.
text-level = niveau { $n } demandé
text-free-place = libre, { $gain }
text-force = { $n ->
        [one] { $n } ouvrier, marqueur Ressource sur la case { $marker }.
       *[other] { $n } ouvriers, marqueur Ressource sur la case { $marker }.
    }
text-means = Pièces { $coins }, provisions { $provisions } ; ouvriers : { $workers }.
text-attributes = Attributs : { $attributes }.
text-burdens = Suspicions { $suspicions }, Dettes à payer { $unpaid }, remboursées { $paid }.
text-progress = Sur la table : { $counts }.
text-list = { $what } : { $items }.
text-region = Région { $n }, Foi { $faith }, Force { $strength }. Places : { $places }.
text-attribute = { $boost ->
        [0] { $attribute } { $n }
       *[other] { $attribute } { $n }, dont { $boost } cette manche
    }
text-done = { $most ->
        [0] faite { $done } fois
       *[other] faite { $done } fois sur { $most }
    }

goal-round = { $n ->
        [0] Avant la manche 1 sur { $most }
       *[other] Manche { $n } sur { $most }
    }
