import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number}점',
  practice: '정답, 연습',
  right: '정답',
  byYou: '{place|number}번째 풀이, 내가 {time}에 풀었어요.',
  ahead: '이제 {rank|number}위, {team} 팀보다 {points|number}점 앞서요.',
  behind: '이제 {rank|number}위, {team} 팀보다 {points|number}점 뒤져요.',
  next: '다음 미해결',
  nextNote: '이어서 풀 문제',
  sameCategory: '같은 카테고리',
  isNew: '새 문제',
  allSolved: '있는 문제를 모두 해결했어요.',
  byMate: '{name} 님이 {challenge} 문제를 풀었습니다',
};
