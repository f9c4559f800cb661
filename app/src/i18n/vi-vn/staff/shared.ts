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

export const upload: Words<'staff', 'upload'> = {
  choose: 'Thả tệp hoặc chọn',
  over: 'Thả ra để tải lên',
  replace: 'Thay',
  another: 'Chọn tệp khác',
  cancel: 'Hủy tải lên',
  hint: 'Tải lên ngay',
  percent: '{value|number}%',
  empty: 'Tệp này trống',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
