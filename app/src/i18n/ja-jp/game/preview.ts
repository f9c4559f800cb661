import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: 'プレビュー：承認されたチームに見える内容',
  withoutDivision: '部門なし',
  missing: 'プレイヤーにはこの問題が見えません。無効になっているか、この部門には非表示です。',
  leave: '問題一覧に戻る',
  nothingSent: 'プレビュー：何も送信できません',
};
