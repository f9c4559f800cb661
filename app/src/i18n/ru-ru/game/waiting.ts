import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: 'Ожидание начала',
  startsAt: '{time} {zone}, {utc} UTC',
  duration: 'Длительность',
  until: 'до {time}',
  teams: 'Заявлено',
  size: 'Размер команды',
  after: 'После',
  afterPractice: 'тренировка',
  afterClosed: 'закрыто',
  opens: 'Задания откроются здесь сами; ничего нажимать или перезагружать не надо.',
  rules: 'Об игре',
  allRules: 'Полностью',
  legend: 'Тринадцать флагов, которые вы увидите',
  mates: 'Ваша команда',
  accepted: 'Принято',
  captain: 'капитан',
  you: 'вы',
  roomFor: 'Свободных мест: {count|number}.',
  invite: 'Пригласить в команду',
};
