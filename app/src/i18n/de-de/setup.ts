import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'Diese Website einrichten',
  lead: '{count|number} {{Schritt|Schritte}}, etwa zwei Minuten.',
  product: 'Halyard',
  firstRun: 'Erster Start',
  done: 'Fertig',
  change: 'Ändern',
  steps: {
    administrator: 'Administration',
    site: 'Name und Farbe',
    mail: 'Mailversand',
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
  mail: {
    note: 'optional, aber besser jetzt',
    title: 'Mailversand',
    off: 'Es ist kein Mailserver eingestellt. Setze {setting} und starte den Server neu. Bis dahin warten Mails in der Liste der Mails.',
    testing: '{server}, eine Testmail wird gesendet',
    delivered: '{server} hat die Testmail an {to} nach {time} angenommen.',
    refused: '{server} hat die Testmail nicht angenommen: {reason}',
    again: 'Erneut senden',
    address: 'Öffentliche Adresse',
    noAddress:
      'Mails mit Links brauchen sie. Setze {setting} auf die Adresse dieser Website und starte den Server neu.',
  },
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
