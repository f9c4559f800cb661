import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed:
    'Container erreichen {addresses}; das soll ihnen verschlossen sein. Kein Testcontainer und keine Instanz startet, außer in Wettkämpfen, die vorher schon liefen.',
  allowed: 'CONTAINER_ALLOW_UNISOLATED ist an: Container starten, was immer sie erreichen.',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED ist an: Container starten, obwohl sie {addresses} erreichen; Spieler können diesen Rechner also angreifen.',
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
