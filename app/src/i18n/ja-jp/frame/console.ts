import type { Words } from '../../words.ts';

/** Texts in the browser's console. */
export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 Halyardの作者、Apache License 2.0',
  repository: 'リポジトリ',
  tag: 'タグ',
  commit: 'コミット',
  committed: 'コミット日時',
  built: 'ビルド日時',
  unknown: '不明',
  valid: 'ビルド情報は有効です。',
  invalid: 'ビルド情報が無効です。公式のビルドではありません。',
  faulty: '誤りまたは欠落: {names}。',
  stop: '待ってください！',
  selfXss:
    'ここに何かを貼り付けるよう誰かに言われたなら、それはアカウントを乗っ取る手口です。意味の分からないものは貼り付けないでください。',
};
