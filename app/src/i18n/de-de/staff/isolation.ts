import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: 'Container erreichen, was ihnen verschlossen sein soll; keiner startet.',
  allowed: 'Container starten, was immer sie erreichen.',
  allowedExposed: 'Container können den Rechner angreifen, auf dem sie laufen.',
  copy: 'Dies ist eine Kopie: Eine andere laufende Website hat die Container.',
  toState: 'Zustand der Website',
  blocked:
    'Startet nicht, solange Container {addresses} erreichen; das soll ihnen verschlossen sein.',
  ready: {
    Isolated: 'Container erreichen den Rechner nicht, auf dem sie laufen',
    Exposed:
      'Container erreichen {addresses}: In einem Wettkampf, der jetzt beginnt, startet keiner',
    Allowed: 'Container starten, auch wenn sie den Rechner erreichen, auf dem sie laufen',
    NotChecked: 'Was Container erreichen, wurde nicht geprüft',
  },
};
