import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: 'Bị cấm',
    User: 'Người dùng',
    Monitor: 'Giám sát',
    Admin: 'Quản trị',
  },
  participation: {
    Pending: 'Đang chờ',
    Accepted: 'Được nhận',
    Rejected: 'Bị từ chối',
    Suspended: 'Bị đình chỉ',
    Unsubmitted: 'Chưa đăng ký',
  },
  category: {
    Misc: 'Misc',
    Crypto: 'Crypto',
    Pwn: 'Pwn',
    Web: 'Web',
    Reverse: 'Reverse',
    Blockchain: 'Blockchain',
    Forensics: 'Forensics',
    Hardware: 'Hardware',
    Mobile: 'Mobile',
    PPC: 'PPC',
    AI: 'AI',
    Pentest: 'Pentest',
    OSINT: 'OSINT',
  },
  challengeType: {
    StaticAttachment: 'Tệp tĩnh',
    StaticContainer: 'Container tĩnh',
    DynamicAttachment: 'Tệp động',
    DynamicContainer: 'Container động',
  },
  phase: {
    upcoming: 'Chưa bắt đầu',
    running: 'Đang diễn ra',
    ended: 'Đã kết thúc',
    practice: 'Luyện tập',
    frozen: 'Đã đóng băng',
  },
  blood: {
    first: 'First blood',
    second: 'Second blood',
    third: 'Third blood',
  },
};
