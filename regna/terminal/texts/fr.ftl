# Ce que dit le terminal. Les espaces avant « : ; ? ! » sont insécables.

## L’écran

terminal-pane-board = Plateau
terminal-pane-seats = Joueurs
terminal-pane-hand = Vos cartes
terminal-pane-ask = À vous de choisir
terminal-pane-match = La partie
terminal-pane-detail = Détail
terminal-pane-log = Journal
terminal-pane-cards = Cartes visibles
terminal-keys = [b]u[/b] annuler  [b]?[/b] règle  [b]s[/b] points  [b]:[/b] écrire  [b]l[/b] EN  [b]w[/b] sauver  [b]q[/b] quitter  [b]F1[/b] touches
    .all =
        1–9, a–z : choisir ce qui porte cette touche ; flèches et Entrée aussi, ou la souris
        u : reprendre le dernier coup
        ? : la règle derrière la question
        h : un conseil, contre des robots
        s : les points par catégorie
        : : écrire un coup ; Tab complète
        l : changer de langue
        w : sauvegarder la partie (elle l’est aussi à chaque coup)
        Tab : aller aux cartes en main, flèches pour les lire
        F2 plateau, F3 joueurs, F4 cartes visibles, F5 journal
        F6 : clair ou sombre
        q : quitter
terminal-keys-replay = [b]← →[/b] coup  [b]Pg[/b] dix  [b]Début Fin[/b]  [b]v[/b] vu par  [b]:[/b] aller à  [b]s[/b] points  [b]l[/b] EN  [b]q[/b] quitter
    .all =
        ← → : un coup en arrière, en avant
        Page préc., Page suiv. : dix coups
        Début, Fin : début et fin de la partie
        : : aller à un coup par son numéro
        v : voir comme un spectateur, puis comme chaque joueur
        s : les points par catégorie
        l : changer de langue
        F2 plateau, F3 joueurs, F4 cartes visibles, F5 journal
        F6 : clair ou sombre
        q : quitter
terminal-keys-lesson = [b]u[/b] retour  [b]0[/b] recommencer  [b]?[/b] règle  [b]s[/b] points  [b]:[/b] écrire  [b]l[/b] EN  [b]q[/b] quitter  [b]F1[/b] touches
    .all =
        1–9, a–z : choisir ce qui porte cette touche ; flèches et Entrée aussi, ou la souris
        ☞ : ce que demande la leçon
        u : revenir à l’étape précédente
        0 : recommencer la leçon
        ? : la règle de la question
        s : points par catégorie
        : : écrire un coup ; Tab le complète
        l : changer de langue
        F2 plateau, F3 joueurs, F4 cartes visibles, F5 journal
        F6 : clair ou sombre
        q : quitter
terminal-keys-puzzle = [b]![/b] réponse  [b]u[/b] retour  [b]?[/b] règle  [b]s[/b] points  [b]:[/b] écrire  [b]l[/b] EN  [b]q[/b] quitter  [b]F1[/b] touches
    .all =
        1–9, a–z : choisir ce qui porte cette touche ; flèches et Entrée aussi, ou la souris
        ! : montrer la réponse (☞)
        u : revenir à la question
        0 : recommencer
        ? : la règle derrière la question
        s : les points par catégorie
        : : écrire un coup ; Tab complète
        l : changer de langue
        F2 plateau, F3 joueurs, F4 cartes visibles, F5 journal
        F6 : clair ou sombre
        q : quitter
terminal-help = Touches
terminal-close = Échap pour revenir
terminal-yes-no = o : oui · n : non
terminal-page = { $page ->
        [annex] annexe
       *[other] p. { $page }
    }
terminal-rulebook = Livret de règles, { $page }
terminal-refused = { $what } : { $reason } ({ $page })
terminal-reconstructed = [carte reconstituée]

## Jouer

terminal-waiting = { $names } : réflexion en cours…
terminal-winners = { $n ->
        [0] Partie terminée. Tout le monde a perdu.
        [one] Partie terminée. Victoire : { $names }.
       *[other] Partie terminée. Victoire partagée : { $names }.
    }
terminal-points = Points jusqu’ici, tels que chacun peut les compter
terminal-points-hidden = Les points sont cachés jusqu’à la fin.
terminal-total = Total
terminal-type = écrivez un coup, par exemple : { $example }
terminal-saved = Partie sauvegardée : { $file }
terminal-kept = Partie sauvegardée dans « { $file } ». Pour la reprendre : regna play { $how }
terminal-serving = La table est à l’adresse { $address } (Ctrl+C pour arrêter).
terminal-undone = { $n ->
        [one] Un coup repris.
       *[other] { $n } coups repris.
    }
terminal-undo-nothing = Vous n’avez encore rien joué : il n’y a rien à reprendre.
terminal-undo-agree = Depuis ce coup, quelque chose a été révélé ou quelqu’un d’autre a joué. Tout le monde est-il d’accord pour revenir en arrière ?
terminal-curtain = { $name }, c’est à vous. Que les autres se détournent !
terminal-curtain-ready = Entrée : je suis là
terminal-curtain-undo = Entrée : je suis là · u : reprendre le coup qui vient d’être joué

## Apprendre

terminal-lesson-at = étape { $n } sur { $most }
terminal-lesson-on = Continuer
terminal-lesson-over = Leçon terminée.
terminal-lesson-next = Leçon suivante : { $title }
terminal-lesson-leave = Quitter
terminal-puzzle-over = Problème résolu.
terminal-puzzle-next = Suivant : { $title }
terminal-puzzle-title = Problème { $n }
terminal-puzzle-ask = Vous êtes { $seat }. Une réponse est nettement meilleure que toutes les autres : laquelle ?
terminal-puzzle-worse = La recherche lui donne { $value } sur 100, et { $best } à une autre réponse.
terminal-puzzle-dropped = La recherche a vite abandonné cette piste. Elle donne { $best } sur 100 à une autre réponse.
terminal-puzzle-best = Oui : { $answer }. La recherche lui donne { $value } sur 100, où 100 est une victoire certaine ; à la deuxième, { $other }, { $less }.
terminal-puzzle-line = Elle continuerait ainsi : { $line }.
terminal-lesson-line = { $title } ({ $minutes } min)

## Revoir

terminal-replay-at = Coup { $n } sur { $most }
terminal-replay-start = Début de la partie ({ $most } coups)
terminal-replay-stranger = Vu par un spectateur
terminal-replay-seat = Vu par : { $name }
terminal-replay-type = numéro de coup, de 0 à { $most }
terminal-replay-no-such-move = Il faut un numéro de coup de 0 à { $most }.
terminal-replay-fits = Chaque coup est conforme aux règles, et les empreintes correspondent.
terminal-replay-promised = La graine est celle qui était promise au début : { $commitment }.
terminal-replay-moves = { $n ->
        [0] Aucun coup
        [one] 1 coup
       *[other] { $n } coups
    }
terminal-replay-undone = { $n ->
        [0] aucun repris
        [one] 1 repris
       *[other] { $n } repris
    }
terminal-replay-unfinished = Partie inachevée. À jouer : { $names }.

## Ce que les commandes écrivent

terminal-seats = { $more ->
        [0] à { $most } joueurs
       *[other] de { $least } à { $most } joueurs
    }
terminal-usual = (par défaut)
terminal-seen-by = Vu par : { $name }
terminal-score = Points
terminal-choices = Choix { DE($name) }
terminal-not-offered = Impossible
terminal-copies = ×{ $n }
terminal-promo = promo
terminal-simulated = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, { $decisions } décisions en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ({ $speed } par seconde)
terminal-interrupted = { $games ->
        [0] Interrompu avant la fin de la première partie.
        [one] Interrompu après 1 partie.
       *[other] Interrompu après { $games } parties.
    }
terminal-number = { NUMBER($n, maximumFractionDigits: 1) }
terminal-share = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-opponent = Aucun adversaire choisi : ce sera « { $who } » (--option { $option }).
terminal-lengths = Coups par partie : { $least } au moins, { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, { $most } au plus
terminal-simulated-seat = Place
terminal-simulated-bot = Robot
terminal-simulated-wins = Victoires
terminal-simulated-mean = Moyenne
terminal-simulated-least = Min.
terminal-simulated-most = Max.
terminal-simulated-opponent = les règles
terminal-trained = { $variant } : { $positions } positions ; { NUMBER($r2, style: "percent") } des écarts finals expliqués, { NUMBER($accuracy, style: "percent") } des avances bien prévues. Poids : { $file }
terminal-never-seen = Cartes jamais jouées : { $cards }
terminal-dead-ends = Impasses ({ $n }) :
terminal-check-match = { $match } : { $game }, règles { $version } → { $ours } : { $outcome }
terminal-check-counts = { $matches ->
        [0] Aucune partie.
        [one] 1 partie. Avec les mêmes règles : { $same } ; identique ligne par ligne : { $agrees } ; reprise à sa dernière étape : { $goes-on } ; terminée, seulement lisible : { $stays } ; bloquée : { $stuck }.
       *[other] { $matches } parties. Avec les mêmes règles : { $same } ; identiques ligne par ligne : { $agrees } ; reprises à leur dernière étape : { $goes-on } ; terminées, seulement lisibles : { $stays } ; bloquées : { $stuck }.
    }
outcome-agrees = continue sans changement
outcome-goes-on = reprend au début de l’étape en cours
outcome-stays = reste lisible, mais ne peut plus être revue coup par coup
outcome-stuck = ne peut pas continuer ; elle reste lisible et peut être arrêtée
terminal-backed-up = { $file } : { $matches ->
    [one] { $matches } partie sauvegardée
   *[other] { $matches } parties sauvegardées
}.
terminal-restored = { $file } : { $matches ->
    [one] { $matches } partie rétablie
   *[other] { $matches } parties rétablies
}.

error-terminal-chair = « { $chair } » ne peut pas occuper une place. Possible pour chaque place : { $chairs }.
error-terminal-chairs = La partie a { $seats } places, mais --seats en remplit { $chairs }.
error-terminal-bots = { $bots ->
        [one] Il y a { $bots } robot pour { $seats } places.
       *[other] Il y a { $bots } robots pour { $seats } places.
    }
error-terminal-no-rule = Aucune section des règles ne contient tous ces mots : « { $words } ».
error-terminal-option = Une option s’écrit nom=valeur ; ce n’est pas le cas de « { $option } ».
error-terminal-option-twice = L’option « { $option } » est donnée deux fois.
error-terminal-settled = La partie reprise a déjà ses réglages : retirez { $what }.
error-terminal-load-resume = --load et --resume désignent deux parties : n’en donnez qu’une.
error-terminal-nothing-to-resume = Aucune partie à reprendre dans « { $folder } ».
error-terminal-no-screen = Pour jouer, il faut un vrai terminal ; ici, l’entrée ou la sortie n’en est pas un.
error-terminal-port-taken = Le port { $port } de { $host } est déjà utilisé : choisissez-en un autre avec --port, ou omettez --port.
error-terminal-no-page = La page n’a pas été construite : « make web » la construit.

## L’aide des commandes

help-usage = Usage :
help-commands = Commandes{ "\u00A0" }
help-default = [par défaut : { $value }]
help-options = Options{ "\u00A0" }
    .lang = La langue, fr ou en ; la variable REGNA_LANG la choisit une fois pour toutes.
    .help = Afficher cette aide.
    .version = Afficher la version.
    .json = Écrire des données brutes.
    .option = Une option du jeu ; « regna games » les donne toutes.
    .dark = Clair sur fond sombre.
    .corrections = Des corrections aux chiffres des cartes.
    .database = Un fichier ou une adresse. [par défaut : REGNA_DATABASE_URL, sinon le dossier de données]
help-placeholder-game = JEU
help-placeholder-lesson = LEÇON
help-placeholder-puzzle = PROBLÈME
help-placeholder-folder = DOSSIER
help-placeholder-file = FICHIER
help-placeholder-words = MOTS
help-placeholder-name = NOM
help-placeholder-value = VALEUR
help-placeholder-who = QUI
help-placeholder-bot = ROBOT
help-placeholder-hash = EMPREINTE
help-placeholder-address = ADRESSE
help-placeholder-command = COMMANDE

help-regna = Une table pour les grands jeux de société.
help-play = Jouer dans le terminal, à plusieurs, contre des robots ou seul.
    .seats = Qui joue, place par place : me (vous) ou un robot. [par défaut : me et autant de knight qu’il en faut]
    .seed = La graine de tout le hasard. [par défaut : un nombre secret]
    .load = Reprendre une partie sauvegardée.
    .resume = Reprendre la dernière partie jouée.
    .save = Où sauvegarder la partie. [par défaut : le dossier de données]
    .pause = Combien de secondes un robot attend avant de jouer.
help-learn = Suivre une leçon dans le terminal ; sans JEU, la liste des leçons.
help-puzzle = Résoudre un problème dans le terminal, celui du jour si aucun n’est nommé ; ou en faire de nouveaux.
    .make = Faire jouer des robots jusqu’à ce qu’une recherche trouve des problèmes, et les écrire dans ce dossier.
    .number = Combien de problèmes faire.
    .seats = À combien de places jouent les robots. [par défaut : le moins possible, à partir de deux]
    .seed = La graine de la première partie.
help-replay = Revoir une partie enregistrée ; sans terminal, la vérifier et la résumer.
    .verify = Vérifier seulement l’enregistrement et le résumer ; EMPREINTE est celle qui était affichée avant le premier coup.
help-games = Les jeux, leurs places et leurs options.
help-cards = Toutes les cartes d’un jeu : paquet, nom, texte, chiffres et leur source.
help-rules = Les règles d’un jeu, avec nos mots ; avec MOTS, les sections qui les contiennent tous.
help-try = Mettre en place la position d’un fichier, jouer ses coups, et montrer questions, vues et points.
help-serve = Servir la page et l’API.
    .host = L’adresse où écouter.
    .port = Le port ; 0 pour n’importe lequel. [par défaut : 8000, ou un port libre]
    .workers = Le nombre de processus ; plus d’un avec PostgreSQL seulement.
    .corrected = Des corrections aux chiffres des cartes d’un jeu, pour les nouvelles parties. [par défaut : REGNA_CORRECTIONS]
    .open = Ouvrir la page dans le navigateur et ne journaliser que les avertissements.
help-backup = Écrire toutes les parties et tous les comptes dans un nouveau fichier, même pendant que le serveur tourne.
help-restore = Rétablir toutes les parties et tous les comptes d’un fichier ; un serveur qui tourne repart avec eux.
    .replace = Remplacer ce que contient la base de données.
help-check = Dire ce que deviendrait chaque partie avec les règles installées ; code de sortie 1 si l’une d’elles ne pouvait pas continuer.
help-train = Faire jouer des robots, ajuster à l’issue de leurs parties les poids avec lesquels ils jugent une position, et les garder à côté du jeu.
    .games = Parties par génération, pour chaque variante du jeu.
    .generations = Chacune joue avec les poids de la précédente, la première avec l’estimation du jeu.
    .seed = La graine de la première partie ; les mêmes nombres donnent les mêmes poids.
    .workers = Processus qui jouent en même temps.
help-simulate = Faire jouer beaucoup de parties par des robots et compter ce qui se passe ; Ctrl+C donne les résultats obtenus.
    .seats = Combien de places.
    .games = Combien de parties.
    .seed = La graine de la première partie.
    .bots = Des robots pour les places, à tour de rôle.
help-arena = Faire jouer une série à des robots qui changent de place, et dire dans un rapport leur force et ce qui gagne. Ctrl+C ne perd aucune partie finie.
    .bots = Les robots qui s’affrontent ; chacun occupe toutes les places.
    .games = Combien de parties.
    .seats = Combien de places. [par défaut : un par robot]
    .option = Une option du jeu, avec une valeur ou plusieurs à comparer.
    .seed = La graine de la première donne. [par défaut : 1]
    .workers = Parties à la fois, chacune dans son processus. [par défaut : 1 ; avec --ray, autant que la grappe a de processeurs]
    .ray = Jouer sur la grappe Ray à cette adresse ; auto pour celle de cette machine.
    .resume = Continuer une série : son dossier, ou le journal qui s’y trouve.
    .out = Le dossier du journal, des résultats et du rapport. [par défaut : arena-JEU]

error-terminal-usage = Cette commande ne se comprend pas ainsi ; « { $command } --help » montre comment l’écrire.
error-terminal-usage-command = Commande inconnue : « { $command } ». Commandes possibles : { $commands }.
error-terminal-usage-option = Option inconnue : « { $option } » ; « { $command } --help » les donne toutes.
error-terminal-usage-missing = Il manque { $what } ; « { $command } --help » montre comment l’écrire.
error-terminal-usage-value = { $what } ne peut pas avoir cette valeur. Valeurs possibles : { $values }.
error-terminal-usage-number = { $most ->
        [0] { $what } doit être un nombre, { $least } ou plus.
       *[other] { $what } doit être un nombre de { $least } à { NUMBER($most, useGrouping: 0) }.
    }

## Zones de cartes

terminal-zone-hand = Main
terminal-zone-desk = À choisir
terminal-zone-built = Bâtiments
terminal-zone-apprentices = Apprentis
terminal-zone-top-row = Atelier, rangée du haut
terminal-zone-bottom-row = Atelier, rangée du bas
terminal-zone-market-large = Grand marché
terminal-zone-rewards-seen = Récompenses révélées
terminal-zone-schemes-seen = Planifications révélées
terminal-zone-schemes-gone = Planifications retirées

## Architectes

terminal-architects-place-quarry = Carrière
terminal-architects-place-forest = Forêt
terminal-architects-place-mines = Mines
terminal-architects-place-silversmith = Orfèvre
terminal-architects-place-kings-storehouse = Entrepôt
terminal-architects-place-workshop = Atelier
terminal-architects-place-town-centre = Hôtel Ville
terminal-architects-place-tax-stand = Impôts
terminal-architects-place-guardhouse = Garde
terminal-architects-place-black-market-left = M. Noir 1
terminal-architects-place-black-market-middle = M. Noir 2
terminal-architects-place-black-market-right = M. Noir 3
terminal-architects-place-guildhall = Corporations
terminal-architects-prison = Prison
terminal-architects-workshop = Apprentis de l’Atelier
terminal-architects-cathedral = Cathédrale
terminal-architects-piles = Piles

terminal-architects-exchanges = { $n ->
        [one] { $n } échange
       *[other] { $n } échanges
    }
    .short = { $n } éch.
terminal-architects-captures = { $n ->
        [one] { $n } capture
       *[other] { $n } captures
    }
    .short = { $n } capt.
terminal-architects-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
    .short = { $n } act.
terminal-architects-hire-or-plans = { $n ->
        [one] apprenti (col. 1)
       *[other] apprenti (col. 1–{ $n })
    } ou { $plans ->
        [one] { $plans } plan
       *[other] { $plans } plans
    }
    .short = app ≤{ $n }/{ $plans } plan
terminal-architects-either = { $first } / { $second }
    .short = { $first }/{ $second }
terminal-architects-deal = apprenti ou plan
    .short = app/plan
terminal-architects-build = bâtir
    .short = bâtir
terminal-architects-price = { $what } (¤{ $n }, −1 Vertu)
    .short = ¤{ $n }→{ $what }
terminal-architects-price-virtue-kept = { $what } (¤{ $n })
    .short = ¤{ $n }→{ $what }
terminal-architects-loss = { $what } (−{ $n } Vertu)
    .short = { $what } (−{ $n } Vtu)

terminal-architects-short-clay = { $n } ar
terminal-architects-short-wood = { $n } bois
terminal-architects-short-stone = { $n } pi
terminal-architects-short-gold = { $n } or
terminal-architects-short-marble = { $n } ma
terminal-architects-short-silver = ¤{ $n }
terminal-architects-short-virtue = { $n } Vertu
terminal-architects-short-cards = { $n } plan
terminal-architects-short-debts = { $n } Dette

terminal-architects-skill-carpentry = Me
terminal-architects-skill-tiling = Ca
terminal-architects-skill-masonry = Ma

terminal-architects-pile-buildings = plans { $n }
    .short = plans { $n }
terminal-architects-pile-apprentices = apprentis { $n }
    .short = app. { $n }
terminal-architects-pile-rewards = récompenses { $n }
    .short = réc. { $n }
terminal-architects-pile-market-pile = marché { $n }
    .short = marché { $n }
terminal-architects-pile-schemes = planifications { $n }
    .short = planif. { $n }
terminal-architects-pile-future = futures { $n }
    .short = fut. { $n }

terminal-architects-column-points = Points
    .short = PV
terminal-architects-column-silver = Pièces
    .short = ¤
terminal-architects-column-virtue = Vertu
    .short = Vtu
terminal-architects-column-clay = Argile
    .short = arg
terminal-architects-column-wood = Bois
    .short = boi
terminal-architects-column-stone = Pierre
    .short = pie
terminal-architects-column-gold = Or
    .short = or
terminal-architects-column-marble = Marbre
    .short = mar
terminal-architects-column-debts = Dettes
    .short = det
terminal-architects-column-reserve = Réserve
    .short = rés
terminal-architects-column-captured = Captifs
    .short = cap
terminal-architects-column-prison = Prison
    .short = pri
terminal-architects-column-built = Bâtis
    .short = bât
terminal-architects-column-apprentices = Appr.
    .short = app
terminal-architects-column-plans = Plans
    .short = pla

terminal-architects-hall = Maison des Corporations { $n }/{ $most }
terminal-architects-final = Manche finale : { $left ->
        [one] encore { $left } tour
       *[other] encore { $left } tours
    }

terminal-architects-cost = coût : { $cost }
terminal-architects-needs = demande : { $skills }
terminal-architects-knows = compétences : { $skills }
terminal-architects-virtue = Vertu { $n }
terminal-architects-points = { $n } PV

## Paladins

terminal-zone-drawn = Paladins piochés
terminal-zone-chosen = Paladin choisi
terminal-zone-paladin = Paladin de la manche
terminal-zone-departed = Paladins utilisés
terminal-zone-townsfolk = Villageois
terminal-zone-walls = Remparts
terminal-zone-attacked = Envahisseurs attaqués
terminal-zone-converted = Envahisseurs convertis
terminal-zone-suspicions = Suspicions
terminal-zone-townsfolk-row = Villageois à recruter
terminal-zone-townsfolk-gone = Villageois défaussés
terminal-zone-outsider-row = Envahisseurs en vue
terminal-zone-outsiders-gone = Envahisseurs défaussés
terminal-zone-tavern-row = Taverne
terminal-zone-tavern-gone = Cartes Taverne défaussées
terminal-zone-suspicions-gone = Suspicions défaussées
terminal-zone-orders-shown = Ordres du Roi
terminal-zone-favours-shown = Faveurs du Roi
terminal-zone-schemes-aside = Objectifs sur les Faveurs

terminal-paladins-action-develop = Développer
terminal-paladins-action-recruit = Recruter
terminal-paladins-action-pray = Prier
terminal-paladins-action-conspire = Conspirer
terminal-paladins-action-hunt = Chasser
terminal-paladins-action-trade = Commercer
terminal-paladins-action-commission = Missionner
terminal-paladins-action-fortify = Fortifier
terminal-paladins-action-garrison = Garnison
terminal-paladins-action-absolve = Absoudre
terminal-paladins-action-attack = Attaquer
terminal-paladins-action-convert = Convertir

terminal-paladins-worker-labourer = Pa
terminal-paladins-worker-scout = Éc
terminal-paladins-worker-merchant = Ma
terminal-paladins-worker-fighter = Co
terminal-paladins-worker-cleric = Cl
terminal-paladins-worker-criminal = Cr
terminal-paladins-worker-any = ··

terminal-paladins-crews = Ouvriers
terminal-paladins-coins = { $n }¤
terminal-paladins-provisions = { $n }p
terminal-paladins-flags = F{ $strength }f{ $faith }
terminal-paladins-needs = { $attribute } { $have } → { $gives }
terminal-paladins-needs-level = { $attribute } { $have }, il faut { $need } → { $gives }
terminal-paladins-monk = m
terminal-paladins-outpost = g
terminal-paladins-tavern = Taverne
terminal-paladins-kings = Roi
terminal-paladins-regions = Régions
terminal-paladins-jars = Jarres
terminal-paladins-reconstructed = (reconstitution)
terminal-paladins-piles = Pioches
terminal-paladins-round = Manche { $n }/{ $most } · Réserve des Impôts { $pool }
terminal-paladins-pile-townsfolk = Villageois { $n }
terminal-paladins-pile-outsiders = Envahisseurs { $n }
terminal-paladins-pile-walls = Remparts { $n }
terminal-paladins-pile-tavern = Taverne { $n }
terminal-paladins-pile-suspicions = Suspicions { $n }
terminal-paladins-pile-schemes = Objectifs { $n }
terminal-paladins-pile-top = sur votre pile : { $card }
terminal-paladins-pile-bottom = n° { $n } en partant du bas de votre pile : { $card }

terminal-paladins-column-points = Points
    .short = PV
terminal-paladins-column-coins = Pièces
    .short = ¤
terminal-paladins-column-provisions = Prov.
    .short = pro
terminal-paladins-column-faith = Foi
    .short = foi
terminal-paladins-column-strength = Force
    .short = for
terminal-paladins-column-influence = Infl.
    .short = inf
terminal-paladins-column-workers = Ouvr.
    .short = ouv
terminal-paladins-column-monks = Moines
    .short = moi
terminal-paladins-column-walls = Remp.
    .short = rem
terminal-paladins-column-outposts = Garn.
    .short = gar
terminal-paladins-column-jars = Jarres
    .short = jar
terminal-paladins-column-attacked = Att.
    .short = att
terminal-paladins-column-converted = Conv.
    .short = con
terminal-paladins-column-workshops = Atel.
    .short = ate
terminal-paladins-column-suspicions = Susp.
    .short = sus
terminal-paladins-column-debts = Dettes
    .short = det

## Cité des Couronnes

terminal-zone-mustered = Cartes Rassemblement
terminal-zone-rallied = Cartes Négociation
terminal-zone-allies = Alliés
terminal-zone-secret-order = Ordre secret
terminal-zone-revealed-order = Ordre secret montré
terminal-zone-removed = Paladins hors de la partie
terminal-zone-townsfolk-top = Villageois, dessus de la pioche
terminal-zone-outsiders-top = Envahisseurs, dessus de la pioche
terminal-zone-negotiations-top = Négociations, dessus de la pioche
terminal-zone-negotiation-row = Négociations de la rangée
terminal-zone-discards = Défausse
terminal-zone-top = Rassemblements disponibles

terminal-paladins-action-muster = Rassembler
terminal-paladins-action-negotiate = Négocier
terminal-paladins-musters = Rassembl.
terminal-paladins-allies = Alliés
terminal-paladins-secret = Ordre secret :
terminal-paladins-pile-negotiations = négociations { $n }
terminal-paladins-column-city = R/N/A
    .short = R/N/A
terminal-paladins-column-diplomacy = Dipl.
    .short = dip

## Alba Longa

terminal-zone-heroes = Héros actifs
terminal-zone-used = Héros utilisés
terminal-zone-laid = Héros joué
terminal-zone-climate-seen = Années passées
terminal-zone-blessings-seen = Bénédictions révélées

terminal-alba-longa-headline = Année { $year }/7 · { $season } · climat { $climate }
terminal-alba-longa-dice = Dés
terminal-alba-longa-die-black = soldats
terminal-alba-longa-die-grey = marchands
terminal-alba-longa-die-white = ouvriers
terminal-alba-longa-die-brown = prêtres
terminal-alba-longa-cost = appel ¤{ $n }
terminal-alba-longa-stalls = Étals
terminal-alba-longa-years = Années
terminal-alba-longa-blessings = { $n ->
        [one] { $n } bénédiction
       *[other] { $n } bénédictions
    }
terminal-alba-longa-assisi = Assisi
terminal-alba-longa-defenders = { $n ->
        [one] { $n } défenseur
       *[other] { $n } défenseurs
    }
terminal-alba-longa-lot-silver = argent { $n }
terminal-alba-longa-lot-wheat = blé { $n }
terminal-alba-longa-lot-captive = captifs { $n }
terminal-alba-longa-attack = Attaque
terminal-alba-longa-odds = { $attack } contre { $defence } : { $n ->
        [0] aucun sabotage
        [one] { $n } sabotage
       *[other] { $n } sabotages
    }
terminal-alba-longa-places = Ville
terminal-alba-longa-place-barracks = caserne
terminal-alba-longa-place-market = marché
terminal-alba-longa-place-quarry = carrière
terminal-alba-longa-place-temple = temple
terminal-alba-longa-place-farm = ferme
terminal-alba-longa-brings-barracks = force { $strength }, en attaque comme en défense
terminal-alba-longa-brings-market = ¤{ $silver } de la banque
terminal-alba-longa-brings-quarry = { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
terminal-alba-longa-brings-temple = dévotion { $level } sur { $most }
terminal-alba-longa-brings-farm = { $wheat ->
        [one] { $wheat } blé cette année
       *[other] { $wheat } blés cette année
    }
terminal-alba-longa-target = Attaque
terminal-alba-longa-prayers = { $n ->
        [one] { $n } prière
       *[other] { $n } prières
    }

terminal-alba-longa-column-monuments = Monuments
    .short = mon
terminal-alba-longa-column-population = Population
    .short = pop
terminal-alba-longa-column-silver = Argent
    .short = ¤
terminal-alba-longa-column-wheat = Blé
    .short = blé
terminal-alba-longa-column-level = Dévotion
    .short = dév
terminal-alba-longa-column-housing = Village
    .short = vil
terminal-alba-longa-column-barracks = Caserne
    .short = cas
terminal-alba-longa-column-market = Marché
    .short = mar
terminal-alba-longa-column-quarry = Carrière
    .short = car
terminal-alba-longa-column-temple = Temple
    .short = tem
terminal-alba-longa-column-farm = Ferme
    .short = fer
terminal-alba-longa-column-heroes = Héros
    .short = hér

terminal-devil-headline = Manche { $round }/5 · { $phase }
terminal-devil-tribunal = Inquisiteurs
terminal-devil-bribes = { $n } pièces de pots-de-vin
terminal-devil-built = Bâtis
terminal-devil-role = Vous
terminal-devil-shards = { $pure } éclats purs, { $tainted } corrompus
terminal-devil-goods = Biens
terminal-devil-supply = réserve
terminal-devil-hand = Cartes
terminal-devil-chest = Votre coffre
terminal-devil-opened = Coffre ouvert
terminal-devil-taken = déjà accepté
terminal-devil-nothing = rien
terminal-devil-asks = contre { $what }
terminal-devil-claimed = Hauts faits
terminal-devil-phase-prefer = Préférences
terminal-devil-phase-roles = Rôles
terminal-devil-phase-production = Production
terminal-devil-phase-deal = Cartes
terminal-devil-phase-keep = Cartes
terminal-devil-phase-pass = Cartes
terminal-devil-phase-repay = Cartes
terminal-devil-phase-wish = Transactions
terminal-devil-phase-offer = Transactions
terminal-devil-phase-circulate = Transactions
terminal-devil-phase-answer = Transactions
terminal-devil-phase-return = Transactions
terminal-devil-phase-plan = Actions
terminal-devil-phase-resolve = Actions
terminal-devil-phase-interest = Intérêts
terminal-devil-phase-reputation = Réputation
terminal-devil-phase-vote = Chasse aux sorcières
terminal-devil-phase-question = Chasse aux sorcières
terminal-devil-phase-wings = Inquisition
terminal-devil-phase-mass = Messe noire
terminal-devil-phase-face = Inquisition
terminal-devil-phase-penalties = Inquisition
terminal-devil-phase-end = Fin de la manche
terminal-devil-phase-ship = Décompte final
terminal-devil-phase-over = Fin de la partie
terminal-devil-column-score = Points
    .short = Pts
terminal-devil-column-reputation = Réputation
    .short = Rép
terminal-devil-column-debt = Dettes/intérêts
    .short = Det
terminal-devil-column-wings = Anges/démons
    .short = A/D
terminal-devil-column-indulgences = Indulgences
    .short = Ind
terminal-devil-column-guests = Invités
    .short = Inv
terminal-devil-column-buildings = Bâtiments
    .short = Bât
terminal-devil-column-courtiers = Courtisans
    .short = Crt
terminal-devil-column-slots = Cases
    .short = Cas

terminal-coach = Ce que ferait le conseiller
terminal-coach-thinks = Le conseiller réfléchit…
terminal-coach-silent = Le conseiller se tait entre joueurs.
terminal-coach-figures = { $chance } % de chances, écart { $margin }
