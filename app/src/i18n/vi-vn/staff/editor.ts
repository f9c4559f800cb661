import type { Words } from '../../words.ts';

export const editor: Words<'staff', 'editor'> = {
  write: 'Viết',
  split: 'Chia đôi',
  preview: 'Xem trước',
  bold: 'Đậm',
  italic: 'Nghiêng',
  code: 'Mã',
  link: 'Liên kết',
  list: 'Danh sách',
  table: 'Bảng',
  maths: 'Công thức',
  linkText: 'văn bản',
  view: 'Kiểu xem',
  tools: 'Công cụ',
};
