import type { Words } from '../../words.ts';

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
