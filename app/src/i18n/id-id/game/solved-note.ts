import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} poin',
  practice: 'Benar, latihan',
  right: 'Benar',
  byYou: 'Solve ke-{place|number}, olehmu pukul {time}.',
  ahead: 'Sekarang #{rank|number}, unggul {points|number} dari {team}.',
  behind: 'Sekarang #{rank|number}, tertinggal {points|number} dari {team}.',
  next: 'Soal berikutnya',
  nextNote: 'untuk dilanjutkan',
  sameCategory: 'kategori sama',
  isNew: 'baru',
  allSolved: 'Kamu sudah memecahkan semua soal.',
  byMate: '{name} memecahkan {challenge}',
};
