import type { Words } from '../../words.ts';

export const editor: Words<'staff', 'editor'> = {
  write: '编辑',
  split: '分栏',
  preview: '预览',
  bold: '粗体',
  italic: '斜体',
  code: '代码',
  link: '链接',
  list: '列表',
  table: '表格',
  maths: '公式',
  linkText: '文本',
  view: '视图',
  tools: '工具',
};
