import type { Words } from '../../words.ts';

export const facts: Words<'game', 'facts'> = {
  start: 'Начало',
  end: 'Конец',
  duration: 'Длительность',
  teams: 'Заявлено',
  zoneUtc: '{zone}, {utc} UTC',
  zoneOnly: 'UTC',
  openToAll: 'Открыто для всех',
  reviewed: 'Команды проверяются',
  byCode: 'По коду приглашения',
  hidden: 'Скрыта',
  writeup: 'Нужен райтап',
  practice: 'Тренировка после конца',
  noText: 'Об этой игре пока ничего не написано.',
};
