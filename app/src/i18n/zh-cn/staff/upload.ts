import type { Words } from '../../words.ts';

export const upload: Words<'staff', 'upload'> = {
  choose: '拖放文件，或点击选择',
  over: '松开即可上传',
  replace: '替换',
  another: '重新选择',
  cancel: '取消上传',
  hint: '立即上传',
  percent: '{value|number}%',
  empty: '文件为空',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
