import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: 'ファイルをドロップ、または選択',
  over: '放すとアップロード',
  replace: '差し替え',
  another: '別のファイルを選ぶ',
  cancel: 'アップロードをキャンセル',
  hint: 'すぐにアップロードされます',
  percent: '{value|number}%',
  empty: 'ファイルが空です',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
