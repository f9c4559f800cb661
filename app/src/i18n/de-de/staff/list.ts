import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: 'Seiten der Liste',
  page: 'Seite {page|number}',
  range: '{from|number}–{to|number} von {total|number}',
  size: 'Zeilen',
  selection: 'Ausgewählte Zeilen',
  selected: '{count|number} ausgewählt',
  clear: 'Auswahl aufheben',
  selectRow: '{row} auswählen',
  selectPage: 'Alle auf dieser Seite auswählen',
  progress: '{done|number} von {total|number} erledigt',
  failed: '{failed|number} von {total|number} fehlgeschlagen',
  retry: 'Fehlgeschlagene wiederholen',
};
