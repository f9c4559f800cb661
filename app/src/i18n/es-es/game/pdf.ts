import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: 'Buscar en el archivo',
  found: '{at|number} de {of|number}',
  notFound: 'No se ha encontrado nada',
  previousFound: 'Resultado anterior',
  nextFound: 'Resultado siguiente',
  zoomOut: 'Más pequeño',
  zoomIn: 'Más grande',
  fitWidth: 'Ajustar al ancho',
  zoom: '{percent|number} %',
  page: 'Página',
  ofPages: 'de {count|number}',
  pageName: 'Página {page|number}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pages: 'Páginas',
  download: 'Descargar',
  capped: 'Las primeras {shown|number} de {count|number} páginas.',
  broken: 'No es un PDF que se pueda leer.',
  locked: 'El archivo está protegido con contraseña.',
  failed: 'No se ha podido cargar el archivo.',
};
