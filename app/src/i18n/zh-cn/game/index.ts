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
  information: '比赛信息',
  views: '比赛页面',
  loading: '正在加载比赛',
  failed: '比赛加载失败',
  award: '+{points|number}',
  rankOf: '共 {count|number} 支队伍',
  finalOf: '最终排名，共 {count|number} 队',
  points: '分',
  registered: '支队伍已报名',
  remaining: '剩余时间',
  toStart: '距开始',
  summary: '#{rank|number} · {points|number} 分',

  /** Announced when the clock reaches them. */
  marks: {
    none: '',
    started: '比赛已开始',
    hour: '剩余一小时',
    tenMinutes: '剩余十分钟',
    minute: '剩余一分钟',
    ended: '比赛已结束',
  },
  notices,
  facts,
  copyLink: '复制链接',
  days: '天',
  hours: '时',
  minutes: '分',
  seconds: '秒',
  hourCount: '{count|number} 小时',
  dayCount: '{count|number} 天',
  minuteCount: '{count|number} 分钟',
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
