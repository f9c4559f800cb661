import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'Diese Website einrichten',
  lead: 'Drei Schritte, etwa eine Minute.',
  product: 'Halyard',
  firstRun: 'Erster Start',
  done: 'Fertig',
  change: 'Ändern',
  steps: {
    administrator: 'Administration',
    site: 'Name und Farbe',
    game: 'Erster Wettkampf',
  },
  stepOf: 'Schritt {step|number} von {steps|number}',
  token: 'Einmalcode',
  tokenHint: 'Der Server schreibt ihn beim Start in sein Protokoll, als Teil eines Links.',
  tokenRefused:
    'Dieser Einmalcode ist falsch oder gilt nicht mehr. Der Server schreibt bei jedem Start einen neuen Link: Sieh am Ende seines Protokolls nach oder starte ihn neu, und füge den Link hier ein.',
  siteName: 'Name der Website',
  brand: 'Farbe der Website',
  contrast: 'Text und Knöpfe halten {ratio|number} : 1 in beiden Darstellungen.',
  skipSite: 'Vorgaben behalten',
  gameNote: 'verborgen, bis du ihn einschaltest',
  gameTitle: 'Titel des Wettkampfs',
  gameTitleExample: 'Hafen-CTF',
  gameLength: 'Dauer',
  presets: {
    '48': 'Wochenende, 48 h',
    '24': 'Ein Tag, 24 h',
    '12': 'Halber Tag, 12 h',
    '8': 'Arbeitstag, 8 h',
    '168': 'Eine Woche',
  },
  gameTimes: '{span} {zone}; beides lässt sich später ändern.',
  finishWithout: 'Ohne Wettkampf abschließen',
  createGame: 'Wettkampf anlegen',
  alreadyDone: 'Diese Website ist eingerichtet',
  alreadyDoneText: 'Sie hat eine Administration, der Einrichtungslink bewirkt nichts mehr.',
};
