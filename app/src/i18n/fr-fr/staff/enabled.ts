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
  enableAll: {
    button: 'Activer ({count|number})',
    title: 'Activer {count|number} {{challenge|challenges}} ?',
    effect:
      'La compétition est en cours : toutes les équipes les voient aussitôt et reçoivent une annonce pour chacun.',
  },
  disableAll: {
    button: 'Désactiver ({count|number})',
    title: 'Désactiver {count|number} {{challenge|challenges}} ?',
    effect: 'Les joueurs ne les voient plus et leurs conteneurs en cours sont détruits.',
  },
  pointsGo: 'La compétition est en cours : leurs points disparaissent jusqu’à leur réactivation.',
};
