import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: 'Activé',
  of: '{challenge} est activé',
  enable: {
    title: 'Activer {challenge} ?',
    effect:
      'La compétition est en cours : chaque équipe le voit aussitôt et reçoit l’annonce « Nouveau challenge ».',
    confirm: 'Activer et annoncer',
  },
  disable: {
    title: 'Désactiver {challenge} ?',
    effect:
      'La compétition est en cours : il disparaît avec ses points, jusqu’à ce qu’il soit réactivé.',
    confirm: 'Désactiver',
  },
};
