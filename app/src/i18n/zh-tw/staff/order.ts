import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: '調整題目順序',
  about: '題目面板、列表和排行榜按此順序顯示分類和題目。',
  byTitle: '按標題排序',
  challengesOf: '所屬分類',
  handle: '移動 {name}',
  up: '上移 {name}',
  down: '下移 {name}',
  lifted: '已拿起 {name}。方向鍵移動，空白鍵放下，Esc 取消。',
  moved: '{name}，第 {place|number} 個，共 {count|number} 個',
  dropped: '已放下 {name}',
  cancelled: '{name} 已回到原位',
};
