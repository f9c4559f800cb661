import type { Words } from '../../words.ts';

/** Words of the list of teams for staff. */
export const teams: Words<'staff', 'teams'> = {
  caption: 'Equipos del sitio',
  loadFailed: 'No se pudieron cargar los equipos',
  find: 'Equipo, miembro o número',
  filterLabel: 'Filtrar la lista de equipos',
  show: 'Mostrar equipos',
  views: { all: 'Todos', playing: 'Compitiendo', locked: 'Bloqueados', closed: 'Eliminados' },
  team: 'Equipo',
  now: 'Ahora',
  created: 'Creado',
  locked: 'Bloqueado',
  lockOf: 'Bloquear {team}',
  byStaff: 'Hasta que lo desbloquees',
  closedText: 'Eliminado después de jugar: solo lo nombran las clasificaciones.',
  rankIn: '#{rank|number} en {game}',
  noMatch: 'Ningún equipo coincide',
  showAll: 'Mostrar todos los equipos',
  empty: 'Aún no hay equipos',
  details: 'Detalles del equipo',
  since: 'Equipo {id}, desde el {date}',
  noAddress: 'sin dirección',
  shares: '{users} comparte una dirección con este equipo: {team}',
  noGames: 'Aún no hay competiciones',
  nowLocked: '{team} está bloqueado',
  nowOpen: '{team} está desbloqueado',
  lock: 'Bloquear',
  unlock: 'Desbloquear',
  delete: 'Eliminar…',
  deleteErases: 'El equipo nunca ha jugado: se borra con sus solicitudes. No se puede deshacer.',
  deleteCloses:
    'El equipo ha jugado: se cierra. Sale de las competiciones que no han terminado y las clasificaciones conservan su nombre y sus resultados. No se puede deshacer.',
  deleteRefused:
    'Está jugando ahora. Suspéndelo primero en esa competición o espera a que termine.',
  bulkTitle: '¿Eliminar {count|number} {{equipo|equipos}}?',
  bulkEffect:
    'Los equipos que han jugado se cierran y los demás se borran. Los que están jugando se quedan. No se puede deshacer.',
};
