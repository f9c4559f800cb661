import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: '容器能連到本應關閉的位址，因此不會啟動。',
  allowed: '無論容器能連到什麼都會啟動。',
  allowedExposed: '容器可能攻擊執行它們的機器。',
  copy: '這是副本：另一個正在執行的網站持有容器。',
  toState: '網站狀態',
  blocked: '容器可以連線到本應對其關閉的 {addresses} 時無法啟動。',
  ready: {
    Isolated: '容器無法連線到執行它們的機器',
    Exposed: '容器可以連線到 {addresses}：現在開始的比賽不會啟動容器',
    Allowed: '即使可以連線到執行它們的機器，容器也會啟動',
    NotChecked: '未檢查容器可以連線到哪裡',
  },
};
