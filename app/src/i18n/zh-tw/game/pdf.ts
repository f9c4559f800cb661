import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: '在檔案中尋找',
  found: '第 {at|number} 處，共 {of|number} 處',
  notFound: '沒有找到',
  previousFound: '上一處',
  nextFound: '下一處',
  zoomOut: '縮小',
  zoomIn: '放大',
  fitWidth: '符合寬度',
  zoom: '{percent|number}%',
  page: '頁',
  ofPages: '共 {count|number} 頁',
  pageName: '第 {page|number} 頁',
  previousPage: '上一頁',
  nextPage: '下一頁',
  pages: '頁面',
  download: '下載',
  capped: '共 {count|number} 頁，僅顯示前 {shown|number} 頁。',
  broken: '這不是可以讀取的 PDF 檔案。',
  locked: '檔案有密碼保護。',
  failed: '無法載入檔案。',
};
