import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: '你的隊伍',
  onScoreboard: '在排行榜上查看',
  rank: '排名',
  inDivision: '{division} 排名',
  of: '/ {count|number}',
  points: '分數',
  toAbove: '距離第 {rank|number} 名',
  leading: '領先',
  scoreSince: '{time} 以來的得分',
  scoreLabel: '{time} 以來得 {points|number} 分',
  solvedOf: '已解出 {solved|number}/{count|number} 題',
  members: '隊員',
  token: '隊伍 token',
  tokenHint: '部分題目服務會要求輸入，只有你的隊伍看得到。',
  reveal: '顯示',
  hide: '隱藏',
};
