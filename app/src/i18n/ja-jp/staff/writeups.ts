import type { Words } from '../../words.ts';

export const writeups: Words<'staff', 'writeups'> = {
  filterLabel: 'Writeup を絞り込む',
  show: '表示',
  views: {
    all: 'すべて',
    in: '提出済み',
    missing: '未提出',
  },
  find: 'チーム',
  list: '順位順の Writeup',
  states: {
    read: '既読',
    unread: '未読',
    missing: '未提出',
  },
  place: '#{rank|number}、{count|number} 点',
  unranked: '順位なし',
  documentOf: '{team} の Writeup',
  missingTitle: 'Writeup はまだありません',
  missingText: '{team} はまだ提出していません。',
  noneOpen: '開いている Writeup はありません',
  noneOpenText: '左のチームを選ぶか、j を押してください。',
  empty: 'Writeup はありません',
  emptyText: '承認されたチームと提出物がここに表示されます。',
  notAsked: 'この大会は Writeup を求めていません。「大会情報」タブで変更できます。',
  noMatch: '一致するチームがありません',
  copyAddresses: '{count|number} 件のアドレスをコピー',
  copied: '未提出チームのキャプテンのアドレスを {count|number} 件コピーしました',
  download: '{count|number} 件をダウンロード',
  deleteAll: 'Writeup をすべて削除…',
  deleteTitle: '{game} の Writeup をすべて削除しますか？',
  deleteEffect:
    '{count|number} 件のファイルが完全に削除されます。期限まではチームが再提出できます。',
};
