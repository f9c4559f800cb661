import type { Words } from '../../words.ts';

/** Words of the list of teams for staff. */
export const teams: Words<'staff', 'teams'> = {
  caption: 'サイトのチーム',
  loadFailed: 'チームを読み込めませんでした',
  find: 'チーム、メンバー、番号',
  filterLabel: 'チームの一覧を絞り込む',
  show: '表示するチーム',
  views: { all: 'すべて', playing: '大会中', locked: 'ロック中', closed: '削除済み' },
  team: 'チーム',
  now: '現在',
  created: '作成日',
  locked: 'ロック',
  lockOf: '{team}をロック',
  byStaff: '解除するまで',
  closedText: '参加後に削除されました。順位表にだけ名前が残ります。',
  rankIn: '{game}で{rank|number}位',
  noMatch: '該当するチームがありません',
  showAll: 'すべてのチームを表示',
  empty: 'チームはまだありません',
  details: 'チームの詳細',
  since: 'チーム{id}、{date}から',
  noAddress: 'アドレスなし',
  shares: '{users}（{team}）がこのチームと同じアドレスを使っています',
  noGames: '大会はまだありません',
  nowLocked: '{team}をロックしました',
  nowOpen: '{team}のロックを解除しました',
  lock: 'ロック',
  unlock: 'ロック解除',
  delete: '削除…',
  deleteErases: '一度も参加していないため、申し込みとともに消去されます。元に戻せません。',
  deleteCloses:
    '参加したことがあるため閉鎖されます。終わっていない大会から抜け、順位表には名前と結果が残ります。元に戻せません。',
  deleteRefused: '大会に参加中です。先にその大会で停止するか、終了を待ってください。',
  bulkTitle: '{count|number}チームを削除しますか？',
  bulkEffect:
    '参加したことのあるチームは閉鎖され、他は消去されます。参加中のチームは残ります。元に戻せません。',
};
