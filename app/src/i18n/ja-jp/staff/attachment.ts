import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: '添付ファイル',
  atOnce: 'すぐに反映',
  linkInstead: '代わりにリンクを使う',
  fileInstead: '代わりにファイルを使う',
  link: 'リンク',
  linkHint: 'プレイヤーは別のサイトへ移動します。',
  linkWrong: 'http:// または https:// で始めてください',
  setLink: 'リンクを設定',
  download: 'プレイヤーと同じ形でダウンロード',
  remove: '削除',
  removeTitle: '添付ファイルを削除しますか？',
  removeEffect:
    'プレイヤーはダウンロードできなくなります。ほかで使われていなければ、ファイルも削除されます。',
};
