import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: '自分のチーム',
  onScoreboard: 'スコアボードで見る',
  rank: '順位',
  inDivision: '{division} 内',
  of: '/ {count|number}',
  points: '得点',
  toAbove: '{rank|number}位まで',
  leading: 'リード',
  scoreSince: '{time} 以降のスコア',
  scoreLabel: '{time} 以降に{points|number}点',
  solvedOf: '{count|number}問中{solved|number}問正解',
  members: 'メンバー',
  token: 'チームtoken',
  tokenHint: '一部の問題で必要です。チーム以外には知られません。',
  reveal: '表示',
  hide: '隠す',
};
