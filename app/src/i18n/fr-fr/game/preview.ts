import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: 'Aperçu : ce que voit une équipe acceptée',
  withoutDivision: 'Sans division',
  missing:
    'Les joueurs ne voient pas ce challenge : il est désactivé ou masqué pour cette division.',
  leave: 'Retour aux challenges',
  nothingSent: 'Aperçu : rien ne peut être envoyé',
};
