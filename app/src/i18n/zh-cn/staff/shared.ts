import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: '列表分页',
  page: '第 {page|number} 页',
  range: '第 {from|number}–{to|number} 项，共 {total|number} 项',
  size: '行数',
  selection: '选中的行',
  selected: '已选 {count|number} 项',
  clear: '取消选择',
  selectRow: '选择 {row}',
  selectPage: '选择本页全部',
  progress: '已完成 {done|number} / {total|number}',
  failed: '{total|number} 项中有 {failed|number} 项失败',
  retry: '重试失败项',
};

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
