import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: 'Tu equipo',
  onScoreboard: 'En la clasificación',
  rank: 'Puesto',
  inDivision: 'En {division}',
  of: 'de {count|number}',
  points: 'Puntos',
  toAbove: 'Para el #{rank|number}',
  leading: 'Ventaja',
  scoreSince: 'Puntos desde {time}',
  scoreLabel: '{points|number} {{punto|puntos}} desde {time}',
  solvedOf: '{solved|number} {{resuelto|resueltos}} de {count|number}',
  members: 'Miembros',
  token: 'Token del equipo',
  tokenHint: 'Algunos servicios lo piden. Solo tu equipo lo conoce.',
  reveal: 'Mostrar',
  hide: 'Ocultar',
};
