import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: 'Xem trước: những gì một đội đã được duyệt thấy',
  withoutDivision: 'Không có bảng đấu',
  missing: 'Người chơi không thấy thử thách này: nó bị tắt hoặc bị ẩn với bảng đấu này.',
  leave: 'Quay lại các thử thách',
  nothingSent: 'Xem trước: không thể gửi gì',
};
