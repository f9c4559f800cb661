import type { Words } from '../../words.ts';

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
