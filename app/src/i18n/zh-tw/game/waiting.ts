import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: '等待開始',
  startsAt: '{time} {zone}，{utc} UTC',
  duration: '時間長度',
  until: '至 {time}',
  teams: '已報名',
  size: '隊伍人數',
  after: '結束後',
  afterPractice: '可練習',
  afterClosed: '關閉',
  opens: '題目會在這裡自動開放，不必操作，也不用重新整理。',
  rules: '比賽介紹',
  allRules: '查看全部',
  legend: '你會看到的十三面旗幟',
  mates: '隊友',
  accepted: '已通過',
  captain: '隊長',
  you: '你',
  roomFor: '還可加入 {count|number} 人。',
  invite: '邀請隊友',
};
