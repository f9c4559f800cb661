import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: '你的队伍',
  onScoreboard: '在排行榜中查看',
  rank: '排名',
  inDivision: '{division} 排名',
  of: '/ {count|number}',
  points: '分数',
  toAbove: '距第 {rank|number} 名',
  leading: '领先',
  scoreSince: '{time} 以来的得分',
  scoreLabel: '{time} 以来得 {points|number} 分',
  solvedOf: '已解出 {solved|number}/{count|number} 题',
  members: '队员',
  token: '队伍 token',
  tokenHint: '部分题目服务会要求填写，仅你的队伍可见。',
  reveal: '显示',
  hide: '隐藏',
};
