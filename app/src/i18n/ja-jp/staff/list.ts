import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: '一覧のページ',
  page: '{page|number}ページ',
  range: '{total|number}件中 {from|number}～{to|number}件',
  size: '行数',
  selection: '選択した行',
  selected: '{count|number}件を選択中',
  clear: '選択を解除',
  selectRow: '{row}を選択',
  selectPage: 'このページのすべてを選択',
  progress: '{total|number}件中{done|number}件完了',
  failed: '{total|number}件中{failed|number}件失敗',
  retry: '失敗した分を再試行',
};
