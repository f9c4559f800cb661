import type { Sentences } from './sentence-keys.ts';

/** The messages in French. `{seconds}` is the wait of RATE_LIMITED. */
export const frFr: Partial<Sentences> = {
  VALIDATION_FAILED: 'Il manque quelque chose dans la saisie, ou une valeur n’est pas correcte.',
  FIELD_REQUIRED: 'Le champ {field} manque.',
  FIELD_WRONG_TYPE: 'La valeur de {field} n’est pas du bon type.',
  FIELD_TOO_SMALL: 'La valeur de {field} est trop petite.',
  FIELD_TOO_LARGE: 'La valeur de {field} est trop grande.',
  FIELD_TOO_SHORT: 'La valeur de {field} est trop courte.',
  FIELD_TOO_LONG: 'La valeur de {field} est trop longue.',
  FIELD_WRONG_FORMAT: 'La valeur de {field} n’a pas le bon format.',
  FIELD_NOT_ALLOWED: 'La valeur de {field} n’est pas autorisée.',
  FIELD_OUT_OF_ORDER: 'La valeur de {field} est en conflit avec un autre champ.',
  MALFORMED_JSON: 'La requête n’a pas pu être lue : son contenu n’est pas du JSON valide.',
  UNSUPPORTED_MEDIA_TYPE: 'La requête a un type de contenu que cet appel n’accepte pas.',
  PAYLOAD_TOO_LARGE: 'C’est plus volumineux que ce que ce site accepte.',
  NOT_FOUND: 'Il n’y a rien à cette adresse.',
  METHOD_NOT_ALLOWED: 'Cette adresse ne répond pas à cette méthode.',
  WEBSOCKET_REQUIRED:
    'Ce hub n’est accessible que par WebSocket. Le client doit se connecter avec le transport WebSockets.',
  NOT_SIGNED_IN: 'Connectez-vous d’abord.',
  FORBIDDEN: 'Votre compte n’a pas le droit de faire cela.',
  PASSWORD_CHANGE_REQUIRED:
    'Votre mot de passe vous a été donné par l’administration. Changez-le d’abord.',
  BANNED: 'Ce compte est banni. Contactez les organisateurs si vous pensez à une erreur.',
  ORIGIN_REFUSED: 'La requête venait d’une page d’un autre site et a été refusée.',
  HOST_REFUSED:
    'Le serveur ne reconnaît pas cette adresse comme la sienne : rien ne peut être modifié ici. La personne qui l’administre doit définir PUBLIC_URL avec l’adresse du site.',
  RATE_LIMITED: 'C’était trop rapide. Réessayez dans {seconds} s.',
  INTERNAL:
    'Le serveur a fait une erreur. Elle est dans le journal ; citez l’identifiant de la requête si vous la signalez.',
  NOT_IMPLEMENTED: 'Ce serveur ne sait pas encore faire cela.',
  OVERLOADED: 'Le serveur est surchargé pour le moment. Réessayez dans un instant.',
  DATABASE_UNAVAILABLE:
    'Le site n’arrive pas à joindre sa base de données. Réessayez dans un instant.',
  STORAGE_FULL:
    'Le site n’a plus de place pour enregistrer ceci, donc rien n’a été modifié. Prévenez les organisateurs.',

  WRONG_CREDENTIALS: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  ACCOUNT_NOT_CONFIRMED: 'Ce compte n’est pas encore confirmé.',
  ACCOUNT_CONFIRMED:
    'Ce compte est déjà confirmé. Connectez-vous et changez l’adresse dans votre profil.',
  REGISTRATION_CLOSED: 'Ce site n’accepte pas de nouveaux comptes pour le moment.',
  USER_NAME_INVALID: 'Un nom d’utilisateur a de 3 à 15 caractères visibles, sans « @ ».',
  USER_NAME_TAKEN: 'Ce nom d’utilisateur est déjà pris.',
  EMAIL_TAKEN: 'Cette adresse e-mail a déjà un compte.',
  PASSWORD_TOO_WEAK:
    'Il faut un chiffre, une minuscule, une majuscule et au moins 6 caractères dans un mot de passe.',
  USER_NOT_FOUND: 'Cet utilisateur n’existe pas.',
  INVITATION_USED: 'Cet utilisateur a déjà choisi un mot de passe.',
  USER_IS_CAPTAIN:
    'Cet utilisateur est capitaine d’une équipe. Transmettez ou supprimez d’abord l’équipe.',
  OWN_ACCOUNT: 'Vous ne pouvez pas faire cela à votre propre compte.',
  LAST_ADMIN: 'Il faut au site un compte d’administration utilisable, et celui-ci est le dernier.',
  WRONG_PASSWORD: 'Le mot de passe actuel est incorrect.',
  CAPTCHA_FAILED: 'Le captcha a échoué. Veuillez réessayer.',
  CAPTCHA_UNAVAILABLE:
    'La vérification que vous êtes une personne est impossible pour le moment. Réessayez dans un instant.',
  EMAIL_DOMAIN_NOT_ALLOWED: 'Ce site n’accepte pas les adresses e-mail de ce domaine.',
  MAIL_UNAVAILABLE: 'Ce site ne peut pas envoyer d’e-mails. Adressez-vous à l’administration.',
  LINK_INVALID: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  SESSION_NOT_FOUND: 'Cette session n’existe pas. Elle est peut-être déjà terminée.',
  MAIL_NOT_FOUND: 'Cet e-mail n’existe pas.',
  MAIL_NOT_RETRYABLE:
    "Cet e-mail ne peut pas être renvoyé : il a été envoyé, ou son lien n'est plus valable.",
  SETUP_TOKEN_INVALID:
    'Ce lien d’installation n’est pas valable. Prenez le dernier affiché par le serveur.',
  SETUP_DONE: 'Ce site a déjà une administration.',

  TEAM_NOT_FOUND: 'Cette équipe n’existe pas.',
  TEAM_LIMIT_REACHED: 'Une seule personne ne peut pas diriger autant d’équipes.',
  NOT_CAPTAIN: 'Seul le capitaine de l’équipe peut faire cela.',
  NOT_MEMBER: 'Cet utilisateur n’est pas membre de l’équipe.',
  ALREADY_MEMBER: 'Vous êtes déjà membre de cette équipe.',
  INVITE_INVALID: 'Ce code d’invitation n’est pas valable. Demandez l’actuel au capitaine.',
  TEAM_LOCKED: 'L’équipe est verrouillée jusqu’à la fin de ses compétitions.',
  CAPTAIN_CANNOT_LEAVE:
    'Le capitaine ne peut pas quitter l’équipe. Il faut d’abord la transmettre ou la supprimer.',
  SIGNATURE_INVALID: 'Ce token d’équipe ne correspond pas à cette clé.',

  GAME_NOT_FOUND: 'Cette compétition n’existe pas.',
  GAME_NOT_STARTED: 'La compétition n’a pas encore commencé.',
  GAME_ENDED: 'La compétition est terminée.',
  NOT_JOINED: 'Vous ne participez pas à cette compétition.',
  NOT_ACCEPTED: 'Votre équipe n’a pas été acceptée dans cette compétition.',
  ALREADY_JOINED: 'Vous jouez déjà dans cette compétition, peut-être avec une autre équipe.',
  DIVISION_REQUIRED: 'Choisissez une division pour participer à cette compétition.',
  DIVISION_NOT_FOUND: 'Cette division n’existe pas dans cette compétition.',
  DIVISION_NOT_JOINABLE: 'Cette division n’accepte pas d’équipes.',
  DIVISION_MISMATCH: 'Votre équipe est déjà dans une autre division de cette compétition.',
  DIVISION_IN_USE: 'Il y a des équipes dans cette division. Déplacez-les d’abord dans une autre.',
  INVITE_CODE_WRONG: 'Le code d’invitation de la compétition est incorrect.',
  TEAM_TOO_LARGE:
    'Votre équipe joue déjà dans cette compétition avec le nombre maximal de membres.',
  TEAM_NAME_TAKEN: 'Une autre équipe de cette compétition porte le même nom.',
  TEAM_NAME_LOOKS_ALIKE:
    'Le nom d’une autre équipe de cette compétition a la même apparence. Les organisateurs peuvent autoriser les deux.',
  CANNOT_LEAVE: 'Une équipe acceptée, ou dont la compétition a commencé, ne peut plus se retirer.',

  CHALLENGE_NOT_FOUND: 'Ce challenge n’existe pas.',
  CHALLENGE_CLOSED: 'Ce challenge n’accepte plus de flags.',
  SUBMIT_NOT_ALLOWED: 'Votre division ne peut pas soumettre de flags pour ce challenge.',
  ATTACHMENTS_EXHAUSTED:
    'Il ne reste pas de fichier pour votre équipe. Chaque équipe reçoit le sien, et les organisateurs doivent en ajouter.',
  ATTEMPTS_EXHAUSTED: 'Votre équipe a épuisé ses essais pour ce challenge.',
  SUBMISSION_NOT_FOUND: 'Cette soumission n’existe pas.',
  EVIDENCE_NOT_FOUND: 'Ces équipes n’ont ni soumission ni événement de ce numéro.',
  CONTAINER_NOT_POSSIBLE: 'Ce challenge ne tourne pas dans un conteneur.',
  CONTAINER_RUNNING: 'Votre équipe a déjà un conteneur de ce challenge.',
  CONTAINER_LIMIT_REACHED:
    'Votre équipe a autant de conteneurs que cette compétition le permet. Détruisez-en un d’abord.',
  CONTAINER_NOT_FOUND: 'Ce conteneur n’existe pas. Il a peut-être déjà été détruit.',
  CONTAINER_FAILED:
    'Le conteneur n’a pas pu être démarré ou arrêté. Prévenez les organisateurs si cela persiste.',
  CONTAINERS_DISABLED:
    'Ce site n’exécute pas de conteneurs : aucun moteur de conteneurs n’est configuré.',
  CONTAINERS_NOT_ISOLATED:
    'Aucun conteneur ne démarre tant que les conteneurs atteignent des services de la machine du moteur. Orga → Paramètres nomme les adresses ; le guide des exploitants dit comment les fermer.',
  CONTAINERS_PAUSED:
    'Les instances ne peuvent pas être démarrées pour le moment : les organisateurs doivent d’abord protéger la machine qui les exécute.',
  EXTENSION_TOO_EARLY: 'Il est trop tôt pour prolonger la durée de vie de ce conteneur.',
  WRITEUP_NOT_ASKED: 'Cette compétition ne demande pas de writeup.',
  WRITEUP_CLOSED: 'Il est trop tard pour rendre un writeup.',
  PARTICIPATION_NOT_FOUND: 'Cette participation n’existe pas.',
  NOTICE_NOT_FOUND: 'Cette annonce n’existe pas.',
  NOTICE_NOT_EDITABLE:
    'Les annonces que la compétition rédige elle-même ne peuvent pas être modifiées.',
  FLAG_REQUIRED: 'Un challenge a besoin d’un flag avant de pouvoir être activé.',
  FLAG_TEMPLATE_WEAK:
    'Ce modèle de flag laisse trop peu de place au hasard : les flags pourraient être devinés.',
  CAPTURE_NOT_POSSIBLE:
    'Le trafic ne peut être capturé que pour les challenges qui tournent dans un conteneur.',
  ATTACHMENT_NOT_ALLOWED: 'Ce type de challenge reçoit ses pièces jointes avec ses flags.',
  FILE_NOT_FOUND: 'Ce fichier n’existe pas, ou vous ne pouvez pas le télécharger.',
  FILE_IN_USE: 'Ce fichier est utilisé. Retirez-le d’abord de là où il sert.',
  IMAGE_INVALID: 'Ce fichier n’est pas une image que le site peut lire.',
  PACKAGE_INVALID: 'Ce fichier n’est pas un paquet de compétition, ou il est abîmé.',
  NOTHING_TO_IMPORT: 'Cette archive ne contient aucune épreuve à importer.',
  POST_NOT_FOUND: 'Cet article n’existe pas.',
  VERSION_CONFLICT:
    'Quelqu’un d’autre l’a modifié entre-temps. Rechargez, puis refaites la modification.',
  TOKEN_NOT_FOUND: 'Ce token n’existe pas.',
  TOKEN_ENDED: 'Ce token a pris fin définitivement. Créez-en un nouveau.',
  TOKEN_REVOKED_BY_ADMIN: 'L’administration a révoqué ce token ; elle seule peut le rétablir.',
  TOKEN_LIMIT_REACHED:
    'Un compte ne peut pas avoir plus de tokens d’API. Supprimez-en un qui ne sert plus.',
  PROXY_DISABLED: 'Ce site ne relaie pas les connexions. Utilisez l’adresse de l’instance.',
  TOO_MANY_CONNECTIONS: 'Trop de connexions à cette instance sont ouvertes. Fermez-en une d’abord.',
  INSTANCE_UNREACHABLE:
    'L’instance n’accepte pas de connexions. Elle est peut-être encore en train de démarrer.',

  LoggedIn: 'Bienvenue à bord.',
  AdminConfirmationRequired: 'Votre compte est créé. L’administration doit d’abord le confirmer.',
  EmailConfirmationRequired:
    'Votre compte est créé. Suivez le lien de l’e-mail que nous vous avons envoyé.',

  LOG_ACCOUNT_CONFIRMATION_AWAITED: 'Inscription effectuée. Le compte attend sa confirmation.',
  LOG_REGISTERED: 'Inscription effectuée.',
  LOG_SIGNED_IN: 'Connexion effectuée.',
  LOG_SIGN_IN_REFUSED: 'La connexion en tant que {account} a été refusée.',
  LOG_SIGN_IN_UNKNOWN: 'La connexion à un compte inconnu a été refusée.',
  LOG_ACCESS_REFUSED: 'Accès refusé : {method} {path}.',
  LOG_ATTACHMENTS_EXHAUSTED:
    '{challenge} a moins de fichiers que d’équipes : {team} n’en a pas reçu. Ajoutez des flags avec fichiers.',
  LOG_CONTAINER_DESTROYED: 'Conteneur de {challenge} détruit.',
  LOG_CONTAINERS_CLOSED_OFF:
    'Les conteneurs n’atteignent plus d’adresses qui devraient leur être fermées.',
  LOG_CONTAINERS_EXPOSED:
    'Les conteneurs atteignent des adresses qui devraient leur être fermées : {addresses}. Aucun ne démarre, sauf dans les compétitions déjà en cours.',
  LOG_CONTAINER_OVER_STORAGE:
    'Conteneur de {challenge} arrêté : il avait écrit plus de {megabytes} Mo.',
  LOG_CAPTURES_DELETED:
    'Fichiers de trafic capturé de {team} pour {challenge} supprimés : {count}.',
  LOG_CONTAINER_FAILED: 'Le conteneur de {challenge} n’a pas pu être démarré : {reason}.',
  LOG_CONTAINER_STARTED: 'Conteneur de {challenge} démarré.',
  LOG_CAPTCHA_UNAVAILABLE:
    'Le captcha n’a pas pu être vérifié : son service ne répond pas comme il devrait.',
  LOG_REQUEST_FAILED: 'Une requête a échoué : {method} {path}.',
  LOG_FILE_DELETED: 'Le fichier {file} a été supprimé.',
  LOG_FILE_MISSING: 'Un fichier inconnu a été demandé : {file}.',
  LOG_FILE_UNKNOWN: 'Une requête a nommé un fichier inconnu : {method} {path}.',
  LOG_LINES_LOST: 'Des lignes du journal ont été perdues : {count}.',
  LOG_LINES_OMITTED: 'Des lignes semblables ont été omises : {count}.',
  LOG_LOGO_REMOVED: 'Le logo a été retiré.',
  LOG_LOGO_SET: 'Le logo a été défini.',
  LOG_SETTINGS_CHANGED: 'Des réglages ont été modifiés : {settings}.',
  LOG_SETTINGS_IGNORED: 'Des réglages que ce serveur n’a pas ont été ignorés : {settings}.',
  LOG_TOKEN_CREATED: 'Le jeton d’API {token} a été créé.',
  LOG_TOKEN_DELETED: 'Le jeton d’API {token} a été supprimé.',
  LOG_TOKEN_RESTORED: 'Le jeton d’API {token} a été rétabli.',
  LOG_TOKEN_REVOKED: 'Le jeton d’API {token} a été révoqué.',
  LOG_SITE_SET_UP: 'Le site a été configuré.',
  LOG_SITE_STARTED: 'Le serveur a démarré.',
  LOG_SITE_STOPPED: 'Le serveur a été arrêté.',
  LOG_TEAM_CLOSED: 'L’équipe {team} a été fermée.',
  LOG_TEAM_CREATED: 'L’équipe {team} a été créée.',
  LOG_TEAM_DELETED: 'L’équipe {team} a été supprimée.',
  LOG_TEAM_JOINED: 'A rejoint l’équipe {team}.',
  LOG_TEAM_KICKED: 'A retiré {member} de l’équipe {team}.',
  LOG_TEAM_LEFT: 'A quitté l’équipe {team}.',
  LOG_TEAM_TRANSFERRED: 'A transféré l’équipe {team} à {captain}.',
  LOG_USERS_ADDED: 'Comptes ajoutés : {added} ; laissés tels quels : {unchanged}.',

  MAIL_GREETING: 'Bonjour {userName},',
  MAIL_LINK_ENDS: 'Le lien fonctionne une seule fois, jusqu’au {time}.',
  MAIL_SENT_BY: '{site} a envoyé cet e-mail à {to}.',
  MAIL_IGNORE: 'Si vous n’avez rien demandé, ignorez cet e-mail : rien ne changera.',
  MAIL_SUBJECT_VerifyAccount: 'Confirmez votre compte',
  MAIL_TEXT_VerifyAccount:
    'Le compte {userName} a été créé sur {site} avec cette adresse. Suivez le lien pour le confirmer.',
  MAIL_BUTTON_VerifyAccount: 'Confirmer le compte',
  MAIL_NOTE_VerifyAccount: 'Si vous n’avez pas créé ce compte, ne suivez pas le lien.',
  MAIL_SUBJECT_ResetPassword: 'Choisir un nouveau mot de passe',
  MAIL_TEXT_ResetPassword:
    'Quelqu’un a demandé un nouveau mot de passe pour votre compte sur {site}. Suivez le lien pour le choisir. Tous les appareils seront ensuite déconnectés.',
  MAIL_BUTTON_ResetPassword: 'Choisir un nouveau mot de passe',
  MAIL_SUBJECT_Invitation: 'Choisissez votre mot de passe',
  MAIL_TEXT_Invitation:
    'L’organisation de {site} a créé un compte pour vous : {userName}, avec l’adresse {to}. Choisissez un mot de passe pour vous connecter.',
  MAIL_BUTTON_Invitation: 'Choisir un mot de passe',
  MAIL_NOTE_Invitation:
    'Si cela ne vous dit rien, ignorez ce message : sans le lien, personne ne peut se connecter au compte.',
  MAIL_SUBJECT_ConfirmEmail: 'Confirmez votre nouvelle adresse',
  MAIL_TEXT_ConfirmEmail:
    'Votre compte sur {site} doit recevoir cette adresse. Suivez le lien pour la confirmer.',
  MAIL_BUTTON_ConfirmEmail: 'Confirmer l’adresse',
  MAIL_SUBJECT_ApproveEmailChange: 'Autorisez une autre adresse',
  MAIL_TEXT_ApproveEmailChange:
    'Quelqu’un qui est connecté à votre compte sur {site}, sans en avoir donné le mot de passe, a demandé à remplacer son adresse par {newEmail}. Si c’était vous, suivez le lien. La nouvelle adresse recevra alors aussi un lien, et rien ne change avant qu’il soit suivi.',
  MAIL_BUTTON_ApproveEmailChange: 'Autoriser le changement',
  MAIL_SUBJECT_EmailChangeRequested: 'Votre adresse va changer',
  MAIL_TEXT_EmailChangeRequested:
    'Quelqu’un qui est connecté à votre compte sur {site} a demandé à remplacer son adresse par {newEmail}. Elle changera une fois la nouvelle adresse confirmée.',
  MAIL_NOTE_EmailChangeRequested:
    'Si ce n’était pas vous, changez tout de suite votre mot de passe : la demande sera aussi annulée.',
  MAIL_SUBJECT_EmailChanged: 'Votre adresse a été changée',
  MAIL_TEXT_EmailChanged: 'L’adresse de votre compte sur {site} est maintenant {newEmail}.',
  MAIL_NOTE_EmailChanged: 'Si ce n’était pas vous, contactez tout de suite les organisateurs.',
  MAIL_SUBJECT_AddressInUse: 'Cette adresse a déjà un compte',
  MAIL_TEXT_AddressInUse:
    'Quelqu’un a voulu utiliser cette adresse pour un compte sur {site}. Elle appartient déjà à votre compte et rien n’a été changé. Si vous avez oublié votre mot de passe, vous pouvez en demander un nouveau sur la page de connexion.',
  MAIL_SUBJECT_Test: 'E-mail de test',
  MAIL_TEXT_Test:
    'Voici l’e-mail de test que vous avez demandé. Les e-mails de {site} vous parviennent.',
  MailOnItsWay: 'Si un tel compte existe, un e-mail est en route.',
  EmailChangeApprovalMailed: 'Suivez le lien que nous avons envoyé à votre adresse actuelle.',
  EmailChangeMailed: 'Suivez le lien que nous avons envoyé à la nouvelle adresse.',
  LOG_ACCOUNT_CONFIRMED: 'A confirmé le compte.',
  LOG_ACCOUNT_DELETED: 'A supprimé le compte.',
  LOG_EMAIL_CHANGED: 'A changé l’adresse e-mail.',
  LOG_PASSWORD_CHANGED: 'A changé le mot de passe.',
  LOG_PASSWORD_RESET: 'A choisi un nouveau mot de passe par un lien reçu par e-mail.',
  LOG_RENAMED: 'Renommé : {from} s’appelle maintenant {to}.',
  LOG_MAIL_DELAYED: 'Un e-mail ({kind}) n’a pas encore pu être remis. Un nouvel essai suivra.',
  LOG_MAIL_FAILED: 'Un e-mail ({kind}) n’a pas pu être remis.',

  SHEET_RANK: 'Rang',
  SHEET_TEAM: 'Équipe',
  SHEET_DIVISION: 'Nom de division',
  SHEET_CAPTAIN: 'Capitaine',
  SHEET_CREW: 'Membres',
  SHEET_REAL_NAME: 'Nom réel',
  SHEET_EMAIL: 'E-mail',
  SHEET_STUDENT_NUMBER: 'Numéro d’étudiant',
  SHEET_PHONE: 'Téléphone',
  SHEET_SOLVED: 'Résolus',
  SHEET_TIME: 'Heure',
  SHEET_SCORE: 'Points',
  SHEET_STATUS: 'Résultat',
  SHEET_USER: 'Utilisateur',
  SHEET_CHALLENGE: 'Épreuve',
  SHEET_SUBMISSION: 'Soumission',
  SHEET_STATUS_FlagSubmitted: 'soumis',
  SHEET_STATUS_Accepted: 'CORRECT',
  SHEET_STATUS_WrongAnswer: 'INCORRECT',
  SHEET_STATUS_CheatDetected: 'triche',
  SHEET_STATUS_NotFound: 'inconnu',
  SHEET_STATUS_Repeat: 'CORRECT (répété)',

  GAME_COPY: '{title} (copie)',
};
