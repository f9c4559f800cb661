import type { Words } from '../../words.ts';

export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: 'Kamu belum ikut kompetisi ini',
  notJoinedText: 'Ikutlah dengan sebuah tim; soalnya akan ada di sini.',
  pendingTitle: '{team} menunggu panitia',
  pendingText: 'Halaman ini terbuka sendiri setelah timmu diterima.',
  rejectedTitle: '{team} tidak diterima',
  suspendedTitle: '{team} ditangguhkan',
  suspendedText: 'Panitia mengeluarkan tim dari kompetisi.',
  endedTitle: 'Kompetisi sudah selesai',
  endedText: 'Soalnya sudah ditutup. Hasil semua tim ada di papan skor.',
  toGame: 'Ke kompetisi',
  toScoreboard: 'Papan skor akhir',
};
