import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} {{punto|puntos}}',
  practice: 'Correcta, práctica',
  right: 'Correcta',
  byYou: 'Resolución n.º {place|number}, tuya, a las {time}.',
  ahead: 'Ahora #{rank|number}, {points|number} {{punto|puntos}} por delante de {team}.',
  behind: 'Ahora #{rank|number}, {points|number} {{punto|puntos}} por detrás de {team}.',
  next: 'Siguiente sin resolver',
  nextNote: 'para continuar',
  sameCategory: 'misma categoría',
  isNew: 'nuevo',
  allSolved: 'Has resuelto todo lo que hay.',
  byMate: '{name} ha resuelto {challenge}',
};
