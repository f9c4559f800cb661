import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: 'Hồ sơ',
  signedInAs: 'Đã đăng nhập là {name}',
  languageWhy: 'Ngày, số và thông báo lỗi theo ngôn ngữ này.',
  languages: 'Dịch máy: {names}.',
  appearance: 'Giao diện',
  appearanceWhy:
    'Chỉ lưu trên thiết bị này. Màu của trang do quản trị viên chọn; bạn có thể dùng màu riêng.',
  colour: 'Màu',
  siteColour: 'Màu của trang',
  defaultColour: 'Mặc định',
  customColour: 'Tùy chỉnh',
  ownColour: 'Màu tùy chỉnh',
  colourForm: 'Dấu # và sáu chữ số thập lục phân, ví dụ {example}.',
  colours: {
    green: 'Xanh lục',
    blue: 'Xanh dương',
    violet: 'Tím',
    pink: 'Hồng',
    red: 'Đỏ',
    orange: 'Cam',
    yellow: 'Vàng',
    grey: 'Xám',
  },
  ratios: {
    text: 'Chữ mang màu này',
    fill: 'Chữ trên nút',
    control: 'Công tắc, ô chọn',
  },
  derivation:
    'Màu giữ nguyên trên mảng tô; với chữ và viền, độ sáng được điều chỉnh đến khi đủ tương phản.',
  notBuilt: 'Phiên bản này chưa thể đổi tên, ảnh, email, mật khẩu và token API.',
  pickColour: 'Chọn màu',
  preview: {
    dark: 'Giao diện tối với màu này',
    light: 'Giao diện sáng với màu này',
    badge: 'Đã giải',
    primary: 'Nộp',
    secondary: 'Hủy',
  },
};
