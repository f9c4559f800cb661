import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: 'En attente du début',
  startsAt: '{time} {zone}, {utc} UTC',
  duration: 'Durée',
  until: 'fin {time}',
  teams: 'Inscrites',
  size: 'Taille d’équipe',
  after: 'Ensuite',
  afterPractice: 'entraînement',
  afterClosed: 'fermée',
  opens: 'Les challenges s’ouvrent ici d’eux-mêmes ; rien à cliquer, rien à recharger.',
  rules: 'À propos de la compétition',
  allRules: 'Tout lire',
  legend: 'Treize pavillons que vous verrez',
  mates: 'Coéquipiers',
  accepted: 'Acceptée',
  captain: 'capitaine',
  you: 'vous',
  roomFor: 'Encore {count|number} {{place|places}}.',
  invite: 'Inviter des coéquipiers',
};
