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
  enableAll: {
    button: '{count|number} einschalten',
    title: '{count|number} {{Challenge|Challenges}} einschalten?',
    effect:
      'Der Wettkampf läuft: Jedes Team sieht sie sofort und bekommt für jede eine Mitteilung.',
  },
  disableAll: {
    button: '{count|number} ausschalten',
    title: '{count|number} {{Challenge|Challenges}} ausschalten?',
    effect: 'Spieler sehen sie nicht mehr, und ihre laufenden Container werden beendet.',
  },
  pointsGo: 'Der Wettkampf läuft: Ihre Punkte verschwinden, bis sie wieder eingeschaltet sind.',
};
