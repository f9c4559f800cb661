import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: 'Ordonner les challenges',
  about:
    'Le tableau, les listes et le classement montrent les catégories et les challenges dans cet ordre.',
  byTitle: 'Trier par titre',
  challengesOf: 'Challenges de',
  handle: 'Déplacer {name}',
  up: 'Monter {name}',
  down: 'Descendre {name}',
  lifted: '{name} est soulevé. Les flèches le déplacent, Espace le pose, Échap annule.',
  moved: '{name}, {place|number} sur {count|number}',
  dropped: '{name} est posé',
  cancelled: '{name} a retrouvé sa place',
};
