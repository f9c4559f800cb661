import type { Words } from '../../words.ts';

export const flags: Words<'staff', 'flags'> = {
  title: 'Flags',
  count: '{count|number} {{flag|flags}}',
  none: 'Pas encore de flag : le challenge ne peut pas être activé.',
  listOf: 'Flags de {challenge}',
  reveal: 'Afficher le flag {place|number}',
  hide: 'Masquer le flag {place|number}',
  copy: 'Copier le flag {place|number}',
  masked: 'masqué',
  removeOf: 'Retirer le flag {place|number}',
  removeTitle: 'Retirer le flag {place|number} ?',
  removeEffect: 'Il devient incorrect. Les résolutions obtenues avec lui restent.',
  removeLastEffect:
    'C’est le dernier : le challenge est désactivé. Les résolutions obtenues avec lui restent.',
  remove: 'Retirer le flag',
  add: 'Nouveaux flags',
  addHint: 'Un par ligne ; chacun est correct. Ajoutés aussitôt.',
  addOne: 'Ajouter le flag',
  addCount: 'Ajouter {count|number} {{flag|flags}}',
  tooLong: '{most|number} {{caractère|caractères}} au plus par flag',
  known: 'Ce flag existe déjà',
  pairHint: 'Il se trouve dans le fichier ci-dessous.',
  pairFile: 'Fichier contenant ce flag',
  addPair: 'Ajouter flag et fichier',
  pairAdvice: 'Prévoyez plus de paires que d’équipes.',
};
