import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: 'Sắp xếp thử thách',
  about: 'Bảng thử thách, danh sách và bảng điểm hiển thị hạng mục và thử thách theo thứ tự này.',
  byTitle: 'Sắp xếp theo tên',
  challengesOf: 'Thử thách thuộc',
  handle: 'Di chuyển {name}',
  up: 'Đưa {name} lên',
  down: 'Đưa {name} xuống',
  lifted: 'Đã nhấc {name}. Phím mũi tên để di chuyển, phím cách để thả, Escape để hủy.',
  moved: '{name}, {place|number} trên {count|number}',
  dropped: 'Đã thả {name}',
  cancelled: '{name} đã trở về chỗ cũ',
};
