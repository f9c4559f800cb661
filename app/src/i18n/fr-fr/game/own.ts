import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: 'Votre équipe',
  onScoreboard: 'Voir au classement',
  rank: 'Rang',
  inDivision: 'En {division}',
  of: 'sur {count|number}',
  points: 'Points',
  toAbove: 'Écart avec #{rank|number}',
  leading: 'Avance',
  scoreSince: 'Score depuis {time}',
  scoreLabel: '{points|number} {{point|points}} depuis {time}',
  solvedOf: '{solved|number} {{résolu|résolus}} sur {count|number}',
  members: 'Membres',
  token: 'Token d’équipe',
  tokenHint: 'Certains services le demandent. Seule votre équipe le connaît.',
  reveal: 'Afficher',
  hide: 'Masquer',
};
