# Ce que toutes les parties du programme disent : les listes, et les demandes qui ne peuvent pas aboutir.

list-and = { $first } et { $last }
seat-twin = { $name } ({ $seat })

## Mettre en place

error-unknown-game = Jeu inconnu : « { $game } ». Jeux disponibles : { $games }.
error-no-evaluation = Les robots n’ont rien à apprendre de « { $game } » : ce jeu ne dit pas comment juger une position.
error-broken-plugin = « { $name } », du paquet { $package }, ne peut pas être chargé : { $why }
error-broken-bot = Le robot { $bot } ne peut pas être créé : { $why }
error-bot-not-found = Aucun robot sous { $bot } : { $why }
error-unknown-bot = Robot inconnu : « { $bot } ». Robots disponibles : { $bots }.
error-seats = « { $game } » se joue de { $least } à { $most } joueurs ; vous en demandez { $seats }.
error-seats-exactly = « { $game } » se joue à exactement { $most } joueurs ; vous en demandez { $seats }.
error-unknown-option = Option inconnue : « { $option } ». Options possibles : { $options }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-opponent-seats = L’adversaire solo affronte 1 ou 2 joueurs ; vous en demandez { $seats }.
error-solo-needs-opponent = Pour jouer seul, choisissez un adversaire : Constantine ou Helena (option « opponent »).
error-opponent-alone = L’adversaire solo affronte 1 joueur ; vous en demandez { $seats }.
error-alone-needs-opponent = Pour jouer seul, choisissez une difficulté : easy (facile), standard ou hard (difficile), option « opponent ».
error-madness-needs-crowns = La Folie est une difficulté de la Cité des Couronnes : jouez avec l’extension, ou choisissez un autre niveau.
error-track-needs-crowns = Une autre longueur de la piste Ressources ne sert que dans la Cité des Couronnes, en solo.
error-assisi-seats = Assisi se joue de 2 à 4 rois ; vous en demandez { $seats }.

## Décrire une position, corriger une carte

error-unknown-word = Mot inconnu : « { $word } ». Mots possibles : { $words }.
error-unknown-card = Carte inconnue : « { $card } ».
error-card-twice = La carte « { $card } » est déjà utilisée dans cette position.
error-icon-twice = Chaque extension a une autre icône : deux joueurs ne peuvent pas avoir la même « { $word } ».
error-workshop-gap = « { $word } » : les ateliers de l’IA se posent depuis la gauche, « { $place } » demande donc que l’emplacement précédent soit couvert aussi.
error-workshop-room = « { $word } » : les deux emplacements de « { $action } » sont couverts, mais « { $order } » est encore face cachée et y apportera un atelier à l’IA.
error-place-taken = « { $word } » : la place « { $place } » n’est pas libre dans cette position.
error-unknown-board = Personnage inconnu : « { $board } ». Personnages possibles : { $boards }.
error-unknown-colour = Couleur inconnue : « { $colour } ». Couleurs en jeu : { $colours }.
error-bad-number = « { $word } » doit être un nombre entier de { $least } à { $most } ; « { $value } » ne convient pas.
error-too-many = « { $word } » doit être une liste de { $most } éléments au plus.
error-not-a-list = « { $word } » doit être une liste.
error-not-a-flag = « { $word } » doit être vrai ou faux (true, false) ; « { $value } » ne convient pas.
error-negative-seed = La graine doit être un nombre positif ou nul ; { $seed } ne convient pas.
error-not-a-number = « { $word } » doit être un nombre entier ; « { $value } » ne convient pas.
error-not-a-table = « { $word } » doit être une table : des noms, chacun avec sa valeur.
error-market-full = Avec trois ouvriers, le Marché Noir aurait été réinitialisé : laissez un de ses emplacements libre.
error-level-full = Le niveau { $level } de la Cathédrale a de la place pour { $most ->
        [one] un marqueur
       *[other] { $most } marqueurs
    } ; la position en a davantage.
error-no-schemes = L’adversaire a besoin d’une Planification à jouer : nommez-en une sous « schemes » ou « schemes-seen ».
error-workers = « { $seat } » doit avoir { $most } ouvriers en tout ; la position en compte { $n }.
error-climates = Ces années ne peuvent pas se suivre : { $climates }. La première est modérée, puis chaque suite de trois années a un climat de chaque sorte.
error-captured = Il y a { $most } paysans capturés en tout ; la position en compte davantage.
error-city = La ville « { $seat } » ne peut pas être dans cet état.
error-bad-correction = Correction impossible : sur la carte « { $card } », « { $figure } » ne peut pas valoir « { $value } ».
error-corrections-of-which-game = « { $word } » ne dit pas de quel jeu il s’agit : écrivez jeu=fichier.
error-corrections-decks = Ces corrections ne laissent pas le bon nombre de cartes dans chaque pile : { $deck }.

## Jouer et reprendre

error-no-such-seat = Un coup commence par une couleur en jeu ({ $seats }) ; ce n’est pas le cas de « { $move } ».
error-not-your-turn = Ce n’est pas à « { $seat } » de jouer, mais à : { $turn }.
error-not-offered = « { $move } » n’est pas possible maintenant. Coups possibles : { $offered }.
error-match-over = La partie est terminée : « { $move } » n’est plus possible.
error-nothing-to-undo = { $moves ->
        [0] Aucun coup n’a été joué : il n’y a rien à reprendre.
        [one] On ne peut reprendre qu’un coup : un seul a été joué.
       *[other] On peut reprendre de 1 à { $moves } coups : c’est tout ce qui a été joué.
    }
error-undo-needs-agreement = { $free ->
        [0] « { $seat } » ne peut reprendre aucun coup sans l’accord des autres : quelque chose a été révélé, ou un autre a joué depuis.
        [one] « { $seat } » peut reprendre un seul coup sans l’accord des autres.
       *[other] « { $seat } » peut reprendre { $free } coups au plus sans l’accord des autres.
    }
error-bad-undo = Reprise mal écrite : « { $move } ». Il faut une couleur, « undo » et un nombre de coups.
error-chance-unread = « { $move } » n’est pas compris. Le hasard s’écrit « chance draw » ou « chance shuffle » avec des cartes, « chance roll » ou « chance dice » avec des nombres.
error-chance-card = La carte « { $card } » ne peut pas sortir : elle n’est pas dans cette pile.
error-chance-known = La carte « { $card } » ne peut pas sortir : quelqu’un sait ce qui se trouve là.
error-chance-numbers = Le tirage « { $values } » est impossible : { $n ->
        [one] il faut un nombre de { $least } à { $most }.
       *[other] il faut { $n } nombres de { $least } à { $most }.
    }

## Enregistrements et fichiers

error-not-a-record = Ce texte n’est pas une partie enregistrée ; il commence par « { $first } ».
error-record-lacks = La partie enregistrée est incomplète : il y manque « { $what } ».
error-record-version = La partie a été enregistrée avec la version { $version } des règles de « { $game } » ; celle-ci est la version { NUMBER($ours, useGrouping: 0) }.
error-record-header = L’en-tête de la partie enregistrée est illisible : { $why }.
error-record-stops = La partie enregistrée s’arrête à la ligne { NUMBER($line, useGrouping: 0) }, « { $text } ». { $why }
error-record-position = La partie a commencé avec d’autres règles, et la position atteinte ne peut pas être reprise avec les nôtres.
error-record-commitment = La graine { $seed } n’est pas celle que promettait « { $commitment } » au début.
error-record-differs = À la ligne { NUMBER($line, useGrouping: 0) }, la partie enregistrée ne correspond plus à ce que donnent les règles.
error-no-file = Le fichier « { $file } » n’existe pas ou ne peut pas être lu.
error-unreadable = Le contenu de « { $file } » est illisible : { $why }.
error-too-large = « { $file } » est trop volumineux : { $most } octets au plus.
error-cannot-write = Impossible d’écrire « { $file } » : { $why }.

## Leçons

lesson-other = C’est permis, mais la leçon demande autre chose ici.
error-lesson-elsewhere = La leçon ne continue pas avec « { $move } ».
error-lesson-words = Leçon incomplète : { $where } n’a pas de texte ({ $language }).
error-lesson-broken = La leçon « { $lesson } » ne peut pas continuer après l’étape { $step } : { $why }.
error-lesson-unknown = Il n’y a pas de leçon « { $lesson } ». Leçons de ce jeu : { $lessons }.

## Le conseiller

coach-gain-risk = { coach-than } cela apporte plus : { $gains } ; le risque : { $risk }{ $then }.
coach-gain = { coach-than } cela apporte plus : { $gains }{ $then }.
coach-risk = { coach-than } cela apporte peu ; le risque : { $risk }{ $then }.
coach-even = { $than ->
        [played] C’est à peine mieux que ce qui a été choisi{ $then }.
       *[others] Les choix se valent à peu près{ $then }.
    }
coach-than = { $than ->
        [played] Par rapport à ce qui a été choisi,
       *[others] Par rapport aux autres choix,
    }
coach-gains = { $what } (+{ $by })
coach-risks = { $what } (−{ $by })
coach-helps = { $who } avance davantage (+{ $by })
coach-then = { " " }; cela prépare « { $next } »
aspect-prospects = Perspectives
