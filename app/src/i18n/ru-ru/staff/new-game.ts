import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: 'Новая игра',
  name: 'Название',
  nameHint: 'Его первое слово станет постером.',
  poster: 'Постер',
  preset: 'Шаблон',
  weekend: 'Выходные',
  weekendHint: '48 ч с пятницы 13:00',
  day: 'Один день',
  dayHint: '12 ч с 10:00',
  training: 'Тренировка',
  trainingHint: '4 ч с 14:00',
  week: 'Неделя',
  weekHint: '7 д с понедельника 10:00',
  start: 'Начало',
  end: 'Конец',
  endFollows: 'следует за началом',
  overlaps: 'Пересекается с {game}: {time}.',
  moveWeek: 'Сдвинуть на неделю',
  hidden: 'Скрыта, пока вы её не включите',
  create: 'Создать скрытую игру',
};
