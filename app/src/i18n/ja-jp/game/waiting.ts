import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: '開始を待っています',
  startsAt: '{time} {zone}、{utc} UTC',
  duration: '期間',
  until: '{time} まで',
  teams: '登録済み',
  size: 'チームの人数',
  after: '終了後',
  afterPractice: '練習可',
  afterClosed: '閉鎖',
  opens: '問題はここに自動で表示されます。操作も再読み込みも不要です。',
  rules: '大会について',
  allRules: 'すべて読む',
  legend: 'これから目にする13の旗',
  mates: 'チームメイト',
  accepted: '承認済み',
  captain: 'キャプテン',
  you: 'あなた',
  roomFor: 'あと{count|number}人入れます。',
  invite: 'チームメイトを招待',
};
