import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: 'Gespeicherte Dateien',
  name: 'Datei',
  size: 'Größe',
  uses: 'Verwendet',
  uploaded: 'Hochgeladen',
  remove: 'Löschen',
  inUse: 'Wird benutzt: erst dort entfernen',
  removeTitle: '{name} löschen?',
  removeEffect: 'Die Datei ist dann endgültig weg.',
  empty: 'Noch keine Dateien',
  loadFailed: 'Die Dateien konnten nicht geladen werden',
};
