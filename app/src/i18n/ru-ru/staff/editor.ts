import type { Words } from '../../words.ts';

export const editor: Words<'staff', 'editor'> = {
  write: 'Текст',
  split: 'Рядом',
  preview: 'Просмотр',
  bold: 'Жирный',
  italic: 'Курсив',
  code: 'Код',
  link: 'Ссылка',
  list: 'Список',
  table: 'Таблица',
  maths: 'Формула',
  linkText: 'текст',
  view: 'Вид',
  tools: 'Инструменты',
};
