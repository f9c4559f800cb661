import type { Words } from '../../words.ts';

export const order: Words<'staff', 'order'> = {
  heading: 'Urutkan soal',
  about: 'Papan soal, daftar, dan papan skor menampilkan kategori dan soal dalam urutan ini.',
  byTitle: 'Urutkan menurut judul',
  challengesOf: 'Soal dalam',
  handle: 'Pindahkan {name}',
  up: 'Naikkan {name}',
  down: 'Turunkan {name}',
  lifted: '{name} terangkat. Tombol panah memindahkan, Spasi meletakkan, Escape membatalkan.',
  moved: '{name}, {place|number} dari {count|number}',
  dropped: '{name} diletakkan',
  cancelled: '{name} kembali ke tempatnya',
};
