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

export const editor: Words<'staff', 'editor'> = {
  write: 'Tulis',
  split: 'Terbagi',
  preview: 'Pratinjau',
  bold: 'Tebal',
  italic: 'Miring',
  code: 'Kode',
  link: 'Tautan',
  list: 'Daftar',
  table: 'Tabel',
  maths: 'Rumus',
  linkText: 'teks',
  view: 'Tampilan',
  tools: 'Alat',
};

export const upload: Words<'staff', 'upload'> = {
  choose: 'Jatuhkan berkas atau pilih',
  over: 'Lepas untuk mengunggah',
  replace: 'Ganti',
  another: 'Pilih yang lain',
  cancel: 'Batalkan unggahan',
  hint: 'Langsung diunggah',
  percent: '{value|number}%',
  empty: 'Berkas ini kosong',
  sizes: {
    bytes: '{size|number} B',
    kilobytes: '{size|number} KB',
    megabytes: '{size|number} MB',
    gigabytes: '{size|number} GB',
  },
};
