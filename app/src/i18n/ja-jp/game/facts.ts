import type { Words } from '../../words.ts';

// The game's own page
export const facts: Words<'game', 'facts'> = {
  start: '開始',
  end: '終了',
  duration: '期間',
  teams: '登録済み',
  zoneUtc: '{zone}、{utc} UTC',
  zoneOnly: 'UTC',
  openToAll: '誰でも参加可',
  reviewed: 'チームの審査あり',
  byCode: '招待コード制',
  hidden: '非公開',
  writeup: 'Writeup必須',
  practice: '終了後も練習可',
  noText: 'この大会の説明はまだありません。',
};
