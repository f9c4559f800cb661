import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed:
    '容器可以連線到本應對其關閉的 {addresses}。除先前已在進行的比賽外，不會啟動測試容器和實例。',
  allowed: 'CONTAINER_ALLOW_UNISOLATED 已開啟：無論容器可以連線到哪裡都會啟動。',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED 已開啟：容器可以連線到 {addresses} 時仍會啟動，選手可能攻擊該機器。',
  toState: '網站狀態',
  blocked: '容器可以連線到本應對其關閉的 {addresses} 時無法啟動。',
  ready: {
    Isolated: '容器無法連線到執行它們的機器',
    Exposed: '容器可以連線到 {addresses}：現在開始的比賽不會啟動容器',
    Allowed: '即使可以連線到執行它們的機器，容器也會啟動',
    NotChecked: '未檢查容器可以連線到哪裡',
  },
};
