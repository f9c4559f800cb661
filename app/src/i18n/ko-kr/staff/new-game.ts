import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: '새 대회',
  name: '이름',
  nameHint: '첫 단어가 포스터가 돼요.',
  poster: '포스터',
  preset: '프리셋',
  weekend: '주말',
  weekendHint: '금요일 13:00부터 48시간',
  day: '하루',
  dayHint: '10:00부터 12시간',
  training: '훈련',
  trainingHint: '14:00부터 4시간',
  week: '일주일',
  weekHint: '월요일 10:00부터 7일',
  start: '시작',
  end: '종료',
  endFollows: '시작에 맞춰 바뀜',
  overlaps: '{game} 대회와 {time} 겹쳐요.',
  moveWeek: '일주일 미루기',
  hidden: '공개하기 전까지 비공개',
  create: '비공개 대회 만들기',
};
