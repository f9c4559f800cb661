import type { Words } from '../../words.ts';

/** Words of the list of teams for staff. */
export const teams: Words<'staff', 'teams'> = {
  caption: 'Tim di situs ini',
  loadFailed: 'Tim tidak bisa dimuat',
  find: 'Tim, anggota, atau nomor',
  filterLabel: 'Persempit daftar tim',
  show: 'Tampilkan tim',
  views: { all: 'Semua', playing: 'Sedang bermain', locked: 'Terkunci', closed: 'Dihapus' },
  team: 'Tim',
  now: 'Sekarang',
  created: 'Dibuat',
  locked: 'Terkunci',
  lockOf: 'Kunci {team}',
  byStaff: 'Sampai kamu membukanya',
  closedText: 'Dihapus setelah bermain: hanya papan skor yang menyebutnya.',
  rankIn: '#{rank|number} di {game}',
  noMatch: 'Tidak ada tim yang cocok',
  showAll: 'Tampilkan semua tim',
  empty: 'Belum ada tim',
  details: 'Rincian tim',
  since: 'Tim {id}, sejak {date}',
  noAddress: 'tanpa alamat',
  shares: '{users} berbagi alamat dengan tim ini: {team}',
  noGames: 'Belum ada kompetisi',
  nowLocked: '{team} dikunci',
  nowOpen: '{team} dibuka',
  lock: 'Kunci',
  unlock: 'Buka',
  delete: 'Hapus…',
  deleteErases:
    'Tim ini belum pernah bermain dan dihapus bersama pendaftarannya. Ini tidak bisa dibatalkan.',
  deleteCloses:
    'Tim ini pernah bermain, jadi ditutup. Tim keluar dari kompetisi yang belum selesai, dan papan skor menyimpan nama serta hasilnya. Ini tidak bisa dibatalkan.',
  deleteRefused:
    'Tim ini sedang bermain. Tangguhkan dulu di kompetisi itu, atau tunggu sampai selesai.',
  bulkTitle: 'Hapus {count|number} tim?',
  bulkEffect:
    'Tim yang pernah bermain ditutup, yang lain dihapus. Tim yang sedang bermain tetap ada. Ini tidak bisa dibatalkan.',
};
