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
  scoreboard: 'Scoreboard',
  information: 'Information',
  views: 'Ansichten des Wettkampfs',
  loading: 'Der Wettkampf lädt',
  failed: 'Der Wettkampf konnte nicht geladen werden',
  award: '+{points|number}',
  rankOf: 'von {count|number} {{Team|Teams}}',
  finalOf: 'Endstand, von {count|number}',
  points: '{{count:Punkt|Punkte}}',
  registered: '{{count:Team|Teams}} dabei',
  remaining: 'übrig',
  toStart: 'bis zum Start',
  summary: '#{rank|number} · {points|number} {{Punkt|Punkte}}',
  marks: {
    none: '',
    started: 'Der Wettkampf hat begonnen',
    hour: 'Noch eine Stunde',
    tenMinutes: 'Noch zehn Minuten',
    minute: 'Noch eine Minute',
    ended: 'Der Wettkampf ist beendet',
  },
  notices,
  facts,
  copyLink: 'Link kopieren',
  days: 'Tage',
  hours: 'Stunden',
  minutes: 'Minuten',
  seconds: 'Sekunden',
  hourCount: '{count|number} {{Stunde|Stunden}}',
  dayCount: '{count|number} {{Tag|Tage}}',
  minuteCount: '{count|number} {{Minute|Minuten}}',
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
