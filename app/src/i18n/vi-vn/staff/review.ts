import type { Words } from '../../words.ts';

export const review: Words<'staff', 'review'> = {
  caption: 'Đội',
  filterLabel: 'Lọc đội',
  show: 'Trạng thái',
  find: 'Đội hoặc thành viên',
  team: 'Đội',
  captain: 'Đội trưởng',
  members: 'Thành viên',
  membersOf: '{joined|number} trên {all|number} tham gia',
  notJoined: 'không tham gia',
  showPersonal: 'Hiện thông tin cá nhân',
  hidePersonal: 'Ẩn thông tin cá nhân',
  caseLabel: 'Đội đang mở',
  noCase: 'Chưa mở đội nào',
  noCaseText: 'Chọn một đội bên trái hoặc nhấn j.',
  skip: 'Bỏ qua',
  decisions: {
    accept: 'Nhận',
    reject: 'Từ chối',
    suspend: 'Đình chỉ',
    reinstate: 'Khôi phục',
  },
  effects: {
    accept: 'Nhận: đội bị khóa thành phần và được chơi ngay.',
    reject: 'Từ chối: đội không được vào; có thể đăng ký lại.',
    suspend:
      'Đình chỉ: đội bị chặn và rời bảng điểm cùng các lượt giải, cho đến khi được khôi phục.',
    reinstate: 'Khôi phục: đội được chơi lại và trở lại bảng điểm cùng các lượt giải.',
  },
  results: {
    accept: 'Đã nhận {team}',
    reject: 'Đã từ chối {team}',
    suspend: 'Đã đình chỉ {team}',
    reinstate: 'Đã khôi phục {team}',
  },
  empty: 'Không có đội nào ở đây: {state}',
  emptyText: 'Các đội hiện ở đây ngay khi đăng ký hoặc được quyết định.',
  noMatch: 'Không có đội nào khớp',
  acceptCount: 'Chấp nhận {count|number}',
  rejectCount: 'Từ chối {count|number}…',
  rejectTitle: 'Từ chối {count|number} đội?',
};
