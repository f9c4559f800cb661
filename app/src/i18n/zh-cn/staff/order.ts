import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: '调整题目顺序',
  about: '题目面板、列表和排行榜按此顺序显示分类和题目。',
  byTitle: '按标题排序',
  challengesOf: '所属分类',
  handle: '移动 {name}',
  up: '上移 {name}',
  down: '下移 {name}',
  lifted: '已拿起 {name}。方向键移动，空格放下，Esc 取消。',
  moved: '{name}，第 {place|number} 个，共 {count|number} 个',
  dropped: '已放下 {name}',
  cancelled: '{name} 已回到原位',
};
