import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: 'Ваша команда',
  onScoreboard: 'В таблице',
  rank: 'Место',
  inDivision: 'В {division}',
  of: 'из {count|number}',
  points: 'Очки',
  toAbove: 'До #{rank|number}',
  leading: 'Отрыв',
  scoreSince: 'Очки с {time}',
  scoreLabel: '{points|number} {{очков|очко|очка|очка|очков|очка}} с {time}',
  solvedOf: 'решено {solved|number} из {count|number}',
  members: 'Участники',
  token: 'Токен команды',
  tokenHint: 'Его запрашивают некоторые сервисы. Знает его только ваша команда.',
  reveal: 'Показать',
  hide: 'Скрыть',
};
