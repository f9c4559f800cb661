import type { Words } from '../../words.ts';

export const notices: Words<'staff', 'notices'> = {
  startFrom: 'Partir de',
  templateNames: {
    updated: 'Reto actualizado',
    down: 'Servicio caído',
    extended: 'Prórroga',
    hint: 'Pista para todos',
    cheating: 'Trampas',
    ceremony: 'Ceremonia',
  },
  templates: {
    updated:
      'Se ha reemplazado la descarga de **…**. La flag no ha cambiado; los intentos se quedan como están.',
    down: 'El servicio de **…** está caído. Esperamos recuperarlo a las … y avisaremos aquí.',
    extended: 'La competición se prorroga … min. Ahora termina a las ….',
    hint: 'Hay una pista nueva para **…**.',
    cheating:
      'Compartir flags lleva a la suspensión de todos los equipos implicados. Jugad limpio, por favor.',
    ceremony: 'La ceremonia empieza a las … en ….',
  },
  text: 'Aviso',
  fillIn: 'Sustituye antes cada «…»',
  textHint: 'Markdown. Cada página abierta de la competición lo muestra al momento.',
  atOnce: 'Va al momento a las páginas abiertas; pulsar otra vez no lo envía dos veces.',
  post: 'Publicar aviso',
  postTo: 'Publicar para {count|number} {{equipo|equipos}}',
  sending: 'Enviando',
  feed: 'Avisos hasta ahora',
  today: 'Hoy',
  show: 'Mostrar',
  feeds: {
    all: 'Todos',
    written: 'Escritos',
    system: 'Sistema',
  },
  systemNote: 'Los avisos del sistema siguen a la competición; no se pueden cambiar ni quitar.',
  empty: 'Aún no hay avisos',
  emptyText: 'Aquí aparece lo que publiques, además de bloods, pistas y retos nuevos.',
  editOf: 'Editar «{text}»',
  deleteOf: 'Eliminar «{text}»',
  editTitle: 'Editar aviso',
  editEffect: 'El texto cambia en su sitio, con la hora actual. No se vuelve a avisar a nadie.',
  deleteTitle: '¿Eliminar este aviso?',
  quote: '«{text}»',
  deleteEffect: 'Desaparece para todos.',
  deleteConfirm: 'Eliminar aviso',
};
