import type { Words } from '../../words.ts';

export const list: Words<'staff', 'list'> = {
  pages: 'Halaman daftar',
  page: 'Halaman {page|number}',
  range: '{from|number}–{to|number} dari {total|number}',
  size: 'Baris',
  selection: 'Baris yang dipilih',
  selected: '{count|number} dipilih',
  clear: 'Hapus pilihan',
  selectRow: 'Pilih {row}',
  selectPage: 'Pilih semua di halaman ini',
  progress: '{done|number} dari {total|number} selesai',
  failed: '{failed|number} dari {total|number} gagal',
  retry: 'Coba lagi yang gagal',
};
