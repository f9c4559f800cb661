import { board } from './board.ts';
import { challenge } from './challenge.ts';
import { facts } from './facts.ts';
import { flag } from './flag.ts';
import { gate } from './gate.ts';
import { instance } from './instance.ts';
import { join } from './join.ts';
import { notices } from './notices.ts';
import { own } from './own.ts';
import { pdf } from './pdf.ts';
import { preview } from './preview.ts';
import { solvedNote } from './solved-note.ts';
import { waiting } from './waiting.ts';
import { writeup } from './writeup.ts';

/** Words of the game screens. */
export const game = {
  scoreboard: 'Scoreboard',
  information: 'Information',
  views: 'Views of the game',
  loading: 'Loading the game',
  failed: 'The game could not be loaded',
  award: '+{points|number}',
  rankOf: 'of {count|number} {{team|teams}}',
  finalOf: 'final, of {count|number}',
  points: '{{count:point|points}}',
  registered: '{{count:team|teams}} registered',
  remaining: 'remaining',
  toStart: 'to the start',
  summary: '#{rank|number} · {points|number} {{point|points}}',

  /** Announced when the clock reaches them. */
  marks: {
    none: '',
    started: 'The game has started',
    hour: 'One hour left',
    tenMinutes: 'Ten minutes left',
    minute: 'One minute left',
    ended: 'The game has ended',
  },
  notices,
  facts,
  copyLink: 'Copy link',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  hourCount: '{count|number} {{hour|hours}}',
  dayCount: '{count|number} {{day|days}}',
  minuteCount: '{count|number} {{minute|minutes}}',
  join,
  instance,
  gate,
  waiting,
  board,
  own,
  challenge,
  flag,
  preview,
  solvedNote,
  writeup,
  pdf,
};
