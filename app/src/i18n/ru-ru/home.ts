import type { Words } from '../words.ts';

/** Words of the home screens. */
export const home: Words<'home'> = {
  now: 'Сейчас',
  nothingOn: 'Сейчас игр нет',
  nothingOnText: 'Следующая появится здесь, как только организаторы её объявят.',
  nothingOnStranger: 'Заранее подготовьте аккаунт и команду к следующей.',
  liveSince: 'Идёт с {at}',
  until: 'до {at}',
  starts: 'начало {at}',
  momentIn: '{at} {zone}',
  timePassed: 'Прошло времени',
  points: 'Очки',
  solved: 'Решено',
  ofTotal: 'из {total|number}',
  scoreOfDay: 'Очки за 24 ч',
  scoreSoFar: 'Очки на сейчас',
  scoreInWords:
    '{points|number} {{очков|очко|очка|очка|очков|очка}} за {solves|number} {{решений|решение|решения|решения|решений|решения}}',
  continue: 'Продолжить',
  scoreboard: 'Таблица',
  gamePage: 'Страница игры',
  posts: 'Записи',
  allPosts: 'Все записи',
  next: 'Ближайшие игры',
  myTeam: 'Моя команда',
  pointsByMember: 'Очки участников в текущей игре',
  youAreCaptain: 'вы капитан',
  noTeam: 'Играют командами. Создайте свою или вступите по ссылке от капитана.',
  toTeams: 'К командам',
  ended: 'Недавно завершены',
  allEnded: 'Все завершённые',
};
