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
