import type { Words } from '../../words.ts';

export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 los autores de Halyard, Apache License 2.0',
  repository: 'Repositorio',
  tag: 'Etiqueta',
  commit: 'Commit',
  committed: 'Fecha del commit',
  built: 'Compilado',
  unknown: 'desconocido',
  valid: 'Los datos de compilación son válidos.',
  invalid: 'Los datos de compilación no son válidos: esta no es una compilación oficial.',
  faulty: 'Incorrecto o ausente: {names}.',
  stop: '¡Alto!',
  selfXss:
    'Si alguien te ha dicho que copies y pegues algo aquí, es una trampa para quedarse con tu cuenta. No pegues lo que no entiendas.',
};
