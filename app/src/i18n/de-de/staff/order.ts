import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: 'Challenges ordnen',
  about: 'Board, Listen und Scoreboard zeigen Kategorien und Challenges in dieser Reihenfolge.',
  byTitle: 'Nach Titel sortieren',
  challengesOf: 'Challenges in',
  handle: '{name} verschieben',
  up: '{name} nach oben',
  down: '{name} nach unten',
  lifted: '{name} ist angehoben. Pfeiltasten verschieben, Leertaste legt ab, Escape bricht ab.',
  moved: '{name}, {place|number} von {count|number}',
  dropped: '{name} ist abgelegt',
  cancelled: '{name} ist wieder an seinem Platz',
};
