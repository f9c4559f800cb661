import type { Words } from '../../words.ts';

export const writeups: Words<'staff', 'writeups'> = {
  filterLabel: 'Writeups filtern',
  show: 'Zeigen',
  views: {
    all: 'Alle',
    in: 'Abgegeben',
    missing: 'Fehlt',
  },
  find: 'Team',
  list: 'Writeups nach Rang',
  states: {
    read: 'gelesen',
    unread: 'ungelesen',
    missing: 'fehlt',
  },
  place: '#{rank|number}, {count|number} {{Punkt|Punkte}}',
  unranked: 'ohne Rang',
  documentOf: 'Writeup von {team}',
  missingTitle: 'Noch kein Writeup',
  missingText: '{team} hat keines abgegeben.',
  noneOpen: 'Kein Writeup offen',
  noneOpenText: 'Wähle links ein Team, oder drücke j.',
  empty: 'Hier ist kein Writeup',
  emptyText: 'Angenommene Teams erscheinen hier, mit dem, was sie abgeben.',
  notAsked: 'Dieser Wettkampf verlangt keine Writeups. Das lässt sich unter „Information“ ändern.',
  noMatch: 'Kein Team passt',
  copyAddresses: '{count|number} {{Adresse|Adressen}} kopieren',
  copied: '{count|number} {{Adresse|Adressen}} von Captains ohne Writeup kopiert',
  download: '{count|number} herunterladen',
  deleteAll: 'Alle Writeups löschen…',
  deleteTitle: 'Alle Writeups von {game} löschen?',
  deleteEffect:
    '{count|number} {{Datei wird|Dateien werden}} endgültig gelöscht. Bis zur Frist können Teams wieder abgeben.',
};
