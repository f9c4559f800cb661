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
};
