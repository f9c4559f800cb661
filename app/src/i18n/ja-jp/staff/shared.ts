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

export const editor: Words<'staff', 'editor'> = {
  write: '編集',
  split: '分割',
  preview: 'プレビュー',
  bold: '太字',
  italic: '斜体',
  code: 'コード',
  link: 'リンク',
  list: 'リスト',
  table: '表',
  maths: '数式',
  linkText: 'テキスト',
  view: '表示',
  tools: 'ツール',
};

export const upload: Words<'staff', 'upload'> = {
  choose: 'ファイルをドロップ、または選択',
  over: '放すとアップロード',
  replace: '差し替え',
  another: '別のファイルを選ぶ',
  cancel: 'アップロードをキャンセル',
  hint: 'すぐにアップロードされます',
  percent: '{value|number}%',
  empty: 'ファイルが空です',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
