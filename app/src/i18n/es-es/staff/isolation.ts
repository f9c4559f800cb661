import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: 'Los contenedores alcanzan lo que debería estar cerrado; ninguno arranca.',
  allowed: 'Los contenedores arrancan, alcancen lo que alcancen.',
  allowedExposed: 'Los contenedores pueden atacar la máquina que los ejecuta.',
  copy: 'Esto es una copia: otro sitio en marcha tiene los contenedores.',
  toState: 'Estado del sitio',
  blocked:
    'No se puede iniciar mientras los contenedores lleguen a {addresses}, que debería estar cerrado para ellos.',
  ready: {
    Isolated: 'Los contenedores no llegan a la máquina que los ejecuta',
    Exposed:
      'Los contenedores llegan a {addresses}: no se inicia ninguno en una competición que empiece ahora',
    Allowed: 'Los contenedores se inician aunque lleguen a la máquina que los ejecuta',
    NotChecked: 'No se ha comprobado a qué llegan los contenedores',
  },
};
