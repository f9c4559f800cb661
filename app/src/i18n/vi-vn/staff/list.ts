import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: 'Các trang của danh sách',
  page: 'Trang {page|number}',
  range: '{from|number}–{to|number} trong {total|number}',
  size: 'Số hàng',
  selection: 'Các hàng đã chọn',
  selected: 'Đã chọn {count|number}',
  clear: 'Bỏ chọn',
  selectRow: 'Chọn {row}',
  selectPage: 'Chọn tất cả trên trang này',
  progress: 'Xong {done|number} / {total|number}',
  failed: 'Lỗi {failed|number} / {total|number}',
  retry: 'Thử lại các mục lỗi',
};
