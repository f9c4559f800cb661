import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: 'Esperando el inicio',
  startsAt: '{time} {zone}, {utc} UTC',
  duration: 'Duración',
  until: 'fin {time}',
  teams: 'Inscritos',
  size: 'Tamaño de equipo',
  after: 'Después',
  afterPractice: 'práctica',
  afterClosed: 'cerrada',
  opens: 'Los retos se abren aquí solos; no hay que pulsar ni recargar nada.',
  rules: 'Sobre la competición',
  allRules: 'Leerlo todo',
  legend: 'Trece banderas que verás',
  mates: 'Tu equipo',
  accepted: 'Aceptado',
  captain: 'capitán',
  you: 'tú',
  roomFor: 'Sitio para {count|number} más.',
  invite: 'Invitar a más gente',
};
