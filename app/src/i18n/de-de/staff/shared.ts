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

export const editor: Words<'staff', 'editor'> = {
  write: 'Schreiben',
  split: 'Geteilt',
  preview: 'Vorschau',
  bold: 'Fett',
  italic: 'Kursiv',
  code: 'Code',
  link: 'Link',
  list: 'Liste',
  table: 'Tabelle',
  maths: 'Formel',
  linkText: 'Text',
  view: 'Ansicht',
  tools: 'Werkzeuge',
};

export const upload: Words<'staff', 'upload'> = {
  choose: 'Datei ablegen oder auswählen',
  over: 'Loslassen zum Hochladen',
  replace: 'Ersetzen',
  another: 'Andere wählen',
  cancel: 'Hochladen abbrechen',
  hint: 'Wird sofort hochgeladen',
  percent: '{value|number} %',
  empty: 'Diese Datei ist leer',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
