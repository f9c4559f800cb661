import type { Words } from '../../words.ts';

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
