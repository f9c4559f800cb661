import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: '시작을 기다리는 중',
  startsAt: '{time} {zone}, {utc} UTC',
  duration: '기간',
  until: '{time}까지',
  teams: '등록',
  size: '팀 인원',
  after: '종료 후',
  afterPractice: '연습',
  afterClosed: '닫힘',
  opens: '문제는 여기에 저절로 열려요. 누르거나 새로고침할 필요가 없어요.',
  rules: '대회 소개',
  allRules: '모두 보기',
  legend: '앞으로 만날 열세 개의 깃발',
  mates: '팀 동료',
  accepted: '승인됨',
  captain: '팀장',
  you: '나',
  roomFor: '{count|number}명 더 들어올 수 있어요.',
  invite: '팀 동료 초대',
};
