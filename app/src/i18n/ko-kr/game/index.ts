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
  scoreboard: '스코어보드',
  information: '정보',
  views: '대회 화면',
  loading: '대회 불러오는 중',
  failed: '대회를 불러오지 못했어요',
  award: '+{points|number}',
  rankOf: '{count|number}팀 중',
  finalOf: '최종, {count|number}팀 중',
  points: '점',
  registered: '등록한 팀',
  remaining: '남은 시간',
  toStart: '시작까지',
  summary: '{rank|number}위 · {points|number}점',

  /** Announced when the clock reaches them. */
  marks: {
    none: '',
    started: '대회가 시작됐어요',
    hour: '1시간 남았어요',
    tenMinutes: '10분 남았어요',
    minute: '1분 남았어요',
    ended: '대회가 끝났어요',
  },
  notices,
  facts,
  copyLink: '링크 복사',
  days: '일',
  hours: '시간',
  minutes: '분',
  seconds: '초',
  hourCount: '{count|number}시간',
  dayCount: '{count|number}일',
  minuteCount: '{count|number}분',
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
