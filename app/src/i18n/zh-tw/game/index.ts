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
  scoreboard: '排行榜',
  information: '比賽資訊',
  views: '比賽頁面',
  loading: '正在載入比賽',
  failed: '無法載入比賽',
  award: '+{points|number}',
  rankOf: '共 {count|number} 支隊伍',
  finalOf: '最終排名，共 {count|number} 隊',
  points: '分',
  registered: '支隊伍已報名',
  remaining: '剩餘時間',
  toStart: '距離開始',
  summary: '#{rank|number} · {points|number} 分',

  /** Announced when the clock reaches them. */
  marks: {
    none: '',
    started: '比賽已開始',
    hour: '剩餘一小時',
    tenMinutes: '剩餘十分鐘',
    minute: '剩餘一分鐘',
    ended: '比賽已結束',
  },
  notices,
  facts,
  copyLink: '複製連結',
  days: '天',
  hours: '時',
  minutes: '分',
  seconds: '秒',
  hourCount: '{count|number} 小時',
  dayCount: '{count|number} 天',
  minuteCount: '{count|number} 分鐘',
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
