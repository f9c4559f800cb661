import type { Sentences } from './sentence-keys.ts';

/** The messages in French. `{seconds}` is the wait of RATE_LIMITED. */
export const frFr: Partial<Sentences> = {
  VALIDATION_FAILED: 'Il manque quelque chose dans la saisie, ou une valeur n’est pas correcte.',
  MALFORMED_JSON: 'La requête n’a pas pu être lue : son contenu n’est pas du JSON valide.',
  UNSUPPORTED_MEDIA_TYPE: 'La requête a un type de contenu que cet appel n’accepte pas.',
  PAYLOAD_TOO_LARGE: 'C’est plus volumineux que ce que ce site accepte.',
  NOT_FOUND: 'Il n’y a rien à cette adresse.',
  METHOD_NOT_ALLOWED: 'Cette adresse ne répond pas à cette méthode.',
  NOT_SIGNED_IN: 'Connectez-vous d’abord.',
  FORBIDDEN: 'Votre compte n’a pas le droit de faire cela.',
  BANNED: 'Ce compte est banni. Contactez les organisateurs si vous pensez à une erreur.',
  ORIGIN_REFUSED: 'La requête venait d’une page d’un autre site et a été refusée.',
  RATE_LIMITED: 'C’était trop rapide. Réessayez dans {seconds} s.',
  INTERNAL:
    'Le serveur a fait une erreur. Elle est dans le journal ; citez l’identifiant de la requête si vous la signalez.',
  NOT_IMPLEMENTED: 'Ce serveur ne sait pas encore faire cela.',
  OVERLOADED: 'Le serveur est surchargé pour le moment. Réessayez dans un instant.',

  WRONG_CREDENTIALS: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  ACCOUNT_NOT_CONFIRMED: 'Ce compte n’est pas encore confirmé.',
  REGISTRATION_CLOSED: 'Ce site n’accepte pas de nouveaux comptes pour le moment.',
  USER_NAME_INVALID: 'Un nom d’utilisateur a de 3 à 15 caractères visibles, sans « @ ».',
  USER_NAME_TAKEN: 'Ce nom d’utilisateur est déjà pris.',
  EMAIL_TAKEN: 'Cette adresse e-mail a déjà un compte.',
  PASSWORD_TOO_WEAK:
    'Il faut un chiffre, une minuscule, une majuscule et au moins 6 caractères dans un mot de passe.',
  USER_NOT_FOUND: 'Cet utilisateur n’existe pas.',
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
  CANNOT_LEAVE: 'Une équipe acceptée, ou dont la compétition a commencé, ne peut plus se retirer.',

  CHALLENGE_NOT_FOUND: 'Ce challenge n’existe pas.',
  CHALLENGE_CLOSED: 'Ce challenge n’accepte plus de flags.',
  SUBMIT_NOT_ALLOWED: 'Votre division ne peut pas soumettre de flags pour ce challenge.',
  ATTEMPTS_EXHAUSTED: 'Votre équipe a épuisé ses essais pour ce challenge.',
  SUBMISSION_NOT_FOUND: 'Cette soumission n’existe pas.',
  CONTAINER_NOT_POSSIBLE: 'Ce challenge ne tourne pas dans un conteneur.',
  CONTAINER_RUNNING: 'Votre équipe a déjà un conteneur de ce challenge.',
  CONTAINER_LIMIT_REACHED:
    'Votre équipe a autant de conteneurs que cette compétition le permet. Détruisez-en un d’abord.',
  CONTAINER_NOT_FOUND: 'Ce conteneur n’existe pas. Il a peut-être déjà été détruit.',
  CONTAINER_FAILED:
    'Le conteneur n’a pas pu être démarré ou arrêté. Prévenez les organisateurs si cela persiste.',
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
  FILE_NOT_FOUND: 'Ce fichier n’existe pas.',
  FILE_IN_USE: 'Ce fichier est utilisé. Retirez-le d’abord de là où il sert.',
  IMAGE_INVALID: 'Ce fichier n’est pas une image que le site peut lire.',
  PACKAGE_INVALID: 'Ce fichier n’est pas un paquet de compétition, ou il est abîmé.',
  POST_NOT_FOUND: 'Cet article n’existe pas.',
  VERSION_CONFLICT:
    'Quelqu’un d’autre l’a modifié entre-temps. Rechargez, puis refaites la modification.',
  TOKEN_NOT_FOUND: 'Ce token n’existe pas.',
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
  LOG_REQUEST_FAILED: 'Une requête a échoué : {method} {path}.',
  LOG_FILE_DELETED: 'Le fichier {file} a été supprimé.',
  LOG_FILE_MISSING: 'Un fichier inconnu a été demandé : {file}.',
  LOG_LINES_LOST: 'Des lignes du journal ont été perdues : {count}.',
  LOG_LINES_OMITTED: 'Des lignes semblables ont été omises : {count}.',
  LOG_SITE_SET_UP: 'Le site a été configuré.',
  LOG_SITE_STARTED: 'Le serveur a démarré.',
  LOG_SITE_STOPPED: 'Le serveur a été arrêté.',
  LOG_TEAM_CREATED: 'L’équipe {team} a été créée.',
  LOG_TEAM_JOINED: 'A rejoint l’équipe {team}.',
};
