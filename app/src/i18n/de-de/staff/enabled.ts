import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: 'Eingeschaltet',
  of: '{challenge} ist eingeschaltet',
  enable: {
    title: '{challenge} einschalten?',
    effect:
      'Der Wettkampf läuft: Jedes Team sieht sie sofort und bekommt die Mitteilung „Neue Challenge“.',
    confirm: 'Einschalten und mitteilen',
  },
  disable: {
    title: '{challenge} ausschalten?',
    effect:
      'Der Wettkampf läuft: Sie verschwindet mit ihren Punkten, bis sie wieder eingeschaltet ist.',
    confirm: 'Ausschalten',
  },
};
