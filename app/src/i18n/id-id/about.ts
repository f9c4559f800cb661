import type { Words } from '../words.ts';

/** Words of the page about the site and its software. */
export const about: Words<'about'> = {
  title: 'Tentang',
  lead: 'Berjalan dengan Halyard, tali yang mengibarkan bendera.',
  source: 'Kode sumber',
  copy: 'Salin info versi',
  keyboard: 'Papan ketik',
  changeKeys: 'Ubah tombol',
  people: 'Orang',
  peopleText:
    'Halyard dibuat oleh para kontributornya. Riwayat repositori menyebut semuanya; halaman ini tidak menyebut siapa pun yang tidak memintanya.',
  accessibility: 'Aksesibilitas',
  accessibilityText:
    'Dibuat untuk WCAG 2.2 AA: semuanya bisa dengan papan ketik dan pembaca layar, terang dan gelap, dengan kontras tinggi dan warna situs apa pun. Jika ada yang tidak bisa, beri tahu penyelenggara situs ini.',
  gaps: 'Kekurangan yang diketahui: lalu lintas yang direkam hanya tampil sebagai teks dan bita.',
  build: 'Build ini',
  official: 'Resmi',
  unofficial: 'Tidak resmi',
  unofficialText: 'Bukan rilis: {facts} tidak ada atau tidak seperti pada rilis.',
  version: 'Versi',
  commit: 'Commit',
  committed: 'Waktu commit',
  built: 'Dibuat',
  server: 'Server',
  answers: 'menjawab dalam {time} md',
  silent: 'tidak menjawab',
  unknown: 'tidak diketahui',
  browser: 'Peramban',
  language: 'Bahasa',
  madeWith: 'Dibuat dengan',
  licences: '{count|number} lisensi',
  noThirdParties: 'Tidak ada bagian halaman ini yang dimuat dari situs lain.',
  repository: 'Repositori',
  programs: 'Untuk program',
  programsText:
    'Program memakai panggilan yang sama dengan halaman ini. SDK untuk JavaScript dan TypeScript memeriksa setiap jawaban.',
  reference: 'Referensi API',
  sdk: 'Unduh SDK',
};
