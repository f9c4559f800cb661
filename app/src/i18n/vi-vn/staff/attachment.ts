import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: 'Tệp đính kèm',
  atOnce: 'đặt ngay',
  linkInstead: 'Dùng liên kết thay thế',
  fileInstead: 'Dùng tệp thay thế',
  link: 'Liên kết',
  linkHint: 'Liên kết đưa người chơi sang trang khác.',
  linkWrong: 'Phải bắt đầu bằng http:// hoặc https://',
  setLink: 'Đặt liên kết',
  download: 'Tải về như người chơi',
  remove: 'Gỡ',
  removeTitle: 'Gỡ tệp đính kèm?',
  removeEffect: 'Người chơi không tải về được nữa. Tệp bị xóa nếu không còn nơi nào dùng.',
};
