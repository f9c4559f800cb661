import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: 'Páginas de la lista',
  page: 'Página {page|number}',
  range: '{from|number}–{to|number} de {total|number}',
  size: 'Filas',
  selection: 'Filas seleccionadas',
  selected: 'Selección: {count|number}',
  clear: 'Quitar la selección',
  selectRow: 'Seleccionar {row}',
  selectPage: 'Seleccionar todo en esta página',
  progress: '{done|number} de {total|number} listos',
  failed: '{failed|number} de {total|number} con error',
  retry: 'Reintentar los fallidos',
};
