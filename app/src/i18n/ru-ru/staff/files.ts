import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: 'Сохранённые файлы',
  name: 'Файл',
  size: 'Размер',
  uses: 'Использований',
  uploaded: 'Загружен',
  remove: 'Удалить',
  inUse: 'Используется: сначала уберите его там',
  removeTitle: 'Удалить {name}?',
  removeEffect: 'Файл исчезнет навсегда.',
  empty: 'Файлов пока нет',
  loadFailed: 'Не удалось загрузить файлы',
};
