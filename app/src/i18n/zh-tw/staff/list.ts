import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: '列表分頁',
  page: '第 {page|number} 頁',
  range: '第 {from|number}–{to|number} 項，共 {total|number} 項',
  size: '列數',
  selection: '選取的列',
  selected: '已選 {count|number} 項',
  clear: '取消選取',
  selectRow: '選取 {row}',
  selectPage: '選取本頁全部',
  progress: '已完成 {done|number} / {total|number}',
  failed: '{total|number} 項中有 {failed|number} 項失敗',
  retry: '重試失敗項目',
};
