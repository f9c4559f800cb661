import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} {{point|points}}',
  practice: 'Correct, entraînement',
  right: 'Correct',
  byYou: 'Résolution n° {place|number}, par vous à {time}.',
  ahead: 'Désormais #{rank|number}, {points|number} {{point|points}} devant {team}.',
  behind: 'Désormais #{rank|number}, {points|number} {{point|points}} derrière {team}.',
  next: 'Prochain non résolu',
  nextNote: 'pour continuer',
  sameCategory: 'même catégorie',
  isNew: 'nouveau',
  allSolved: 'Vous avez résolu tout ce qu’il y a.',
  byMate: '{name} a résolu {challenge}',
};
