import type { Words } from '../../words.ts';

export const facts: Words<'game', 'facts'> = {
  start: 'Inicio',
  end: 'Fin',
  duration: 'Duración',
  teams: 'Inscritos',
  zoneUtc: '{zone}, {utc} UTC',
  zoneOnly: 'UTC',
  openToAll: 'Abierta a todos',
  reviewed: 'Los equipos se revisan',
  byCode: 'Con código de invitación',
  hidden: 'Oculta',
  writeup: 'Se exige writeup',
  practice: 'Práctica tras el final',
  noText: 'Aún no se ha escrito nada sobre esta competición.',
};
