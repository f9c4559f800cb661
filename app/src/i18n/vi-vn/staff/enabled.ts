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
  enableAll: {
    button: 'Bật {count|number}',
    title: 'Bật {count|number} thử thách?',
    effect: 'Cuộc thi đang diễn ra: mọi đội thấy ngay và nhận thông báo cho từng thử thách.',
  },
  disableAll: {
    button: 'Tắt {count|number}',
    title: 'Tắt {count|number} thử thách?',
    effect: 'Người chơi không còn thấy chúng và các container đang chạy sẽ bị hủy.',
  },
  pointsGo: 'Cuộc thi đang diễn ra: điểm của chúng biến mất cho đến khi được bật lại.',
};
