import type { Words } from '../../words.ts';

export const attachment: Words<'staff', 'attachment'> = {
  title: 'Lampiran',
  atOnce: 'langsung diterapkan',
  linkInstead: 'Pakai tautan saja',
  fileInstead: 'Pakai berkas saja',
  link: 'Tautan',
  linkHint: 'Membawa pemain ke situs lain.',
  linkWrong: 'Diawali http:// atau https://',
  setLink: 'Pasang tautan',
  download: 'Unduh seperti pemain',
  remove: 'Hapus',
  removeTitle: 'Hapus lampiran?',
  removeEffect:
    'Pemain tidak bisa mengunduhnya lagi. Berkas dihapus jika tidak dipakai di tempat lain.',
};
