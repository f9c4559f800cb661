import type { Words } from '../../words.ts';

export const writeups: Words<'staff', 'writeups'> = {
  filterLabel: 'Saring writeup',
  show: 'Tampilkan',
  views: {
    all: 'Semua',
    in: 'Dikumpulkan',
    missing: 'Belum ada',
  },
  find: 'Tim',
  list: 'Writeup menurut peringkat',
  states: {
    read: 'dibaca',
    unread: 'belum dibaca',
    missing: 'belum ada',
  },
  place: '#{rank|number}, {count|number} poin',
  unranked: 'tanpa peringkat',
  documentOf: 'Writeup {team}',
  missingTitle: 'Belum ada writeup',
  missingText: '{team} belum mengumpulkan.',
  noneOpen: 'Tidak ada writeup yang terbuka',
  noneOpenText: 'Pilih tim di kiri, atau tekan j.',
  empty: 'Tidak ada writeup di sini',
  emptyText: 'Tim yang diterima muncul di sini, dengan yang mereka kumpulkan.',
  notAsked: 'Kompetisi ini tidak meminta writeup. Itu dapat diubah di Informasi.',
  noMatch: 'Tidak ada tim yang cocok',
  copyAddresses: 'Salin {count|number} alamat',
  copied: '{count|number} alamat kapten tanpa writeup disalin',
  download: 'Unduh {count|number}',
  deleteAll: 'Hapus semua writeup…',
  deleteTitle: 'Hapus semua writeup {game}?',
  deleteEffect:
    '{count|number} berkas dihapus selamanya. Sampai tenggat tim dapat mengumpulkan lagi.',
};
