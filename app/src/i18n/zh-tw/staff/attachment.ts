import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: '附件',
  atOnce: '立即生效',
  linkInstead: '改用連結',
  fileInstead: '改用檔案',
  link: '連結',
  linkHint: '選手會前往外部網站下載。',
  linkWrong: '須以 http:// 或 https:// 開頭',
  setLink: '設定連結',
  download: '以選手身分下載',
  remove: '移除',
  removeTitle: '移除附件？',
  removeEffect: '選手將無法下載。如果沒有其他地方使用，檔案會被刪除。',
};
