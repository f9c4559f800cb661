import type { Words } from '../../words.ts';

/** Words of the list of teams for staff. */
export const teams: Words<'staff', 'teams'> = {
  caption: 'Các đội trên trang',
  loadFailed: 'Không tải được các đội',
  find: 'Đội, thành viên hoặc số',
  filterLabel: 'Thu hẹp danh sách đội',
  show: 'Hiển thị đội',
  views: { all: 'Tất cả', playing: 'Đang thi', locked: 'Đã khóa', closed: 'Đã xóa' },
  team: 'Đội',
  now: 'Hiện tại',
  created: 'Ngày lập',
  locked: 'Khóa',
  lockOf: 'Khóa {team}',
  byStaff: 'Đến khi bạn mở khóa',
  closedText: 'Đã xóa sau khi thi: chỉ bảng điểm còn ghi tên.',
  rankIn: '#{rank|number} ở {game}',
  noMatch: 'Không có đội phù hợp',
  showAll: 'Hiển thị mọi đội',
  empty: 'Chưa có đội nào',
  details: 'Chi tiết đội',
  since: 'Đội {id}, từ {date}',
  noAddress: 'không có địa chỉ',
  shares: '{users} dùng chung địa chỉ với đội này: {team}',
  noGames: 'Chưa có cuộc thi nào',
  nowLocked: 'Đã khóa {team}',
  nowOpen: 'Đã mở khóa {team}',
  lock: 'Khóa',
  unlock: 'Mở khóa',
  delete: 'Xóa…',
  deleteErases: 'Đội chưa từng thi nên bị xóa hẳn cùng các đơn đăng ký. Không thể hoàn tác.',
  deleteCloses:
    'Đội đã từng thi nên được đóng lại. Đội rời các cuộc thi chưa kết thúc; bảng điểm giữ tên và kết quả. Không thể hoàn tác.',
  deleteRefused: 'Đội đang thi. Hãy đình chỉ đội ở cuộc thi đó trước, hoặc đợi đến khi kết thúc.',
  bulkTitle: 'Xóa {count|number} đội?',
  bulkEffect:
    'Đội đã từng thi được đóng lại, các đội khác bị xóa hẳn. Đội đang thi được giữ. Không thể hoàn tác.',
};
