import type { Words } from '../../words.ts';

export const importReport: Words<'staff', 'importReport'> = {
  title: 'Nhập',
  from: {
    Gzctf: 'Đã nhập lúc {time} từ gói cuộc thi.',
    Ctfcli: 'Đã nhập lúc {time} từ các bài của ctfcli.',
  },
  same: 'Mọi thứ đều như trong tệp.',
  count: 'Có {count|number} điểm khác với tệp.',
  show: 'Xem khác biệt',
  dialogTitle: 'Khác biệt so với tệp đã nhập',
  wholeGame: 'Toàn bộ cuộc thi',
  first: 'Chỉ hiện {count|number} mục đầu tiên.',
  notes: {
    CATEGORY_UNKNOWN: 'Thể loại này không có ở đây; dùng Misc.',
    SCORING_CONVERTED: 'Điểm giảm theo đường cong khác, gặp đường cũ ở nửa chừng.',
    FLAGS_NOT_STATIC: 'Bỏ qua các cờ không phải văn bản thường, như biểu thức chính quy.',
    FLAGS_NOT_PACKED: 'Gói không có các cờ kèm tệp của bài: hãy thêm lại.',
    FLAGS_CASE_SENSITIVE: 'Cờ được so khớp chính xác, phân biệt chữ hoa chữ thường.',
    HINTS_WITH_COST: 'Bỏ qua các gợi ý mất điểm.',
    HINTS_WITH_REQUIREMENTS: 'Bỏ qua các gợi ý cần gợi ý khác.',
    HINT_TITLES: 'Bỏ qua tiêu đề của gợi ý.',
    IMAGE_NOT_BUILT: 'Cần dựng image và đẩy lên registry trước; hiện chưa đặt image nào.',
    REQUIREMENTS_NOT_SUPPORTED: 'Không hỗ trợ điều kiện: bài mở ngay từ đầu.',
    LOGIC_NOT_SUPPORTED: 'Bất kỳ cờ nào cũng giải được bài.',
    FIELD_NOT_SUPPORTED: 'Trường này không được hỗ trợ nên bị bỏ qua.',
    FILES_ZIPPED: 'Nhiều tệp được gộp thành một tệp ZIP.',
    FILES_LOST: 'Gói bị thiếu tệp.',
    FILE_SKIPPED: 'Tệp này thuộc công cụ khác nên bị bỏ qua.',
    GAME_TIMES_CHOSEN:
      'Định dạng này không có ngày giờ: thời điểm bắt đầu và kết thúc đã được chọn sẵn.',
    GAME_TIMES_CORRECTED:
      'Đóng băng phải nằm trong cuộc thi, hạn writeup không được trước khi kết thúc: đã sửa.',
    GAME_HIDDEN: 'Cuộc thi từng hiển thị, giờ đang ẩn.',
    CHALLENGES_DISABLED: 'Các bài từng bật giờ đang tắt.',
  },
};
