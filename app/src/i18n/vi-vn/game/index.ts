import type { Words } from '../../words.ts';
import { board } from './board.ts';
import { challenge } from './challenge.ts';
import { facts } from './facts.ts';
import { flag } from './flag.ts';
import { gate } from './gate.ts';
import { instance } from './instance.ts';
import { join } from './join.ts';
import { notices } from './notices.ts';
import { own } from './own.ts';
import { preview } from './preview.ts';
import { solvedNote } from './solved-note.ts';
import { waiting } from './waiting.ts';
import { writeup } from './writeup.ts';
import { pdf } from './pdf.ts';

/** Words of the game screens. */
export const game: Words<'game'> = {
  scoreboard: 'Bảng điểm',
  information: 'Thông tin',
  views: 'Các mục của cuộc thi',
  loading: 'Đang tải cuộc thi',
  failed: 'Không tải được cuộc thi',
  award: '+{points|number}',
  rankOf: 'trên {count|number} đội',
  finalOf: 'chung cuộc, trên {count|number}',
  points: 'điểm',
  registered: 'đội đăng ký',
  remaining: 'còn lại',
  toStart: 'đến lúc bắt đầu',
  summary: '#{rank|number} · {points|number} điểm',
  marks: {
    none: '',
    started: 'Cuộc thi đã bắt đầu',
    hour: 'Còn một giờ',
    tenMinutes: 'Còn mười phút',
    minute: 'Còn một phút',
    ended: 'Cuộc thi đã kết thúc',
  },
  notices,
  facts,
  copyLink: 'Sao chép liên kết',
  days: 'ngày',
  hours: 'giờ',
  minutes: 'phút',
  seconds: 'giây',
  hourCount: '{count|number} giờ',
  dayCount: '{count|number} ngày',
  minuteCount: '{count|number} phút',
  instance,
  join,
  gate,
  waiting,
  board,
  own,
  challenge,
  flag,
  preview,
  solvedNote,
  pdf,
  writeup,
};
