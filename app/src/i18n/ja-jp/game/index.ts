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
  scoreboard: 'スコアボード',
  information: '大会情報',
  views: '大会のページ',
  loading: '大会を読み込み中',
  failed: '大会を読み込めませんでした',
  award: '+{points|number}',
  rankOf: '{count|number}チーム中',
  finalOf: '最終順位、{count|number}チーム中',
  points: '点',
  registered: '登録チーム',
  remaining: '残り時間',
  toStart: '開始まで',
  summary: '{rank|number}位 · {points|number}点',

  /** Announced when the clock reaches them. */
  marks: {
    none: '',
    started: '大会が始まりました',
    hour: '残り1時間',
    tenMinutes: '残り10分',
    minute: '残り1分',
    ended: '大会は終了しました',
  },
  notices,
  facts,
  copyLink: 'リンクをコピー',
  days: '日',
  hours: '時間',
  minutes: '分',
  seconds: '秒',
  hourCount: '{count|number}時間',
  dayCount: '{count|number}日',
  minuteCount: '{count|number}分',
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
