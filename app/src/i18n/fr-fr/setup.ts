import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'Configurer ce site',
  lead: '{count|number} {{étape|étapes}}, environ deux minutes.',
  product: 'Halyard',
  firstRun: 'Premier démarrage',
  done: 'Fait',
  change: 'Modifier',
  steps: {
    administrator: 'Administration',
    site: 'Nom et couleur',
    mail: 'Messagerie',
    game: 'Première compétition',
  },
  stepOf: 'Étape {step|number} sur {steps|number}',
  token: 'Code à usage unique',
  tokenHint: 'Le serveur l’affiche dans son journal au démarrage, au sein d’un lien.',
  tokenRefused:
    'Ce code à usage unique est faux ou n’est plus valable. Le serveur affiche un nouveau lien à chaque démarrage : regardez la fin de son journal, ou redémarrez-le, et collez le lien ici.',
  siteName: 'Nom du site',
  brand: 'Couleur du site',
  contrast: 'Texte et boutons gardent un contraste de {ratio|number} : 1 dans les deux thèmes.',
  skipSite: 'Garder les valeurs par défaut',
  mail: {
    note: 'facultatif, mais mieux maintenant',
    title: 'Messagerie',
    off: 'Aucun serveur de messagerie n’est défini. Définissez {setting} et redémarrez le serveur. D’ici là, les messages attendent dans la liste des messages.',
    testing: '{server}, envoi d’un message d’essai',
    delivered: '{server} a accepté le message d’essai pour {to} après {time}.',
    refused: '{server} n’a pas accepté le message d’essai : {reason}',
    again: 'Renvoyer',
    address: 'Adresse publique',
    noAddress:
      'Les messages avec des liens en ont besoin. Définissez {setting} avec l’adresse de ce site et redémarrez le serveur.',
  },
  gameNote: 'masquée jusqu’à ce que vous l’affichiez',
  gameTitle: 'Titre de la compétition',
  gameTitleExample: 'CTF du Port',
  gameLength: 'Durée',
  presets: {
    '48': 'Week-end, 48 h',
    '24': 'Une journée, 24 h',
    '12': 'Une demi-journée, 12 h',
    '8': 'Journée de travail, 8 h',
    '168': 'Une semaine',
  },
  gameTimes: '{span} {zone} ; les deux restent modifiables.',
  finishWithout: 'Terminer sans compétition',
  createGame: 'Créer la compétition',
  alreadyDone: 'Ce site est configuré',
  alreadyDoneText:
    'Il a déjà une administration : le lien d’installation ne sert donc plus à rien.',
};
