import type { Words } from '../../words.ts';

export const facts: Words<'game', 'facts'> = {
  start: 'Mulai',
  end: 'Selesai',
  duration: 'Durasi',
  teams: 'Terdaftar',
  zoneUtc: '{zone}, {utc} UTC',
  zoneOnly: 'UTC',
  openToAll: 'Terbuka untuk semua',
  reviewed: 'Tim ditinjau',
  byCode: 'Dengan kode undangan',
  hidden: 'Tersembunyi',
  writeup: 'Wajib writeup',
  practice: 'Latihan setelah selesai',
  noText: 'Belum ada keterangan tentang kompetisi ini.',
};
