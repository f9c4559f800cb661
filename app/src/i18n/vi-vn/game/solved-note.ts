import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} điểm',
  practice: 'Đúng, luyện tập',
  right: 'Đúng',
  byYou: 'Lượt giải thứ {place|number}, do bạn lúc {time}.',
  ahead: 'Giờ là #{rank|number}, hơn {team} {points|number} điểm.',
  behind: 'Giờ là #{rank|number}, kém {team} {points|number} điểm.',
  next: 'Bài chưa giải tiếp theo',
  nextNote: 'để làm tiếp',
  sameCategory: 'cùng hạng mục',
  isNew: 'mới',
  allSolved: 'Bạn đã giải hết mọi thử thách.',
  byMate: '{name} đã giải {challenge}',
};
