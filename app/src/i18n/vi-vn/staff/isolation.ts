import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: 'Container tới được nơi lẽ ra phải đóng nên không container nào chạy.',
  allowed: 'Container khởi động dù tới được những đâu.',
  allowedExposed: 'Container có thể tấn công máy đang chạy chúng.',
  copy: 'Đây là bản sao: một trang khác đang chạy giữ các container.',
  toState: 'Trạng thái của trang',
  blocked:
    'Không thể khởi động khi container còn kết nối được tới {addresses}, lẽ ra phải đóng với chúng.',
  ready: {
    Isolated: 'Container không kết nối được tới máy chạy chúng',
    Exposed:
      'Container kết nối được tới {addresses}: không container nào khởi động trong giải bắt đầu lúc này',
    Allowed: 'Container khởi động dù có thể kết nối tới máy chạy chúng',
    NotChecked: 'Chưa kiểm tra container kết nối được tới đâu',
  },
};
