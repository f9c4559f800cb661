import type { Words } from '../words.ts';

/** Words of the teams screens. */
export const teams: Words<'teams'> = {
  title: 'Equipos',
  newTeam: 'Nuevo equipo',
  joinWithCode: 'Unirse con código',
  loadFailed: 'No se han podido cargar tus equipos',
  none: 'Aún no estás en ningún equipo',
  noneText:
    'Se juega en equipo, aunque sea de una sola persona. Crea el tuyo o pide un enlace de invitación a un capitán.',
  countLocked: '{count|number} {{miembro|miembros}} · bloqueado',
  lockedText: 'Bloqueado mientras dura su competición: nadie puede salir',
  members: 'Miembros',
  membersOf: 'Miembros de {team}',
  you: 'tú',
  youAreCaptain: 'Eres capitán',
  captain: 'Capitán',
  member: 'Miembro',
  invite: 'Invitar',
  inviteText: 'Cualquiera con este enlace puede unirse al equipo, hasta que crees otro.',
  captainInvites: 'Los nuevos miembros llegan por un enlace que solo tiene el capitán.',
  link: 'Enlace',
  code: 'Código',
  showCode: 'Mostrar código',
  hideCode: 'Ocultar código',
  newLink: 'Crear otro enlace',
  newLinkTitle: '¿Crear otro enlace para {team}?',
  newLinkEffect:
    'El enlace y el código anteriores dejan de funcionar al momento. Los miembros se quedan.',
  newLinkMade: 'Enlace nuevo creado; el anterior ya no vale',
  createText: 'Serás su capitán: invitas a los demás y decides por el equipo.',
  name: 'Nombre',
  bio: 'Una línea sobre el equipo',
  create: 'Crear el equipo',
  created: 'Equipo {team} creado',
  joinTitle: 'Unirse a un equipo',
  joinText: 'Pega el enlace de invitación o el código que te haya enviado un capitán.',
  codeOrLink: 'Enlace o código',
  codeShape:
    'El código no está completo: lleva el nombre del equipo, un número y 32 caracteres, separados por dos puntos.',
  join: 'Unirse',
  joined: 'Te damos la bienvenida a bordo',
};
