import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: '활성',
  of: '{challenge} 활성',
  enable: {
    title: '{challenge} 문제를 활성화할까요?',
    effect: '진행 중인 대회예요. 모든 팀에 바로 보이고 “새 문제” 공지가 나가요.',
    confirm: '활성화하고 공지 게시',
  },
  disable: {
    title: '{challenge} 문제를 비활성화할까요?',
    effect: '진행 중인 대회예요. 다시 활성화할 때까지 점수와 함께 스코어보드에서 빠져요.',
    confirm: '비활성화',
  },
  enableAll: {
    button: '{count|number}개 활성화',
    title: '문제 {count|number}개를 활성화할까요?',
    effect: '대회가 진행 중이에요. 모든 팀에 바로 보이고 문제마다 공지가 가요.',
  },
  disableAll: {
    button: '{count|number}개 비활성화',
    title: '문제 {count|number}개를 비활성화할까요?',
    effect: '참가자에게 보이지 않고 실행 중인 컨테이너는 삭제돼요.',
  },
  pointsGo: '대회가 진행 중이에요. 다시 활성화할 때까지 점수가 사라져요.',
};
