import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: 'Les conteneurs atteignent ce qui devrait être fermé : aucun ne démarre.',
  allowed: 'Les conteneurs démarrent quoi qu’ils atteignent.',
  allowedExposed: 'Les conteneurs peuvent attaquer la machine qui les exécute.',
  copy: 'Ceci est une copie : un autre site en marche détient les conteneurs.',
  toState: 'État du site',
  blocked:
    'Ne peut pas démarrer tant que les conteneurs atteignent {addresses}, qui devrait leur être fermé.',
  ready: {
    Isolated: 'Les conteneurs n’atteignent pas la machine qui les exécute',
    Exposed:
      'Les conteneurs atteignent {addresses} : aucun ne démarre dans une compétition qui commence maintenant',
    Allowed: 'Les conteneurs démarrent même s’ils atteignent la machine qui les exécute',
    NotChecked: 'Ce que les conteneurs atteignent n’a pas été vérifié',
  },
};
