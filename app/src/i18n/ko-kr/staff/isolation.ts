import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed:
    '닫혀 있어야 할 {addresses}에 컨테이너가 연결할 수 있습니다. 이미 진행 중이던 대회를 제외하고 테스트 컨테이너와 인스턴스를 시작하지 않습니다.',
  allowed:
    'CONTAINER_ALLOW_UNISOLATED가 켜져 있습니다. 컨테이너가 어디에 연결할 수 있든 시작합니다.',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED가 켜져 있습니다. {addresses}에 연결할 수 있는데도 컨테이너를 시작하므로 참가자가 그 컴퓨터를 공격할 수 있습니다.',
  toState: '사이트 상태',
  blocked: '닫혀 있어야 할 {addresses}에 컨테이너가 연결할 수 있는 동안에는 시작할 수 없습니다.',
  ready: {
    Isolated: '컨테이너가 실행 컴퓨터에 연결할 수 없음',
    Exposed: '컨테이너가 {addresses}에 연결할 수 있음: 지금 시작하는 대회에서는 시작하지 않음',
    Allowed: '실행 컴퓨터에 연결할 수 있어도 컨테이너를 시작함',
    NotChecked: '컨테이너가 어디에 연결할 수 있는지 확인하지 않음',
  },
};
