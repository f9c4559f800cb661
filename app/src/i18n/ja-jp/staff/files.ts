import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: '保存されたファイル',
  name: 'ファイル',
  size: 'サイズ',
  uses: '使用数',
  uploaded: 'アップロード日時',
  remove: '削除',
  inUse: '使用中です。先に使用箇所から外してください',
  removeTitle: '{name} を削除しますか？',
  removeEffect: 'ファイルは完全に失われます。',
  empty: 'ファイルはまだありません',
  loadFailed: 'ファイルを読み込めませんでした',
};
