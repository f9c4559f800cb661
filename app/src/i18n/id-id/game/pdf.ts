import type { Words } from '../../words.ts';

// The viewer of PDF files
export const pdf: Words<'game', 'pdf'> = {
  find: 'Cari di berkas',
  found: '{at|number} dari {of|number}',
  notFound: 'Tidak ditemukan',
  previousFound: 'Hasil sebelumnya',
  nextFound: 'Hasil berikutnya',
  zoomOut: 'Perkecil',
  zoomIn: 'Perbesar',
  fitWidth: 'Paskan lebar',
  zoom: '{percent|number}%',
  page: 'Halaman',
  ofPages: 'dari {count|number}',
  pageName: 'Halaman {page|number}',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  pages: 'Halaman',
  download: 'Unduh',
  capped: '{shown|number} dari {count|number} halaman pertama.',
  broken: 'Ini bukan berkas PDF yang dapat dibaca.',
  locked: 'Berkas dikunci dengan kata sandi.',
  failed: 'Berkas tidak dapat dimuat.',
};
