import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: 'Fichiers stockés',
  name: 'Fichier',
  size: 'Taille',
  uses: 'Usages',
  uploaded: 'Téléversé',
  remove: 'Supprimer',
  inUse: 'Utilisé : retirez-le d’abord de là',
  removeTitle: 'Supprimer {name} ?',
  removeEffect: 'Le fichier disparaît définitivement.',
  empty: 'Pas encore de fichiers',
  loadFailed: 'Impossible de charger les fichiers',
};
