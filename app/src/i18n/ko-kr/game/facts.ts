import type { Words } from '../../words.ts';

// The game's own page
export const facts: Words<'game', 'facts'> = {
  start: '시작',
  end: '종료',
  duration: '기간',
  teams: '등록',
  zoneUtc: '{zone}, {utc} UTC',
  zoneOnly: 'UTC',
  openToAll: '누구나 참가',
  reviewed: '팀 심사 있음',
  byCode: '초대 코드 필요',
  hidden: '비공개',
  writeup: '라이트업 필수',
  practice: '종료 후 연습 가능',
  noText: '아직 이 대회의 소개가 없어요.',
};
