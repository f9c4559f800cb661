import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: 'Archivos guardados',
  name: 'Archivo',
  size: 'Tamaño',
  uses: 'Usos',
  uploaded: 'Subido',
  remove: 'Eliminar',
  inUse: 'En uso: quítalo primero de donde se usa',
  removeTitle: '¿Eliminar {name}?',
  removeEffect: 'El archivo desaparece para siempre.',
  empty: 'Aún no hay archivos',
  loadFailed: 'No se pudieron cargar los archivos',
};
