import type { Words } from '../../words.ts';

export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 các tác giả Halyard, giấy phép Apache 2.0',
  repository: 'Kho mã',
  tag: 'Thẻ',
  commit: 'Commit',
  committed: 'Ngày commit',
  built: 'Ngày dựng',
  unknown: 'không rõ',
  valid: 'Thông tin bản dựng hợp lệ.',
  invalid: 'Thông tin bản dựng không hợp lệ: đây không phải bản dựng chính thức.',
  faulty: 'Sai hoặc thiếu: {names}.',
  stop: 'Dừng lại!',
  selfXss:
    'Nếu ai đó bảo bạn sao chép và dán gì vào đây, đó là thủ đoạn chiếm tài khoản của bạn. Đừng dán thứ bạn không hiểu.',
};
