import type { Words } from '../../words.ts';

export const files: Words<'staff', 'files'> = {
  caption: 'Berkas tersimpan',
  name: 'Berkas',
  size: 'Ukuran',
  uses: 'Pemakaian',
  uploaded: 'Diunggah',
  remove: 'Hapus',
  inUse: 'Dipakai: lepas dulu dari tempat pemakaiannya',
  removeTitle: 'Hapus {name}?',
  removeEffect: 'Berkas hilang selamanya.',
  empty: 'Belum ada berkas',
  loadFailed: 'Berkas tidak dapat dimuat',
};
