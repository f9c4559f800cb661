import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: 'Activado',
  of: '{challenge} está activado',
  enable: {
    title: '¿Activar {challenge}?',
    effect:
      'La competición está en curso: todos los equipos lo ven al momento y reciben el aviso «Nuevo reto».',
    confirm: 'Activar y avisar',
  },
  disable: {
    title: '¿Desactivar {challenge}?',
    effect:
      'La competición está en curso: desaparece con sus puntos hasta que se vuelva a activar.',
    confirm: 'Desactivar',
  },
  enableAll: {
    button: 'Activar ({count|number})',
    title: '¿Activar {count|number} {{reto|retos}}?',
    effect:
      'La competición está en curso: todos los equipos los ven al instante y reciben un aviso por cada uno.',
  },
  disableAll: {
    button: 'Desactivar ({count|number})',
    title: '¿Desactivar {count|number} {{reto|retos}}?',
    effect: 'Los jugadores dejan de verlos y sus contenedores en marcha se destruyen.',
  },
  pointsGo: 'La competición está en curso: sus puntos desaparecen hasta que se vuelvan a activar.',
};
