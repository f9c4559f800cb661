import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: 'Pages de la liste',
  page: 'Page n° {page|number}',
  range: '{from|number}–{to|number} sur {total|number}',
  size: 'Lignes',
  selection: 'Lignes sélectionnées',
  selected: '{count|number} en sélection',
  clear: 'Effacer la sélection',
  selectRow: 'Sélectionner {row}',
  selectPage: 'Tout sélectionner sur cette page',
  progress: '{done|number} sur {total|number} traités',
  failed: '{failed|number} échecs sur {total|number}',
  retry: 'Réessayer les échecs',
};

export const editor: Words<'staff', 'editor'> = {
  write: 'Écrire',
  split: 'Côte à côte',
  preview: 'Aperçu',
  bold: 'Gras',
  italic: 'Italique',
  code: 'Code',
  link: 'Lien',
  list: 'Liste',
  table: 'Tableau',
  maths: 'Formule',
  linkText: 'texte',
  view: 'Vue',
  tools: 'Outils',
};

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
