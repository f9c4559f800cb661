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

export const editor: Words<'staff', 'editor'> = {
  write: 'Escribir',
  split: 'Dividido',
  preview: 'Vista previa',
  bold: 'Negrita',
  italic: 'Cursiva',
  code: 'Código',
  link: 'Enlace',
  list: 'Lista',
  table: 'Tabla',
  maths: 'Fórmula',
  linkText: 'texto',
  view: 'Vista',
  tools: 'Herramientas',
};

export const upload: Words<'staff', 'upload'> = {
  choose: 'Suelta o elige un archivo',
  over: 'Suelta para subirlo',
  replace: 'Reemplazar',
  another: 'Elegir otro',
  cancel: 'Cancelar la subida',
  hint: 'Se sube al momento',
  percent: '{value|number} %',
  empty: 'Este archivo está vacío',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
