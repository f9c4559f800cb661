import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: '啟用',
  of: '啟用 {challenge}',
  enable: {
    title: '啟用 {challenge}？',
    effect: '比賽正在進行：所有隊伍會立即看到題目，並收到「新題目」公告。',
    confirm: '啟用並發布公告',
  },
  disable: {
    title: '停用 {challenge}？',
    effect: '比賽正在進行：題目及其得分會從排行榜移除，直到重新啟用。',
    confirm: '停用',
  },
  enableAll: {
    button: '啟用 {count|number} 題',
    title: '啟用 {count|number} 道題目？',
    effect: '競賽正在進行：所有隊伍會立即看到，並為每一題收到一則公告。',
  },
  disableAll: {
    button: '停用 {count|number} 題',
    title: '停用 {count|number} 道題目？',
    effect: '參賽者將看不到它們，執行中的容器會被銷毀。',
  },
  pointsGo: '競賽正在進行：其分數會消失，直到再次啟用。',
};
