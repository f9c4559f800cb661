import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: 'Neuer Wettkampf',
  name: 'Titel',
  nameHint: 'Aus seinem ersten Wort wird das Poster.',
  poster: 'Poster',
  preset: 'Vorlage',
  weekend: 'Wochenende',
  weekendHint: '48 h ab Freitag 13:00',
  day: 'Ein Tag',
  dayHint: '12 h ab 10:00',
  training: 'Übung',
  trainingHint: '4 h ab 14:00',
  week: 'Woche',
  weekHint: '7 d ab Montag 10:00',
  start: 'Start',
  end: 'Ende',
  endFollows: 'folgt dem Start',
  overlaps: 'Überschneidet sich {time} mit {game}.',
  moveWeek: 'Um eine Woche verschieben',
  hidden: 'Verborgen, bis du ihn einschaltest',
  create: 'Verborgen anlegen',
};
