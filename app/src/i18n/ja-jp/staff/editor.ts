import type { Words } from '../../words.ts';

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
