import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: '儲存的檔案',
  name: '檔案',
  size: '大小',
  uses: '使用次數',
  uploaded: '上傳時間',
  remove: '刪除',
  inUse: '使用中：請先從使用處移除',
  removeTitle: '刪除 {name}？',
  removeEffect: '檔案將永久消失。',
  empty: '還沒有檔案',
  loadFailed: '無法載入檔案',
};
