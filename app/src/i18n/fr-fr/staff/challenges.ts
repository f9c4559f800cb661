import type { Words } from '../../words.ts';

export const challenges: Words<'staff', 'challenges'> = {
  caption: 'Challenges par catégorie',
  filterLabel: 'Filtrer les challenges',
  find: 'Titre',
  show: 'Afficher',
  views: {
    all: 'Tous',
    enabled: 'Activés',
    drafts: 'Brouillons',
  },
  enablingPosts: 'Activer pendant la compétition publie une annonce.',
  challenge: 'Challenge',
  type: 'Type',
  points: 'Actuels, sur initiaux',
  closes: 'Ferme',
  withGame: 'avec la compétition',
  number: '{value|number}',
  pointsOf: 'Points actuels de {challenge}',
  ofFirst: 'sur {value|number}',
  typeAndPoints: '{type} · {points|number} sur {first|number}',
  enabledCount: '{count|number} {{activé|activés}}',
  enabledAndDrafts: '{enabled|number} {{activé|activés}}, {drafts|number} {{brouillon|brouillons}}',
  bonus: 'Bonus blood {shares} %',
  empty: 'Pas encore de challenge',
  emptyText:
    'Un nouveau challenge est un brouillon : les joueurs le voient une fois que vous l’activez.',
  noMatch: 'Aucun challenge ne correspond',
  showAll: 'Afficher tous les challenges',
};
