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
  scoreboard: 'Classement',
  information: 'Informations',
  views: 'Vues de la compétition',
  loading: 'Chargement de la compétition',
  failed: 'Impossible de charger la compétition',
  award: '+{points|number}',
  rankOf: 'sur {count|number} {{équipe|équipes}}',
  finalOf: 'final, sur {count|number}',
  points: '{{count:point|points}}',
  registered: '{{count:équipe inscrite|équipes inscrites}}',
  remaining: 'restant',
  toStart: 'avant le début',
  summary: '#{rank|number} · {points|number} {{point|points}}',
  marks: {
    none: '',
    started: 'La compétition a commencé',
    hour: 'Plus qu’une heure',
    tenMinutes: 'Plus que dix minutes',
    minute: 'Plus qu’une minute',
    ended: 'La compétition est terminée',
  },
  notices,
  facts,
  copyLink: 'Copier le lien',
  days: 'jours',
  hours: 'heures',
  minutes: 'minutes',
  seconds: 'secondes',
  hourCount: '{count|number} {{heure|heures}}',
  dayCount: '{count|number} {{jour|jours}}',
  minuteCount: '{count|number} {{minute|minutes}}',
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
