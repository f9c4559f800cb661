import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: '启用',
  of: '启用 {challenge}',
  enable: {
    title: '启用 {challenge}？',
    effect: '比赛正在进行：所有队伍会立即看到题目，并收到“新题目”公告。',
    confirm: '启用并发布公告',
  },
  disable: {
    title: '停用 {challenge}？',
    effect: '比赛正在进行：题目及其得分会从排行榜移除，直到重新启用。',
    confirm: '停用',
  },
  enableAll: {
    button: '启用 {count|number} 道',
    title: '启用 {count|number} 道题目？',
    effect: '比赛正在进行：所有队伍会立即看到，并为每道题收到一条公告。',
  },
  disableAll: {
    button: '停用 {count|number} 道',
    title: '停用 {count|number} 道题目？',
    effect: '选手将看不到它们，正在运行的容器会被销毁。',
  },
  pointsGo: '比赛正在进行：其分数会消失，直到再次启用。',
};
