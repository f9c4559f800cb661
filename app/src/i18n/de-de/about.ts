import type { Words } from '../words.ts';

/** Words of the page about the site and its software. */
export const about: Words<'about'> = {
  title: 'Über',
  lead: 'Läuft mit Halyard, der Leine, die eine Flagge hisst.',
  source: 'Quelltext',
  copy: 'Version kopieren',
  keyboard: 'Tastatur',
  changeKeys: 'Tasten ändern',
  people: 'Menschen',
  peopleText:
    'Halyard wird von allen gemacht, die dazu beitragen. Der Verlauf des Repositorys nennt sie; diese Seite nennt niemanden, der nicht darum gebeten hat.',
  accessibility: 'Barrierefreiheit',
  accessibilityText:
    'Gebaut für WCAG 2.2 AA: Alles geht mit der Tastatur und mit Screenreader, hell und dunkel, mit hohem Kontrast und mit jeder Farbe der Website. Wenn etwas nicht geht, sag es der Orga dieser Website.',
  gaps: 'Bekannte Lücke: Aufgezeichneter Verkehr wird nur als Text und Bytes gezeigt.',
  build: 'Dieser Build',
  official: 'Offiziell',
  unofficial: 'Inoffiziell',
  unofficialText:
    'Keine Veröffentlichung: {facts} fehlt oder ist nicht wie in einer Veröffentlichung.',
  version: 'Version',
  commit: 'Commit',
  committed: 'Stand',
  built: 'Gebaut',
  server: 'Server',
  answers: 'antwortet in {time} ms',
  silent: 'antwortet nicht',
  unknown: 'unbekannt',
  browser: 'Browser',
  language: 'Sprache',
  madeWith: 'Gemacht mit',
  licences: '{count|number} {{Lizenz|Lizenzen}}',
  noThirdParties: 'Kein Teil dieser Seite wird von anderen Websites geladen.',
  repository: 'Repository',
  programs: 'Für Programme',
  programsText:
    'Programme nutzen dieselben Aufrufe wie diese Seiten. Das SDK für JavaScript und TypeScript prüft jede Antwort.',
  reference: 'API-Referenz',
  sdk: 'SDK herunterladen',
};
