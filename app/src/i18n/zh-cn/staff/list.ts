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
