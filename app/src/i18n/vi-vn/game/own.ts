import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: 'Đội của bạn',
  onScoreboard: 'Trên bảng điểm',
  rank: 'Hạng',
  inDivision: 'Ở {division}',
  of: 'trên {count|number}',
  points: 'Điểm',
  toAbove: 'Đến #{rank|number}',
  leading: 'Hơn đội sau',
  scoreSince: 'Điểm từ {time}',
  scoreLabel: '{points|number} điểm từ {time}',
  solvedOf: 'đã giải {solved|number} trên {count|number}',
  members: 'Thành viên',
  token: 'Token của đội',
  tokenHint: 'Một số dịch vụ cần token này. Chỉ đội của bạn biết.',
  reveal: 'Hiện',
  hide: 'Ẩn',
};
