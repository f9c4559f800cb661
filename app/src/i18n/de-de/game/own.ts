import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: 'Dein Team',
  onScoreboard: 'Auf dem Scoreboard',
  rank: 'Platz',
  inDivision: 'In {division}',
  of: 'von {count|number}',
  points: 'Punkte',
  toAbove: 'Bis #{rank|number}',
  leading: 'Vorsprung',
  scoreSince: 'Punkte seit {time}',
  scoreLabel: '{points|number} {{Punkt|Punkte}} seit {time}',
  solvedOf: '{solved|number} von {count|number} gelöst',
  members: 'Mitglieder',
  token: 'Team-Token',
  tokenHint: 'Manche Dienste fragen danach. Nur dein Team kennt es.',
  reveal: 'Zeigen',
  hide: 'Verbergen',
};
