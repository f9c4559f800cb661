import type { Words } from '../../words.ts';

export const statistics: Words<'staff', 'statistics'> = {
  loadFailed: 'No se pudieron cargar las estadísticas',
  notOffered: 'Este servidor no lleva estadísticas',
  notStartedText: 'Los envíos, los retos y los puntos se cuentan desde el inicio.',
  asOf: 'a las {time}',
  registered: 'equipos inscritos',
  accepted: 'aceptados',
  triedAny: 'enviaron algo',
  solvedAny: 'resolvieron algo',
  share: '{percent|number} %',
  countOf: '{name}: {count|number}',
  registrations: 'Inscripciones',
  registrationsText:
    'Cuándo se inscribieron los equipos, se decidiera lo que se decidiera. Cada barra abarca {span}.',
  noRegistrations: 'Aún no se ha inscrito ningún equipo',
  submissions: 'Envíos',
  submissionsText:
    'Lo que enviaron los equipos aceptados de principio a fin, sin contar la práctica. Cada barra abarca {span}; la más alta tiene {rate} por minuto.',
  nothingSent: 'Aún no se ha enviado nada',
  solves: 'Resoluciones',
  repeats: 'Correctas otra vez',
  wrong: 'Incorrectas',
  activity: 'Equipos activos',
  activityText: 'Equipos aceptados que enviaron algo. Cada barra abarca {span}.',
  dropOff: 'Equipos que siguen jugando',
  dropOffText:
    'Equipos aceptados que enviaron algo durante la barra o después. Donde las barras bajan, hay equipos que lo dejaron.',
  scores: 'Puntuaciones',
  scoresText:
    'Equipos aceptados según sus puntos actuales. Cada barra abarca {step|number} {{punto|puntos}}.',
  noTeams: 'Aún no hay equipos aceptados',
  teams: 'Equipos',
  challenges: 'Retos',
  challengesText:
    'Lo que {count|number} {{equipo aceptado hizo|equipos aceptados hicieron}} con cada reto de principio a fin. El servidor solo sabe quién abrió un reto si cada equipo tiene su propia flag.',
  noChallenges: 'Este juego no tiene retos',
  challenge: 'Reto',
  teamsShare: 'Parte de los equipos',
  opened: 'Abierto',
  tried: 'Intentado',
  solved: 'Resuelto',
  rightShare: 'Correctas e incorrectas',
  right: 'Correctas',
  disabled: 'desactivado',
  phoneLine: 'intentado {tried|number} · resuelto {solved|number} · incorrectas {wrong|number}',
};
