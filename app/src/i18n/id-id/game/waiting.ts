import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: 'Menunggu mulai',
  startsAt: '{time} {zone}, {utc} UTC',
  duration: 'Durasi',
  until: 'sampai {time}',
  teams: 'Terdaftar',
  size: 'Ukuran tim',
  after: 'Setelahnya',
  afterPractice: 'latihan',
  afterClosed: 'ditutup',
  opens: 'Soal terbuka sendiri di sini; tidak perlu menekan apa pun atau memuat ulang.',
  rules: 'Tentang kompetisi',
  allRules: 'Selengkapnya',
  legend: 'Tiga belas bendera yang akan kamu lihat',
  mates: 'Rekan setim',
  accepted: 'Diterima',
  captain: 'kapten',
  you: 'kamu',
  roomFor: 'Masih ada {count|number} tempat.',
  invite: 'Undang rekan setim',
};
