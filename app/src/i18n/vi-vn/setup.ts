import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'Thiết lập trang này',
  lead: '{count|number} bước, khoảng hai phút.',
  product: 'Halyard',
  firstRun: 'Chạy lần đầu',
  done: 'Xong',
  change: 'Đổi',
  steps: {
    administrator: 'Quản trị viên',
    site: 'Tên và màu',
    mail: 'Thư',
    game: 'Cuộc thi đầu tiên',
  },
  stepOf: 'Bước {step|number} / {steps|number}',
  token: 'Mã dùng một lần',
  tokenHint: 'Máy chủ in mã này vào nhật ký khi khởi động, nằm trong một liên kết.',
  tokenRefused:
    'Mã dùng một lần sai hoặc không còn hiệu lực. Mỗi lần khởi động, máy chủ in một liên kết mới: hãy xem cuối nhật ký, hoặc khởi động lại máy chủ, rồi dán liên kết vào đây.',
  siteName: 'Tên trang',
  brand: 'Màu thương hiệu',
  contrast: 'Độ tương phản của chữ và nút đạt {ratio|number} : 1 ở cả hai giao diện.',
  skipSite: 'Giữ mặc định',
  mail: {
    note: 'không bắt buộc, nhưng nên làm ngay',
    title: 'Thư',
    off: 'Chưa đặt máy chủ thư. Hãy đặt {setting} và khởi động lại máy chủ. Cho đến lúc đó, thư chờ trong danh sách thư.',
    testing: '{server}, đang gửi thư thử',
    delivered: '{server} đã nhận thư thử gửi {to} sau {time}.',
    refused: '{server} không nhận thư thử: {reason}',
    again: 'Gửi lại',
    address: 'Địa chỉ công khai',
    noAddress:
      'Thư có liên kết cần nó. Hãy đặt {setting} thành địa chỉ của trang này và khởi động lại máy chủ.',
  },
  gameNote: 'ẩn cho đến khi bạn bật',
  gameTitle: 'Tên cuộc thi',
  gameTitleExample: 'CTF Bến Cảng',
  gameLength: 'Thời lượng',
  presets: {
    '48': 'Cuối tuần, 48 giờ',
    '24': 'Một ngày, 24 giờ',
    '12': 'Nửa ngày, 12 giờ',
    '8': 'Ngày làm việc, 8 giờ',
    '168': 'Một tuần',
  },
  gameTimes: '{span} {zone}; cả hai mốc đều đổi được về sau.',
  finishWithout: 'Kết thúc, không tạo cuộc thi',
  createGame: 'Tạo cuộc thi',
  alreadyDone: 'Trang này đã được thiết lập',
  alreadyDoneText: 'Trang đã có quản trị viên nên liên kết thiết lập không còn tác dụng.',
};
