import type { Words } from '../../words.ts';

// Why the challenges are not shown
export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: '아직 이 대회에 참가하지 않았어요',
  notJoinedText: '팀으로 참가하면 여기에 문제가 나타나요.',
  pendingTitle: '{team} 팀이 운영진의 승인을 기다려요',
  pendingText: '승인되면 이 페이지가 저절로 열려요.',
  rejectedTitle: '{team} 팀이 승인되지 않았어요',
  suspendedTitle: '{team} 팀이 정지됐어요',
  suspendedText: '운영진이 팀을 대회에서 제외했어요.',
  endedTitle: '대회가 끝났어요',
  endedText: '문제가 닫혔어요. 모두의 풀이는 스코어보드에 있어요.',
  toGame: '대회로 가기',
  toScoreboard: '최종 스코어보드',
};
