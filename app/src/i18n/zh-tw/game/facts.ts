import type { Words } from '../../words.ts';

// The game's own page
export const facts: Words<'game', 'facts'> = {
  start: '開始',
  end: '結束',
  duration: '時間長度',
  teams: '已報名',
  zoneUtc: '{zone}，{utc} UTC',
  zoneOnly: 'UTC',
  openToAll: '開放報名',
  reviewed: '隊伍需審核',
  byCode: '憑邀請碼參賽',
  hidden: '已隱藏',
  writeup: '須繳交 Writeup',
  practice: '賽後可練習',
  noText: '這場比賽還沒有介紹。',
};
