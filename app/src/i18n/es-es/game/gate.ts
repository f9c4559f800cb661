import type { Words } from '../../words.ts';

export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: 'Aún no participas en esta competición',
  notJoinedText: 'Inscríbete con un equipo; entonces los retos estarán aquí.',
  pendingTitle: '{team} espera a la organización',
  pendingText: 'Esta página se abre sola en cuanto se os acepte.',
  rejectedTitle: '{team} no ha sido aceptado',
  suspendedTitle: '{team} está suspendido',
  suspendedText: 'La organización ha sacado al equipo de la competición.',
  endedTitle: 'La competición ha terminado',
  endedText: 'Sus retos están cerrados. Lo que resolvió cada uno está en la clasificación.',
  toGame: 'Ver la competición',
  toScoreboard: 'Clasificación final',
};
