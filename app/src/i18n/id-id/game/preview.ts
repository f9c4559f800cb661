import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: 'Pratinjau: yang dilihat tim yang diterima',
  withoutDivision: 'Tanpa divisi',
  missing: 'Pemain tidak melihat soal ini: dinonaktifkan atau disembunyikan dari divisi ini.',
  leave: 'Kembali ke soal',
  nothingSent: 'Pratinjau: tidak ada yang bisa dikirim',
};
