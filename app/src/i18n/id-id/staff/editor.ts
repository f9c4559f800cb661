import type { Words } from '../../words.ts';

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
