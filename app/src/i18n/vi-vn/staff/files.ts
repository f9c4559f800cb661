import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: 'Tệp đã lưu',
  name: 'Tệp',
  size: 'Kích thước',
  uses: 'Lượt dùng',
  uploaded: 'Tải lên',
  remove: 'Xóa',
  inUse: 'Đang dùng: hãy gỡ khỏi nơi sử dụng trước',
  removeTitle: 'Xóa {name}?',
  removeEffect: 'Tệp mất vĩnh viễn.',
  empty: 'Chưa có tệp',
  loadFailed: 'Không tải được tệp',
};
