import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.',
  aborted: 'Die Verbindung brach ab, bevor die Antwort vollständig war. Versuche es erneut.',
  cancelled: 'Die Anfrage wurde abgebrochen.',
  timeout: 'Der Server hat zu lange nicht geantwortet.',
  badResponse:
    'Der Server hat etwas geantwortet, das diese Seite nicht versteht. Neu laden kann helfen.',
  badRequest: 'Bitte prüfe die markierten Felder.',
  rateLimited:
    'Zu viele Versuche. Warte {seconds|number} {{Sekunde|Sekunden}} und versuche es dann erneut.',
  loadFailed: 'Das konnte nicht geladen werden',
  requestId: 'Anfrage {id}',
  changedMeanwhile: 'Das hat inzwischen jemand anderes geändert.',
  field: {
    REQUIRED: 'Bitte ausfüllen',
    WRONG_TYPE: 'Das sieht nicht richtig aus',
    TOO_SMALL: 'Das ist zu klein',
    TOO_LARGE: 'Das ist zu groß',
    TOO_SHORT: 'Das ist zu kurz',
    TOO_LONG: 'Das ist zu lang',
    WRONG_FORMAT: 'Das sieht nicht richtig aus',
    NOT_ALLOWED: 'Das steht nicht zur Auswahl',
    OUT_OF_ORDER: 'Das passt nicht zu den anderen Feldern',
  },
};
