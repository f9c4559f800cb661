import type { Words } from '../words.ts';

/** Words of the page about the site and its software. */
export const about: Words<'about'> = {
  title: 'Giới thiệu',
  lead: 'Chạy bằng Halyard, sợi dây kéo cờ lên.',
  source: 'Mã nguồn',
  copy: 'Chép thông tin phiên bản',
  keyboard: 'Bàn phím',
  changeKeys: 'Đổi phím',
  people: 'Con người',
  peopleText:
    'Halyard do những người đóng góp làm nên. Lịch sử kho mã nêu tên tất cả; trang này không nêu tên ai chưa yêu cầu.',
  accessibility: 'Khả năng tiếp cận',
  accessibilityText:
    'Làm theo WCAG 2.2 AA: mọi thứ dùng được bằng bàn phím và trình đọc màn hình, ở giao diện sáng và tối, với độ tương phản cao và mọi màu của trang. Nếu có gì không dùng được, hãy báo cho ban tổ chức của trang này.',
  gaps: 'Thiếu sót đã biết: lưu lượng ghi lại chỉ hiện dạng văn bản và byte.',
  build: 'Bản dựng này',
  official: 'Chính thức',
  unofficial: 'Không chính thức',
  unofficialText: 'Không phải bản phát hành: {facts} bị thiếu hoặc không như bản phát hành.',
  version: 'Phiên bản',
  commit: 'Commit',
  committed: 'Thời điểm commit',
  built: 'Dựng lúc',
  server: 'Máy chủ',
  answers: 'trả lời trong {time} mili giây',
  silent: 'không trả lời',
  unknown: 'không rõ',
  browser: 'Trình duyệt',
  language: 'Ngôn ngữ',
  madeWith: 'Được làm bằng',
  licences: '{count|number} giấy phép',
  noThirdParties: 'Không phần nào của trang này được tải từ trang khác.',
  repository: 'Kho mã',
  programs: 'Cho chương trình',
  programsText:
    'Chương trình dùng cùng các lệnh gọi như những trang này. SDK cho JavaScript và TypeScript kiểm tra mọi câu trả lời.',
  reference: 'Tài liệu tham khảo API',
  sdk: 'Tải SDK',
};
