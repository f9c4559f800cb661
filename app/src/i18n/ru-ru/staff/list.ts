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
