import type { Words } from '../../words.ts';

export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: 'Bạn chưa tham gia cuộc thi này',
  notJoinedText: 'Hãy tham gia cùng một đội; các thử thách sẽ ở đây.',
  pendingTitle: '{team} đang chờ ban tổ chức',
  pendingText: 'Trang này tự mở khi đội được nhận.',
  rejectedTitle: '{team} không được nhận',
  suspendedTitle: '{team} bị đình chỉ',
  suspendedText: 'Ban tổ chức đã đưa đội ra khỏi cuộc thi.',
  endedTitle: 'Cuộc thi đã kết thúc',
  endedText: 'Các thử thách đã đóng. Kết quả của mọi người nằm trên bảng điểm.',
  toGame: 'Đến cuộc thi',
  toScoreboard: 'Bảng điểm chung cuộc',
};
