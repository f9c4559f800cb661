import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: 'Chờ bắt đầu',
  startsAt: '{time} {zone}, {utc} UTC',
  duration: 'Thời lượng',
  until: 'đến {time}',
  teams: 'Đã đăng ký',
  size: 'Số người mỗi đội',
  after: 'Sau đó',
  afterPractice: 'luyện tập',
  afterClosed: 'đóng',
  opens: 'Các thử thách tự mở ở đây; không cần bấm gì hay tải lại.',
  rules: 'Về cuộc thi',
  allRules: 'Xem tất cả',
  legend: 'Mười ba lá cờ bạn sẽ gặp',
  mates: 'Đồng đội',
  accepted: 'Được nhận',
  captain: 'đội trưởng',
  you: 'bạn',
  roomFor: 'Còn {count|number} chỗ.',
  invite: 'Mời đồng đội',
};
