import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: 'Tìm trong tệp',
  found: '{at|number} trên {of|number}',
  notFound: 'Không tìm thấy',
  previousFound: 'Kết quả trước',
  nextFound: 'Kết quả sau',
  zoomOut: 'Nhỏ hơn',
  zoomIn: 'Lớn hơn',
  fitWidth: 'Vừa chiều rộng',
  zoom: '{percent|number}%',
  page: 'Trang',
  ofPages: 'trên {count|number}',
  pageName: 'Trang {page|number}',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  pages: 'Các trang',
  download: 'Tải xuống',
  capped: '{shown|number} trên {count|number} trang đầu.',
  broken: 'Đây không phải tệp PDF đọc được.',
  locked: 'Tệp bị khóa bằng mật khẩu.',
  failed: 'Không tải được tệp.',
};
