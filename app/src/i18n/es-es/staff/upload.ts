import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: 'Suelta o elige un archivo',
  over: 'Suelta para subirlo',
  replace: 'Reemplazar',
  another: 'Elegir otro',
  cancel: 'Cancelar la subida',
  hint: 'Se sube al momento',
  percent: '{value|number} %',
  empty: 'Este archivo está vacío',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
