import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed:
    'Container kết nối được tới {addresses}, lẽ ra phải đóng với chúng. Không container thử và phiên bản nào khởi động, trừ trong các giải đang diễn ra từ trước.',
  allowed: 'CONTAINER_ALLOW_UNISOLATED đang bật: container khởi động dù kết nối được tới đâu.',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED đang bật: container khởi động dù kết nối được tới {addresses}, nên người chơi có thể tấn công máy đó.',
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
