# Les mots de la page, communs à tous les jeux.

page-tagline = De grands jeux de plateau, à une table qui vous attend.
page-skip = Aller à la question
page-skip-main = Aller au contenu
page-nav = Vous
page-language = English
page-language-name = Passer en anglais
page-undo = Annuler
page-undo-ask = Demander à annuler
page-undo-asked = { $name } demande à annuler son coup.
page-undo-waiting = Vous demandez à annuler votre coup ; les autres doivent répondre.
page-undo-cancel = Retirer la demande
page-undo-title = Annuler un coup ?
page-agree = D’accord
page-refuse = Refuser
page-lobby = Accueil
page-loading = Un instant…
page-offline = Connexion perdue, nouvel essai…
page-online = Connexion rétablie.
page-unreachable = La connexion est coupée : réessayez dès qu’elle est rétablie.
page-failed = Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.
page-back = Retour à l’accueil
page-nowhere = Il n’y a rien à cette adresse.
page-close = Fermer
page-cancel = Non
page-done = Terminé

settings = Réglages
settings-kept = Vos réglages restent dans ce navigateur.
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste
settings-speed = Animations
settings-speed-off = Aucune
settings-speed-slow = Lentes
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-patterns = Motifs sur les couleurs
settings-patterns-on = Avec
settings-patterns-off = Sans
settings-size = Taille du texte
settings-size-small = Petite
settings-size-normal = Normale
settings-size-large = Grande
settings-size-huge = Très grande
settings-sound = Un son quand c’est à vous
settings-sound-on = Avec
settings-sound-off = Sans
settings-movesound = Un son à chaque coup
settings-movesound-on = Avec
settings-movesound-off = Sans
settings-chatsound = Un son quand on vous écrit
settings-chatsound-on = Avec
settings-chatsound-off = Sans
settings-endsound = Un son à la fin de la partie
settings-endsound-on = Avec
settings-endsound-off = Sans

lobby-companion = Pacte avec le Diable : le compagnon de la boîte de jeu
lobby-choose = Choisir un jeu
lobby-play-now = Jouer maintenant
lobby-set-up = Préparer une table
lobby-with-box = Avec { $box }
lobby-alone = Seul, { $alone }
lobby-with-bots = { $n ->
        [one] Contre 1 robot
       *[other] Contre { $n } robots
    }
lobby-seats = { $more ->
        [0] À { $most } joueurs
       *[other] De { $least } à { $most } joueurs
    }
lobby-mine = Mes parties
lobby-tables = Tables ouvertes à tous
lobby-finished = Parties terminées
lobby-my-turn = À vous
lobby-their-turn = Aux autres
lobby-over = Terminée
lobby-abandoned = Abandonnée
lobby-problem = Ne s’ouvre plus
lobby-open = En attente
lobby-opponent = l’adversaire
lobby-guest = Invité

learn = Apprendre
learn-text = De courtes leçons à une vraie table : lisez, faites ce qui est demandé et voyez ce qui se passe. Le résultat ne compte pas.
learn-all = Toutes les leçons
lesson-minutes = { $n } min
lesson-done = terminée
lesson-progress = Étape { $n } sur { $most }
lesson-on = Continuer
lesson-end = Terminer
lesson-back = Retour
lesson-again = Recommencer
lesson-leave = Quitter
lesson-next = Leçon suivante : { $title }
lesson-over = Leçon terminée. Vous pouvez passer à la suivante, ou jouer tout de suite.
puzzle = Problème
puzzles = Problèmes
puzzle-today = Le problème du jour
puzzle-done = résolu
puzzle-answer = Voir la réponse
puzzle-next = Suivant : { $title }
puzzle-over = Résolu. Essayez-en un autre, ou jouez tout de suite.
wanted-lesson = { $choice }, ce que demande la leçon

guide = Que puis-je faire ?
guide-rule = Lire la règle
guide-not = Impossible pour l’instant
guide-waiting = Ce n’est pas à vous de choisir pour l’instant.

credits = Crédits
credits-games = Les jeux et leurs noms appartiennent à leurs auteurs et à leurs éditeurs, qui n’ont aucune part à ce site. Il ne contient ni leurs illustrations ni leurs textes. Si un jeu vous plaît, achetez la boîte.
credits-code = Regna est un logiciel libre, sous licence MIT.
credits-icons = Icônes
credits-icons-text = Dessinées par les personnes ci-dessous, recolorées ici. Source :
credits-fonts = Polices de caractères
credits-software = Logiciels contenus dans la page
credits-missing = Les crédits ne sont pas là : la page n’a pas été construite en entier.

setup-seats = Les places
setup-seat = Place { $n }
setup-add = Ajouter une place
setup-drop = Retirer la place { $n }
setup-me = Moi
setup-here = Une autre personne, sur cet écran
setup-friend = Un ami, par un lien
setup-friend-hint = Vous aurez un lien à lui envoyer.
setup-anyone = N’importe qui
setup-anyone-hint = La table apparaît sur l’accueil de tous.
setup-bots = Robots
setup-bot = Robot : { $bot }
setup-bot-hint = Joue dès que c’est son tour.
setup-player = Joueur { $n }
setup-name = Son nom
setup-options = Options
setup-options-changed = { $n ->
        [0] comme dans le livret
        [one] 1 option changée
       *[other] { $n } options changées
    }
setup-open = Ouvrir la table
setup-start = Commencer la partie

tempo = Temps de réflexion
tempo-none = Sans limite
    .text = Chacun joue quand il veut.
tempo-live = Pendule
    .text = Un temps total par joueur, plus quelques secondes à chaque coup.
tempo-days = Par correspondance
    .text = Quelques jours pour chaque coup.
tempo-minutes = Minutes par joueur
tempo-increment = Secondes ajoutées à chaque coup
tempo-days-each = Jours pour chaque coup
tempo-live-said = { $minutes } min + { $increment } s par coup
tempo-days-said = { $days ->
        [one] 1 jour pour chaque coup
       *[other] { $days } jours pour chaque coup
    }
time-days = { $d } j { $h } h
time-hours = { $h } h { $m } min

room-invited = { $name } vous invite à jouer.
room-open = Il reste une place à cette table.
room-again = { $name } vous propose une revanche.
room-kept = { $name }, pas encore là
room-full = Il n’y a plus de place libre à cette table.
room-sit = Prendre place
room-waiting = { $n ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $n } personnes.
    }
room-ready = Tout le monde est là.
room-host-starts = Tout le monde est là : { $name } peut commencer.
room-start = Commencer
room-drop = Fermer la table
room-leave = Quitter la table
room-free = libre
room-friend = En attente d’un ami
room-anyone = Ouverte à tous
room-link = Lien d’invitation pour la place { $n }
room-copy = Copier le lien
room-copied = Lien copié
room-send = Envoyer
room-share = Une place vous attend : { $game }.
room-facts = Cette partie

people-title = Qui êtes-vous ?
people-enter = Se connecter
people-nobody = Aucun compte n’est nécessaire pour jouer : un nom suffit, et même sans nom on peut commencer.
people-guest = Vous jouez en invité. Vos parties restent dans ce navigateur ; avec un compte, vous les retrouvez partout.
people-account = Votre compte : { $login }.
people-name = Votre nom
people-rename = Changer de nom
people-as-guest = Jouer en invité
people-come-in = Continuer
people-save = Enregistrer
people-saved = C’est fait.
people-make = Créer un compte
people-make-button = Créer le compte
people-make-text = Vous retrouverez toutes vos parties.
people-login = Identifiant
people-password = Mot de passe
people-password-text = Au moins 8 caractères, difficiles à deviner : plusieurs mots, par exemple.
people-log-in = Se connecter
people-log-in-text = Les parties jouées ici en invité rejoignent votre compte.
people-leave = Se déconnecter
people-change-password = Changer de mot de passe
people-old-password = Mot de passe actuel
people-new-password = Nouveau mot de passe
people-email = Courriel
people-email-address = Adresse
people-email-text = Pour être prévenu quand c’est à vous ; laissez vide pour ne rien recevoir.
people-email-pending = L’adresse { $email } n’est pas encore confirmée : suivez le lien reçu par courriel.
people-email-confirmed = L’adresse { $email } est confirmée.
people-email-again = Renvoyer le courriel
confirm-title = Confirmer votre adresse
confirm-text = Vous recevrez un courriel à cette adresse quand ce sera à vous de jouer.
confirm-button = Confirmer
confirm-done = Votre adresse est confirmée.
confirm-home = Aller à l’accueil
notices = Notifications
notices-text = Ce navigateur peut vous prévenir quand c’est à vous, même quand la page est fermée.
notices-on = Me prévenir
notices-off = Ne plus me prévenir
notices-refused = Le navigateur ne le permet pas : autorisez les notifications de ce site dans ses réglages.
notices-impossible = Ce navigateur ne sait pas recevoir de notifications.
tokens = Jetons pour vos programmes
tokens-text = Avec un jeton, un programme joue ou regarde en votre nom. Il ne peut changer ni votre compte ni vos jetons.
tokens-docs = Comment s’en servir
tokens-name = Nom du jeton
tokens-scope = Il permet de
tokens-scope-play = jouer et regarder
tokens-scope-read = regarder seulement
tokens-days = Il est valable
tokens-days-count = { $days ->
    [365] un an
   *[other] { $days } jours
}
tokens-may-play = joue jusqu’au { $until }
tokens-may-read = regarde jusqu’au { $until }
tokens-make = Créer un jeton
tokens-fresh = Votre jeton, affiché une seule fois
tokens-drop = Supprimer le jeton { $name }

chat = Discussion
chat-unread = Discussion, { $n ->
        [one] 1 nouveau message
       *[other] { $n } nouveaux messages
    }
chat-said = Messages
chat-none = Personne n’a encore écrit.
chat-say = Votre message
chat-send = Envoyer
chat-only-seated = Seuls les joueurs peuvent écrire.
clocks = Temps restant
menu = Cette partie
menu-leave = Quitter la partie
menu-leave-sure = Un robot prendra votre place ; vous pourrez revenir.
menu-abandon = Arrêter la partie
menu-abandon-sure = La partie s’arrête pour tout le monde, sans résultat. C’est irréversible.
seat-away = Un robot joue à votre place.
seat-late = Votre temps est écoulé : un robot finit la partie à votre place.
seat-return = Reprendre ma place
rematch = Revanche
ending-won = Vous avez gagné !
ending-lost = Vous avez perdu.
ending-place = { $n ->
        [2] Vous terminez deuxième sur { $most }.
        [3] Vous terminez troisième sur { $most }.
        [4] Vous terminez quatrième sur { $most }.
        [5] Vous terminez cinquième sur { $most }.
       *[other] Vous terminez { $n }e sur { $most }.
    }
ending-board = Voir le plateau
goals = Fin de la partie :
rematch-offered = Une nouvelle partie est prête avec les mêmes personnes.
rematch-go = Rejoindre
fair = Hasard vérifiable
fair-hidden = Le hasard de cette partie est fixé depuis le début. Voici son empreinte ; la graine sera révélée à la fin.
fair-shown = La graine a bien cette empreinte : le hasard n’a pas changé en cours de partie. L’enregistrement permet de tout rejouer.
fair-commitment = Empreinte (SHA-256)
fair-seed = Graine
fair-record = Télécharger la partie
fair-copy = Copier en texte
fair-brought = Cette partie a été importée. L’enregistrement est conforme aux règles à chaque étape ; il ne dit ni qui a joué, ni quand.

match-seats = Joueurs
match-board = Plateau
match-log = Journal
match-ask = À vous de choisir
match-hand = Votre main
match-hand-count = Main ({ $n })
match-why = Pourquoi pas ?
match-may = Vous pouvez choisir
match-why-hint = Survolez ou touchez ce qui ne brille pas : la raison s’affiche ici.
match-refused = Pas maintenant
match-refused-count = Pas maintenant ({ $n })
match-rule-page = Livret p. { $page }, { $rule }
match-rule-annex = Livret, annexe, { $rule }
match-turn = On attend { $name }…
match-ready = C’est choisi. On attend { $name }…
match-chosen = Votre choix
match-change = Changer mon choix
match-watching = Vous regardez la partie.
match-over = La partie est terminée.
match-winners = { $n ->
        [0] Tout le monde a perdu.
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
match-total = Total
match-me = vous
match-choices = Choix possibles
match-cards = Cartes devant ce joueur
match-open-hand = Montrer les cartes
match-close-hand = Cacher les cartes
match-detail = En détail
seat-stand-in = { $bot }, à la place { DE($name) }
seat-here = présent à la table
seat-not-here = absent pour le moment
seat-ready = prêt
seat-choosing = choisit encore
match-abandoned = La partie a été abandonnée.
match-side = Explications et journal
match-text = La table en mots
match-words = Texte
match-points = Points
match-points-so-far = D’après ce que tout le monde peut voir, comme si la partie s’arrêtait maintenant.
match-prompt-of = { $name } : { $prompt }
match-trail = Vos choix
match-trail-move = Coup { NUMBER($n, useGrouping: 0) }
match-trail-back = Revenir avant : { $choice }
match-sure = ce coup ne pourra être repris que si les autres sont d’accord.
match-sure-yes = Jouer
match-sure-no = Choisir autre chose
match-skip = Tout montrer
pick = Choisir
pick-slots = Choisis
pick-rest = Disponibles
pick-add = Prendre { $what }
pick-drop = Reposer { $what }
playback = Ce que font les autres
playback-again = Revoir
key-space = Espace

log-since = Depuis votre dernier tour
log-undone = { $n ->
        [one] { $name } reprend son dernier coup.
       *[other] { $name } reprend { $n } coups.
    }
log-left = { $name } quitte la partie : un robot prend sa place.
log-returned = { $name } reprend sa place.
log-late = Le temps { DE($name) } est écoulé : un robot prend sa place.
log-reconstructed = carte reconstituée
legend = Les symboles
legend-all = Tous les symboles
match-means = Ce que vous avez
match-press = Appui long pour agrandir
lens-rules = Lire la règle

rules-title = Règles
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-page = livret p. { $page }
rules-annex = livret, annexe
rules-none = Aucun résultat dans les règles.
rules-found = { $n ->
        [0] Aucune section
        [one] { $n } section
       *[other] { $n } sections
    }

curtain-next = Au tour { DE($name) }. Regardez d’abord ce que votre coup a donné.
curtain-pass = Cacher ma main, passer l’écran à { $name }
curtain-title = Passez l’écran à { $name }
curtain-text = La suite est réservée à { $name } : que les autres détournent les yeux.
curtain-open = C’est moi, { $name }

replay-title = Revoir la partie
replay-eyes = Vu par
replay-stranger = Spectateur
replay-play = Lecture
replay-pause = Pause
replay-first = Début
replay-back = Coup précédent
replay-forward = Coup suivant
replay-round-back = Manche précédente
replay-round-forward = Manche suivante
replay-turn-back = Mon tour précédent
replay-turn-forward = Mon tour suivant
replay-last = Fin
replay-position = Coup { $at } sur { $last }
replay-link = Copier le lien de cette position
replay-copied = Lien copié
replay-fork = Continuer d’ici
replay-fork-as = Continuer d’ici contre des robots, à la place { DE($name) }
replay-live = Les autres mains restent cachées tant que la partie dure.
replay-return = Retour à la partie

bot-novice = Novice
bot-squire = Écuyer
bot-knight = Chevalier
bot-master = Maître
bot-random = Hasard
bot-greedy = Glouton

## Les gens et leurs parties

turns-next = À vous de jouer
lobby-live = Parties à regarder
archive-title = Archives et classements
archive-any = Tous
archive-person = Joueur (identifiant)
archive-least = Points du vainqueur, au moins
archive-search = Chercher
archive-found = Parties terminées, ouvertes à tous
archive-none = Aucune partie ne correspond.
archive-more = Plus anciennes
archive-ratings = Classement
lobby-unnamed = quelqu’un
record-title = Ouvrir une partie enregistrée
record-text = Un fichier, ou son texte. Chaque étape est vérifiée selon les règles ; ensuite, vous pouvez revoir la partie, la reprendre à partir de n’importe quel coup et en partager l’adresse.
record-file = Fichier
record-paste = Ou le texte de l’enregistrement
record-open = Vérifier et revoir
strength = Niveau souhaité
strength-text = Pour les places ouvertes à tous. On commence à 1000 ; les invités n’ont pas de classement.
strength-least-field = Classement d’au moins
strength-most-field = Classement d’au plus
strength-any = tous
strength-least = classement d’au moins { $least }
strength-most = classement d’au plus { $most }
strength-between = classement de { $least } à { $most }
setup-public = Tout le monde peut regarder cette partie, puis la retrouver dans les archives.
room-invite = Inviter
room-invite-name = Inviter par son identifiant, place { $n }
order-title = À votre table
order-mute = Retirer la parole
order-unmute = Rendre la parole
order-remove = Exclure
order-remove-sure = Exclure { $name } définitivement
friends-title = Amis
friends-add = Ajouter
friends-added = C’est noté.
friends-asking = Demandes
friends-asks = { $name } aimerait faire partie de vos amis.
friends-accept = Accepter
friends-block = Bloquer
friends-unblock = Débloquer
friends-waiting = n’a pas encore répondu
friends-here = en ligne
friends-away = hors ligne
friends-drop = Retirer { $name }
friends-none = Ajoutez quelqu’un par son identifiant : vous verrez quand cette personne est en ligne et pourrez l’inviter par son nom.
friends-blocked = { $n ->
    [one] { $n } personne bloquée
   *[other] { $n } personnes bloquées
}
data-title = Vos données
data-private = Ma page n’est visible que par moi
data-page = Voir ma page
data-download = Tout télécharger
data-delete = Supprimer mon compte
data-delete-sure = Des robots prendront vos places ; de vos parties ne resteront que les coups, sans votre nom. C’est irréversible.
forgotten-title = Mot de passe oublié
forgotten-text = Si ce compte a une adresse confirmée, un lien y sera envoyé ; il est valable une heure.
forgotten-send = Envoyer le lien
forgotten-sent = Si ce compte a une adresse, le lien est en route.
profile-since = { $login }, ici depuis le { $date }
profile-befriend = Ajouter à mes amis
profile-results = Résultats
profile-game = Jeu
profile-seats = Joueurs
profile-played = Parties
profile-won = Gagnées
profile-mean = Moyenne
profile-best = Record
profile-rating = Classement
profile-provisional = provisoire
profile-nothing = Aucune partie terminée pour l’instant.
profile-over-time = Points au fil des parties
profile-picture = Les points par catégorie des { $n } dernières parties, en colonnes
profile-latest = Dernières parties
profile-hidden = { $seats ->
    [one] Partie privée en solitaire
   *[other] Partie privée à { $seats } joueurs
}
profile-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

coach = Conseiller
coach-hint = Conseil
coach-told = Le conseiller montre les meilleurs choix et dit pourquoi. La table en est avertie, et la partie n’est pas classée.
coach-thinks = Le conseiller réfléchit…
coach-says = Ce que ferait le conseiller
wanted-coach = { $choice }, ce que recommande le conseiller
coach-figures = { $chance } % de chances de gagner, écart { $margin }
coach-line = Ce qui peut suivre
coach-review = Analyse
coach-review-text = Le conseiller parcourt la partie : vos chances coup après coup, les décisions qui ont le plus coûté et ce qui était mieux.
coach-review-ask = Analyser cette partie
coach-review-none = Aucun des joueurs n’a demandé l’analyse de cette partie.
coach-progress = { $done } décisions examinées sur { $total }
coach-curve = Les chances de chacun, du premier coup au dernier
coach-share = { $name } { $chance } %
coach-worst = Les décisions qui ont le plus coûté
coach-no-mistakes = Le conseiller n’a trouvé aucune décision coûteuse.
coach-moment = Coup { NUMBER($at, useGrouping: 0) }, { $name }
coach-loss = −{ $loss } % de chances de gagner
coach-instead = « { $best } » au lieu de « { $played } »
coach-better = C’était mieux
coach-played = Ce qui a été joué
coach-hint-for = Conseil pour { $name }
setup-hints = Chacun peut demander conseil ; la partie n’est pas classée.
room-hints = Chacun peut demander conseil ; cette partie n’est pas classée. En prenant place, vous l’acceptez.
log-hint = { $name } reçoit un conseil.
