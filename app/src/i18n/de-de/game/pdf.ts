import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: 'In der Datei suchen',
  found: '{at|number} von {of|number}',
  notFound: 'Nichts gefunden',
  previousFound: 'Voriger Treffer',
  nextFound: 'Nächster Treffer',
  zoomOut: 'Kleiner',
  zoomIn: 'Größer',
  fitWidth: 'Auf Breite einpassen',
  zoom: '{percent|number} %',
  page: 'Seite',
  ofPages: 'von {count|number}',
  pageName: 'Seite {page|number}',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  pages: 'Seiten',
  download: 'Herunterladen',
  capped: 'Die ersten {shown|number} von {count|number} Seiten.',
  broken: 'Das ist keine lesbare PDF-Datei.',
  locked: 'Die Datei ist mit einem Passwort geschützt.',
  failed: 'Die Datei konnte nicht geladen werden.',
};
