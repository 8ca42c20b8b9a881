# Ce que dit le serveur quand une demande ne peut pas aboutir.

## Ce qui est envoyé

error-server-unreadable = La demande est illisible : elle doit être écrite en JSON.
error-server-bad-value = La demande n’est pas valable ; ce qui ne convient pas : { $where }.
error-server-too-large = La demande est trop longue : { $most } octets au plus.
error-server-too-fast = Trop de demandes à la fois. Attendez un instant, puis recommencez.
error-server-many-connections = Trop de connexions depuis votre adresse. Réessayez dans un instant.
error-server-no-header = Par sécurité, la demande doit porter l’en-tête « { $header } ».
error-server-no-page = Il n’y a rien à cette adresse.
error-server-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-server-failed = Une erreur imprévue s’est produite ; rien n’a été changé.
error-server-no-database = Le serveur n’a pas accès à sa base de données. Réessayez dans un instant.
error-server-restored = Les parties de ce serveur ont été rétablies d’après une sauvegarde. Rechargez la page.

## Les personnes et leurs places

error-server-no-session = Connectez-vous d’abord, ou jouez en invité.
error-server-no-token = Ce jeton n’est pas valable, ou ne l’est plus.
error-server-session-only = Un jeton ne permet pas cela : connectez-vous sur la page.
error-server-read-only = Ce jeton permet seulement de regarder.
error-server-wrong-login = Identifiant ou mot de passe incorrect.
error-server-wrong-password = Ce n’est pas votre mot de passe.
error-server-short-password = Un mot de passe compte au moins { $least } caractères.
error-server-weak-password = Ce mot de passe se devine trop facilement. Évitez les mots de passe courants, les suites, les répétitions et votre identifiant ; plusieurs mots font l’affaire.
error-server-login-taken = Cet identifiant est pris, ou ressemble trop à un autre ; choisissez-en un autre.
error-server-has-login = Vous avez déjà un identifiant.
error-server-many-tokens = Vous pouvez avoir { $most } jetons au plus ; supprimez-en d’abord un.
error-server-no-confirmation = Ce lien n’est pas valable, ou ne l’est plus. Donnez de nouveau votre adresse pour en recevoir un autre.
error-server-no-letters = Ce serveur n’envoie pas de courriels.
error-server-no-endpoint = On prévient un navigateur par https, à une adresse publique ; celle-ci n’en est pas une.
error-server-not-your-seat = Cette place n’est pas la vôtre.
error-server-not-seated = Seuls ceux qui jouent cette partie peuvent faire cela.
error-server-not-host = Seul celui qui a ouvert la table peut faire cela.
error-server-no-invitation = Cette invitation n’est pas valable, ou quelqu’un l’a déjà acceptée.
error-server-no-seat-free = Il n’y a plus de place libre à cette table.
error-server-nobody = Prenez au moins une place vous-même.
error-server-rating-guest = Cette table demande un classement, et les invités n’en ont pas. Créez un compte, ou choisissez une autre table.
error-server-rating-low = Cette table demande un classement d’au moins { NUMBER($least, useGrouping: 0) } ; le vôtre à ce jeu est de { NUMBER($mine, useGrouping: 0) }.
error-server-rating-high = Cette table demande un classement d’au plus { NUMBER($most, useGrouping: 0) } ; le vôtre à ce jeu est de { NUMBER($mine, useGrouping: 0) }.
error-server-record-partial = La ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement commence par « { $word } ». Seules les parties jouées depuis le début, avec une seule version des règles, peuvent être vérifiées ici.
error-server-record-long = L’enregistrement compte trop de coups, ou en reprend trop.
error-server-record-corrections = Cette partie a été jouée avec d’autres valeurs de cartes que celles d’ici.
error-server-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
error-server-cannot-invite = Cette personne ne peut pas être invitée à cette place.
error-server-muted = La personne qui a ouvert la table vous a retiré la parole ; vous pouvez continuer à jouer.
error-server-needs-account = Il faut un compte pour cela : choisissez un identifiant et un mot de passe.
error-server-no-person = Il n’y a personne de ce nom, ou sa page n’est pas publique.
error-server-no-seat = Personne d’autre n’occupe cette place.
error-server-many-contacts = Vous pouvez retenir { $most } personnes au plus ; retirez-en d’abord une.

## Les parties

error-server-no-match = Cette partie n’existe pas.
error-server-stale = La partie a avancé entre-temps : regardez de nouveau avant de jouer. Elle en est au coup { NUMBER($seq, useGrouping: 0) }.
error-server-final = Ce coup ne pourra être repris que si les autres sont d’accord.
error-server-long-match = Cette partie compte déjà { NUMBER($most, useGrouping: 0) } lignes : plus rien ne peut y être repris.
error-server-long-chat = { NUMBER($most, useGrouping: 0) } messages ont été envoyés dans cette partie : sa discussion est pleine.
error-server-not-open = La partie a déjà commencé.
error-server-not-live = La partie n’est pas en cours.
error-server-no-hints = Le conseiller se tait entre joueurs, sauf si la table a été ouverte avec conseils.
error-server-no-question = Rien n’est demandé à cette place à ce moment.
error-server-coach-busy = Le conseiller est occupé : redemandez dans un instant.
error-server-not-over = La partie n’est pas terminée : cela révélerait ce qui est caché.
error-server-no-moment = Ce moment ou cette place n’existe pas : la partie va du coup 0 au coup { NUMBER($most, useGrouping: 0) } et compte { $seats } places.
error-server-out-of-time = Votre temps est écoulé : un robot joue pour vous.
error-server-seats-free = Il reste des places libres : la partie ne peut pas commencer.
error-server-no-request = Il n’y a aucune demande de reprise à laquelle vous pouvez répondre.
error-server-old-rules = La partie suit la version { $version } des règles ; ce serveur joue la version { $ours }.
error-server-earlier-rules = Jusqu’au coup { NUMBER($line, useGrouping: 0) }, la partie a suivi des règles plus anciennes que la version { $ours } : on ne peut pas y revenir.
error-server-broken-match = Cette partie est abîmée et ne s’ouvre plus ; la personne qui a ouvert la table peut l’arrêter.

## L’entretien du serveur

error-server-one-process = SQLite est servi par un seul processus : pour --workers, il faut PostgreSQL.
error-server-other-database = Les parties sont gardées dans SQLite ou PostgreSQL : donnez un fichier, ou une adresse qui commence par « postgresql:// ».
error-server-other-version = La base de données n’a pas les tables de cette version de Regna. Lancez une fois « regna serve » avec elle, puis recommencez.
error-server-file-exists = Le fichier « { $file } » existe déjà : choisissez un autre nom.
error-server-not-a-backup = Le fichier « { $file } » n’est pas une sauvegarde de Regna, ou bien il est abîmé ou vient d’une version ultérieure. Rien n’a été changé.
error-server-not-empty = Cette base de données contient déjà des comptes : ajoutez --replace pour remplacer tout ce qu’elle contient.

## Les réglages

error-server-bad-url = REGNA_URL n’est pas de la forme https://regna.example.org.
error-server-bad-smtp = REGNA_SMTP_URL n’est pas de la forme smtp://utilisateur:motdepasse@hôte:587?from=regna@example.org.

## Les avis

server-rules-changed = À partir d’ici, la partie suit la version { $version } des règles ; ce qui était en cours recommence.
server-your-turn = C’est à vous de jouer.
server-letter =
    C’est à vous de jouer dans « { $game } » :
    { $link }

    Vous recevez ce courriel parce que vous l’avez demandé. Pour n’en plus recevoir, retirez votre adresse sur la page de votre compte.
    .subject = { $game } : à vous de jouer
server-confirm =
    Quelqu’un a donné cette adresse sur Regna pour savoir quand c’est à lui de jouer. Si c’est vous, confirmez-la dans les trois jours :
    { $link }

    Sinon, ne faites rien : rien d’autre ne vous sera envoyé.
    .subject = Regna : confirmez votre adresse
server-forgotten =
    Quelqu’un a oublié le mot de passe de votre compte Regna. Si c’est vous, choisissez-en un autre dans l’heure :
    { $link }

    Sinon, ne faites rien : votre mot de passe reste le même.
    .subject = Regna : un nouveau mot de passe

server-choice = { $choice } : { $value }
server-preview-open = Des places sont libres
server-preview-live = En cours
server-preview-over = Terminée
server-preview-abandoned = Abandonnée
server-preview-moment = Un moment de la partie
server-preview-free = une place libre
