import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: 'Найти в файле',
  found: '{at|number} из {of|number}',
  notFound: 'Ничего не найдено',
  previousFound: 'Предыдущее совпадение',
  nextFound: 'Следующее совпадение',
  zoomOut: 'Мельче',
  zoomIn: 'Крупнее',
  fitWidth: 'По ширине',
  zoom: '{percent|number} %',
  page: 'Страница',
  ofPages: 'из {count|number}',
  pageName: 'Страница {page|number}',
  previousPage: 'Предыдущая страница',
  nextPage: 'Следующая страница',
  pages: 'Страницы',
  download: 'Скачать',
  capped: 'Показано страниц: {shown|number} из {count|number}.',
  broken: 'Это не PDF, который можно прочитать.',
  locked: 'Файл защищён паролем.',
  failed: 'Не удалось загрузить файл.',
};
