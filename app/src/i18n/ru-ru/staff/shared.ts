import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: 'Страницы списка',
  page: 'Страница {page|number}',
  range: '{from|number}–{to|number} из {total|number}',
  size: 'Строк',
  selection: 'Выбранные строки',
  selected: 'Выбрано: {count|number}',
  clear: 'Снять выделение',
  selectRow: 'Выбрать {row}',
  selectPage: 'Выбрать всё на этой странице',
  progress: 'Готово: {done|number} из {total|number}',
  failed: 'Не удалось: {failed|number} из {total|number}',
  retry: 'Повторить неудавшиеся',
};

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

export const upload: Words<'staff', 'upload'> = {
  choose: 'Перетащите файл или выберите',
  over: 'Отпустите, чтобы загрузить',
  replace: 'Заменить',
  another: 'Выбрать другой',
  cancel: 'Отменить загрузку',
  hint: 'Загружается сразу',
  percent: '{value|number} %',
  empty: 'Файл пуст',
  sizes: {
    bytes: '{size|number} Б',
    kilobytes: '{size|number} КБ',
    megabytes: '{size|number} МБ',
    gigabytes: '{size|number} ГБ',
  },
};
