import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed:
    'Los contenedores llegan a {addresses}, que debería estar cerrado para ellos. No se inicia ningún contenedor de prueba ni instancia, salvo en las competiciones que ya estaban en curso.',
  allowed:
    'CONTAINER_ALLOW_UNISOLATED está activo: los contenedores se inician lleguen a donde lleguen.',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED está activo: los contenedores se inician aunque llegan a {addresses}, así que los jugadores pueden atacar esa máquina.',
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
