import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: '拖放檔案，或點選瀏覽',
  over: '放開即可上傳',
  replace: '取代',
  another: '重新選擇',
  cancel: '取消上傳',
  hint: '立即上傳',
  percent: '{value|number}%',
  empty: '檔案是空的',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
