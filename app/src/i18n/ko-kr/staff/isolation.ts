import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: '컨테이너가 닫혀 있어야 할 곳에 닿으므로 시작되지 않습니다.',
  allowed: '컨테이너가 어디에 닿든 시작됩니다.',
  allowedExposed: '컨테이너가 자신을 실행하는 머신을 공격할 수 있습니다.',
  copy: '이 사이트는 복사본입니다. 실행 중인 다른 사이트가 컨테이너를 맡고 있습니다.',
  toState: '사이트 상태',
  blocked: '닫혀 있어야 할 {addresses}에 컨테이너가 연결할 수 있는 동안에는 시작할 수 없습니다.',
  ready: {
    Isolated: '컨테이너가 실행 컴퓨터에 연결할 수 없음',
    Exposed: '컨테이너가 {addresses}에 연결할 수 있음: 지금 시작하는 대회에서는 시작하지 않음',
    Allowed: '실행 컴퓨터에 연결할 수 있어도 컨테이너를 시작함',
    NotChecked: '컨테이너가 어디에 연결할 수 있는지 확인하지 않음',
  },
};
