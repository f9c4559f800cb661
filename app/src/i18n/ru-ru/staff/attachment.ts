import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: 'Вложение',
  atOnce: 'применяется сразу',
  linkInstead: 'Указать ссылку',
  fileInstead: 'Загрузить файл',
  link: 'Ссылка',
  linkHint: 'Она ведёт игроков на другой сайт.',
  linkWrong: 'Начинается с http:// или https://',
  setLink: 'Задать ссылку',
  download: 'Скачать, как игроки',
  remove: 'Убрать',
  removeTitle: 'Убрать вложение?',
  removeEffect:
    'Игроки больше не смогут его скачать. Файл удалится, если нигде больше не используется.',
};
