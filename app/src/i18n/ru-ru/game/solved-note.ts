import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} {{очков|очко|очка|очка|очков|очка}}',
  practice: 'Верно, тренировка',
  right: 'Верно',
  byYou: 'Решение № {place|number}, ваше, в {time}.',
  ahead: 'Теперь #{rank|number}, отрыв от {team}: {points|number}.',
  behind: 'Теперь #{rank|number}, до {team}: {points|number}.',
  next: 'Следующее нерешённое',
  nextNote: 'что решать дальше',
  sameCategory: 'та же категория',
  isNew: 'новое',
  allSolved: 'Вы решили всё, что есть.',
  byMate: '{name} решает {challenge}',
};
