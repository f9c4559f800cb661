import type { Words } from '../../words.ts';

export const facts: Words<'game', 'facts'> = {
  start: 'Bắt đầu',
  end: 'Kết thúc',
  duration: 'Thời lượng',
  teams: 'Đã đăng ký',
  zoneUtc: '{zone}, {utc} UTC',
  zoneOnly: 'UTC',
  openToAll: 'Mở cho mọi người',
  reviewed: 'Đội được xét duyệt',
  byCode: 'Theo mã mời',
  hidden: 'Đang ẩn',
  writeup: 'Cần writeup',
  practice: 'Luyện tập sau khi kết thúc',
  noText: 'Chưa có mô tả về cuộc thi này.',
};
