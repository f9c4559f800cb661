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
  scoreboard: 'Papan skor',
  information: 'Informasi',
  views: 'Bagian kompetisi',
  loading: 'Memuat kompetisi',
  failed: 'Kompetisi gagal dimuat',
  award: '+{points|number}',
  rankOf: 'dari {count|number} tim',
  finalOf: 'akhir, dari {count|number}',
  points: 'poin',
  registered: 'tim terdaftar',
  remaining: 'tersisa',
  toStart: 'menuju mulai',
  summary: '#{rank|number} · {points|number} poin',
  marks: {
    none: '',
    started: 'Kompetisi dimulai',
    hour: 'Sisa satu jam',
    tenMinutes: 'Sisa sepuluh menit',
    minute: 'Sisa satu menit',
    ended: 'Kompetisi selesai',
  },
  notices,
  facts,
  copyLink: 'Salin tautan',
  days: 'hari',
  hours: 'jam',
  minutes: 'menit',
  seconds: 'detik',
  hourCount: '{count|number} jam',
  dayCount: '{count|number} hari',
  minuteCount: '{count|number} menit',
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
