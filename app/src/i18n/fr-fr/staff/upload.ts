import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: 'Déposer ou choisir un fichier',
  over: 'Relâcher pour envoyer',
  replace: 'Remplacer',
  another: 'Choisir un autre',
  cancel: 'Annuler l’envoi',
  hint: 'Envoyé aussitôt',
  percent: '{value|number} %',
  empty: 'Ce fichier est vide',
  sizes: {
    bytes: '{size|number} o',
    kilobytes: '{size|number} ko',
    megabytes: '{size|number} Mo',
    gigabytes: '{size|number} Go',
  },
};
