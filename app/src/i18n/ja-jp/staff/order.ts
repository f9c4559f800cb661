import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: '問題の並べ替え',
  about: 'ボード、一覧、スコアボードにはカテゴリーと問題がこの順で表示されます。',
  byTitle: 'タイトル順にする',
  challengesOf: '問題のカテゴリー',
  handle: '{name} を移動',
  up: '{name} を上へ',
  down: '{name} を下へ',
  lifted: '{name} を持ち上げました。矢印キーで移動、スペースで確定、Escape で取り消します。',
  moved: '{name}、{count|number} 件中 {place|number} 番目',
  dropped: '{name} を置きました',
  cancelled: '{name} を元の位置に戻しました',
};
