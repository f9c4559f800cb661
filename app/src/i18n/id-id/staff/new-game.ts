import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: 'Kompetisi baru',
  name: 'Judul',
  nameHint: 'Kata pertamanya menjadi poster.',
  poster: 'Poster',
  preset: 'Pola waktu',
  weekend: 'Akhir pekan',
  weekendHint: '48 jam dari Jumat 13:00',
  day: 'Satu hari',
  dayHint: '12 jam dari 10:00',
  training: 'Latihan',
  trainingHint: '4 jam dari 14:00',
  week: 'Seminggu',
  weekHint: '7 hari dari Senin 10:00',
  start: 'Mulai',
  end: 'Selesai',
  endFollows: 'mengikuti waktu mulai',
  overlaps: 'Bertumpuk dengan {game} selama {time}.',
  moveWeek: 'Geser seminggu',
  hidden: 'Tersembunyi sampai kamu aktifkan',
  create: 'Buat tersembunyi',
};
