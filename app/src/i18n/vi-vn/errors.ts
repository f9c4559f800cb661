import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: 'Không kết nối được máy chủ. Hãy kiểm tra mạng rồi thử lại.',
  aborted: 'Kết nối bị ngắt trước khi nhận đủ phản hồi. Hãy thử lại.',
  cancelled: 'Yêu cầu đã bị hủy.',
  timeout: 'Máy chủ phản hồi quá lâu.',
  badResponse: 'Máy chủ gửi phản hồi mà trang này không hiểu. Tải lại trang có thể giúp ích.',
  badRequest: 'Hãy kiểm tra các trường được đánh dấu.',
  rateLimited: 'Thử quá nhiều lần. Hãy đợi {seconds|number} giây rồi thử lại.',
  loadFailed: 'Không tải được nội dung này',
  requestId: 'Yêu cầu {id}',
  changedMeanwhile: 'Trong lúc đó người khác đã thay đổi mục này.',
  field: {
    REQUIRED: 'Hãy điền mục này',
    WRONG_TYPE: 'Có vẻ chưa đúng',
    TOO_SMALL: 'Quá nhỏ',
    TOO_LARGE: 'Quá lớn',
    TOO_SHORT: 'Quá ngắn',
    TOO_LONG: 'Quá dài',
    WRONG_FORMAT: 'Có vẻ chưa đúng',
    NOT_ALLOWED: 'Không có trong các lựa chọn',
    OUT_OF_ORDER: 'Không khớp với các trường khác',
  },
};
