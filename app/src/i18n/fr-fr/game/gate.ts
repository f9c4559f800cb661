import type { Words } from '../../words.ts';

export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: 'Vous ne participez pas encore',
  notJoinedText: 'Inscrivez-vous avec une équipe ; les challenges seront ici.',
  pendingTitle: '{team} attend les organisateurs',
  pendingText: 'Cette page s’ouvre d’elle-même dès que vous êtes acceptés.',
  rejectedTitle: '{team} n’a pas été acceptée',
  suspendedTitle: '{team} est suspendue',
  suspendedText: 'Les organisateurs ont retiré l’équipe de la compétition.',
  endedTitle: 'La compétition est terminée',
  endedText: 'Ses challenges sont fermés. Ce que chacun a résolu est dans le classement.',
  toGame: 'Voir la compétition',
  toScoreboard: 'Classement final',
};
