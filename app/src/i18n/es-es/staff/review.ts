import type { Words } from '../../words.ts';

export const review: Words<'staff', 'review'> = {
  caption: 'Equipos',
  filterLabel: 'Filtrar equipos',
  show: 'Estado',
  find: 'Equipo o miembro',
  team: 'Equipo',
  captain: 'Capitán',
  members: 'Miembros',
  membersOf: '{joined|number} de {all|number} participan',
  notJoined: 'no participa',
  showPersonal: 'Mostrar datos personales',
  hidePersonal: 'Ocultar datos personales',
  caseLabel: 'Equipo abierto',
  noCase: 'Ningún equipo abierto',
  noCaseText: 'Elige uno a la izquierda o pulsa j.',
  skip: 'Saltar',
  decisions: {
    accept: 'Aceptar',
    reject: 'Rechazar',
    suspend: 'Suspender',
    reinstate: 'Readmitir',
  },
  effects: {
    accept: 'Aceptar: el equipo se bloquea y juega al momento.',
    reject: 'Rechazar: el equipo queda fuera; puede volver a solicitarlo.',
    suspend:
      'Suspender: queda excluido y sale de la clasificación con sus resoluciones, hasta que se readmita.',
    reinstate: 'Readmitir: vuelve a jugar y a la clasificación con sus resoluciones.',
  },
  results: {
    accept: '{team} aceptado',
    reject: '{team} rechazado',
    suspend: '{team} suspendido',
    reinstate: '{team} readmitido',
  },
  empty: 'No hay equipos aquí: {state}',
  emptyText: 'Los equipos aparecen aquí en cuanto lo solicitan o se decide sobre ellos.',
  noMatch: 'Ningún equipo coincide',
  acceptCount: 'Aceptar {count|number}',
  rejectCount: 'Rechazar {count|number}…',
  rejectTitle: '¿Rechazar {count|number} {{equipo|equipos}}?',
};
