import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: '우리 팀',
  onScoreboard: '스코어보드에서 보기',
  rank: '순위',
  inDivision: '{division} 내',
  of: '/ {count|number}',
  points: '점수',
  toAbove: '{rank|number}위까지',
  leading: '앞선 점수',
  scoreSince: '{time}부터의 점수',
  scoreLabel: '{time}부터 {points|number}점',
  solvedOf: '{count|number}문제 중 {solved|number}문제 해결',
  members: '팀원',
  token: '팀 token',
  tokenHint: '일부 서비스에서 요구해요. 우리 팀만 알 수 있어요.',
  reveal: '보기',
  hide: '숨기기',
};
