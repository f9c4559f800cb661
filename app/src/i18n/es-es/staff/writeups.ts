import type { Words } from '../../words.ts';

export const writeups: Words<'staff', 'writeups'> = {
  filterLabel: 'Filtrar writeups',
  show: 'Mostrar',
  views: {
    all: 'Todos',
    in: 'Entregados',
    missing: 'Faltan',
  },
  find: 'Equipo',
  list: 'Writeups por puesto',
  states: {
    read: 'leído',
    unread: 'sin leer',
    missing: 'falta',
  },
  place: '#{rank|number}, {count|number} {{punto|puntos}}',
  unranked: 'sin puesto',
  documentOf: 'Writeup de {team}',
  missingTitle: 'Aún no hay writeup',
  missingText: '{team} no ha entregado ninguno.',
  noneOpen: 'Ningún writeup abierto',
  noneOpenText: 'Elige un equipo a la izquierda o pulsa j.',
  empty: 'Aquí no hay writeups',
  emptyText: 'Los equipos aceptados aparecen aquí, con lo que entregan.',
  notAsked: 'Esta competición no pide writeups. Se puede cambiar en Información.',
  noMatch: 'Ningún equipo coincide',
  copyAddresses: 'Copiar {count|number} {{dirección|direcciones}}',
  copied: '{count|number} {{dirección copiada|direcciones copiadas}} de capitanes sin writeup',
  download: 'Descargar {count|number}',
  deleteAll: 'Eliminar todos los writeups…',
  deleteTitle: '¿Eliminar todos los writeups de {game}?',
  deleteEffect:
    '{count|number} {{archivo se elimina|archivos se eliminan}} para siempre. Hasta el plazo los equipos pueden volver a entregar.',
};
