import type { Words } from '../../words.ts';

export const challenges: Words<'staff', 'challenges'> = {
  caption: 'Задания по категориям',
  filterLabel: 'Фильтр заданий',
  find: 'Название',
  show: 'Показать',
  views: {
    all: 'Все',
    enabled: 'Включены',
    drafts: 'Черновики',
  },
  enablingPosts: 'Включение во время игры публикует объявление.',
  challenge: 'Задание',
  type: 'Тип',
  points: 'Сейчас, из начальных',
  closes: 'Закрытие',
  withGame: 'вместе с игрой',
  number: '{value|number}',
  pointsOf: 'Очки за {challenge} сейчас',
  ofFirst: 'из {value|number}',
  typeAndPoints: '{type} · {points|number} из {first|number}',
  enabledCount: 'включено: {count|number}',
  enabledAndDrafts:
    'включено: {enabled|number}, {drafts|number} {{черновиков|черновик|черновика|черновика|черновиков|черновика}}',
  bonus: 'Бонус за кровь {shares} %',
  empty: 'Заданий пока нет',
  emptyText: 'Новое задание — черновик: игроки увидят его, когда вы его включите.',
  noMatch: 'Подходящих заданий нет',
  showAll: 'Показать все задания',
};
