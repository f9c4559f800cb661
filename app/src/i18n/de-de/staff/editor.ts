import type { Words } from '../../words.ts';

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
