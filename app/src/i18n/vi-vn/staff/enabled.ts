import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: 'Đã bật',
  of: '{challenge} đang bật',
  enable: {
    title: 'Bật {challenge}?',
    effect: 'Cuộc thi đang diễn ra: mọi đội thấy ngay và nhận thông báo “Thử thách mới”.',
    confirm: 'Bật và đăng thông báo',
  },
  disable: {
    title: 'Tắt {challenge}?',
    effect: 'Cuộc thi đang diễn ra: thử thách rời bảng cùng điểm của nó, cho đến khi được bật lại.',
    confirm: 'Tắt',
  },
};
