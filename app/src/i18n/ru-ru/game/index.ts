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
  scoreboard: 'Таблица',
  information: 'Об игре',
  views: 'Разделы игры',
  loading: 'Игра загружается',
  failed: 'Не удалось загрузить игру',
  award: '+{points|number}',
  rankOf: 'из {count|number} {{команд|команды|команд|команд|команд|команды}}',
  finalOf: 'итог, из {count|number}',
  points: '{{count:очков|очко|очка|очка|очков|очка}}',
  registered:
    '{{count:команд заявлено|команда заявлена|команды заявлены|команды заявлены|команд заявлено|команды заявлено}}',
  remaining: 'осталось',
  toStart: 'до начала',
  summary: '#{rank|number} · {points|number} {{очков|очко|очка|очка|очков|очка}}',
  marks: {
    none: '',
    started: 'Игра началась',
    hour: 'Остался час',
    tenMinutes: 'Осталось десять минут',
    minute: 'Осталась минута',
    ended: 'Игра завершена',
  },
  notices,
  facts,
  copyLink: 'Копировать ссылку',
  days: 'дни',
  hours: 'часы',
  minutes: 'минуты',
  seconds: 'секунды',
  hourCount: '{count|number} {{часов|час|часа|часа|часов|часа}}',
  dayCount: '{count|number} {{дней|день|дня|дня|дней|дня}}',
  minuteCount: '{count|number} {{минут|минута|минуты|минуты|минут|минуты}}',
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
