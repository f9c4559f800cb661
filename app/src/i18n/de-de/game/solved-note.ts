import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} {{Punkt|Punkte}}',
  practice: 'Richtig, Training',
  right: 'Richtig',
  byYou: 'Lösung {place|number}, von dir um {time}.',
  ahead: 'Jetzt #{rank|number}, {points|number} vor {team}.',
  behind: 'Jetzt #{rank|number}, {points|number} hinter {team}.',
  next: 'Nächste ungelöste',
  nextNote: 'zum Weitermachen',
  sameCategory: 'gleiche Kategorie',
  isNew: 'neu',
  allSolved: 'Du hast alles gelöst, was es gibt.',
  byMate: '{name} hat {challenge} gelöst',
};
