import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: 'Cuộc thi mới',
  name: 'Tên',
  nameHint: 'Từ đầu tiên của tên sẽ thành áp phích.',
  poster: 'Áp phích',
  preset: 'Mẫu có sẵn',
  weekend: 'Cuối tuần',
  weekendHint: '48 giờ từ thứ Sáu 13:00',
  day: 'Một ngày',
  dayHint: '12 giờ từ 10:00',
  training: 'Tập luyện',
  trainingHint: '4 giờ từ 14:00',
  week: 'Một tuần',
  weekHint: '7 ngày từ thứ Hai 10:00',
  start: 'Bắt đầu',
  end: 'Kết thúc',
  endFollows: 'theo giờ bắt đầu',
  overlaps: 'Trùng với {game} {time}.',
  moveWeek: 'Dời một tuần',
  hidden: 'Ẩn cho đến khi bạn bật',
  create: 'Tạo cuộc thi ẩn',
};
