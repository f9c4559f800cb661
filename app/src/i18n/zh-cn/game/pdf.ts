import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: '在文件中查找',
  found: '第 {at|number} 处，共 {of|number} 处',
  notFound: '没有找到',
  previousFound: '上一处',
  nextFound: '下一处',
  zoomOut: '缩小',
  zoomIn: '放大',
  fitWidth: '适合宽度',
  zoom: '{percent|number}%',
  page: '页',
  ofPages: '共 {count|number} 页',
  pageName: '第 {page|number} 页',
  previousPage: '上一页',
  nextPage: '下一页',
  pages: '页面',
  download: '下载',
  capped: '共 {count|number} 页，仅显示前 {shown|number} 页。',
  broken: '这不是可以读取的 PDF 文件。',
  locked: '文件有密码保护。',
  failed: '无法加载文件。',
};
