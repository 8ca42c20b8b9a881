## The report of a series

arena-title = { $game } : { $games ->
        [one] 1 partie de robots
       *[other] { $games } parties de robots
    }
arena-bots = Robots
arena-seats = Places
arena-seeds = Graines
arena-options = Options
arena-version = Version des règles
arena-effort = Effort des robots qui cherchent
arena-opponent = adversaire solo
arena-everybody = tous les robots
arena-heading-strength = Force
arena-note-strength = Le classement est celui d’OpenSkill (Plackett-Luce) : tout le monde commence à 25, et les parties comptent dans l’ordre de leurs numéros. Les victoires à égalité sont partagées. Tous les intervalles sont à 95 % : deux écarts-types pour les classements, Wilson pour les victoires.
arena-heading-by-seat = Victoires par place
arena-heading-by-option = Victoires par option : { $option }
arena-heading-by-category = Points par catégorie, en moyenne
arena-heading-cards = Quelles cartes gagnent
arena-note-cards = La part de victoires des joueurs qui ont utilisé une carte, et entre parenthèses leur nombre. Le trait indique ce que les mêmes robots gagnent de toute façon. Utiliser une carte et gagner peuvent avoir la même cause : rien ne prouve que la carte est forte.
arena-heading-dead-ends = Parties bloquées
arena-all-cards = Les { $n } cartes utilisées
arena-bot = Robot
arena-card = Carte
arena-rating = Classement
arena-interval = 95 %
arena-won = Victoires
arena-percent = Part
arena-points = Points
arena-equal = parts égales
arena-expected = attendu
arena-of = { NUMBER($won, maximumFractionDigits: 1) } sur { $games }
arena-between = { $low } à { $high }
arena-share = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## What the command prints

arena-files = Résultats : { $results }. Rapport : { $report }
arena-interrupted = Interrompu après { $done } parties sur { $games }. Pour continuer : regna arena --resume { $file }

error-arena-exists = « { $file } » contient déjà une série : continuez-la avec --resume, ou choisissez un autre dossier avec --out.
error-arena-other-series = « { $file } » est d’une autre série : { $what } y vaut « { $theirs } », ici « { $ours } ».
error-arena-unreadable = « { $file } » n’est pas un journal de série lisible.
error-arena-no-series = Une nouvelle série demande { $what } ; seul --resume permet de s’en passer.
error-arena-no-ray = --ray demande le paquet ray : pip install 'regna[ray]'
error-arena-no-cluster = Aucune grappe Ray ne répond à « { $address } ».
error-arena-no-research = Cette commande demande l’extra « research » : pip install 'regna[research]'
error-arena-worker-lost = Un processus s’est arrêté. Les parties finies sont gardées : continuez avec --resume.
