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
  scoreboard: 'Clasificación',
  information: 'Información',
  views: 'Vistas de la competición',
  loading: 'Cargando la competición',
  failed: 'No se ha podido cargar la competición',
  award: '+{points|number}',
  rankOf: 'de {count|number} {{equipo|equipos}}',
  finalOf: 'final, de {count|number}',
  points: '{{count:punto|puntos}}',
  registered: '{{count:equipo inscrito|equipos inscritos}}',
  remaining: 'restante',
  toStart: 'para empezar',
  summary: '#{rank|number} · {points|number} {{punto|puntos}}',
  marks: {
    none: '',
    started: 'La competición ha empezado',
    hour: 'Queda una hora',
    tenMinutes: 'Quedan diez minutos',
    minute: 'Queda un minuto',
    ended: 'La competición ha terminado',
  },
  notices,
  facts,
  copyLink: 'Copiar enlace',
  days: 'días',
  hours: 'horas',
  minutes: 'minutos',
  seconds: 'segundos',
  hourCount: '{count|number} {{hora|horas}}',
  dayCount: '{count|number} {{día|días}}',
  minuteCount: '{count|number} {{minuto|minutos}}',
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
