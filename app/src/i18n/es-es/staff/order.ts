import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: 'Ordenar retos',
  about:
    'El tablero, las listas y la clasificación muestran las categorías y los retos en este orden.',
  byTitle: 'Ordenar por título',
  challengesOf: 'Retos de',
  handle: 'Mover {name}',
  up: 'Subir {name}',
  down: 'Bajar {name}',
  lifted: '{name} está levantado. Las flechas lo mueven, Espacio lo suelta, Escape cancela.',
  moved: '{name}, {place|number} de {count|number}',
  dropped: '{name} está colocado',
  cancelled: '{name} ha vuelto a su sitio',
};
