import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: 'Nueva competición',
  name: 'Título',
  nameHint: 'Su primera palabra será el póster.',
  poster: 'Póster',
  preset: 'Plantilla',
  weekend: 'Fin de semana',
  weekendHint: '48 h desde el viernes 13:00',
  day: 'Un día',
  dayHint: '12 h desde las 10:00',
  training: 'Entrenamiento',
  trainingHint: '4 h desde las 14:00',
  week: 'Semana',
  weekHint: '7 d desde el lunes 10:00',
  start: 'Inicio',
  end: 'Fin',
  endFollows: 'sigue al inicio',
  overlaps: 'Se solapa con {game} durante {time}.',
  moveWeek: 'Mover una semana',
  hidden: 'Oculta hasta que la actives',
  create: 'Crear oculta',
};
