import type { Words } from '../../words.ts';

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
