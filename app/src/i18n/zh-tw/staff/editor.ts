import type { Words } from '../../words.ts';

export const editor: Words<'staff', 'editor'> = {
  write: '編輯',
  split: '並排',
  preview: '預覽',
  bold: '粗體',
  italic: '斜體',
  code: '程式碼',
  link: '連結',
  list: '清單',
  table: '表格',
  maths: '公式',
  linkText: '文字',
  view: '檢視方式',
  tools: '工具',
};
