import type { Words } from '../../words.ts';

export const review: Words<'staff', 'review'> = {
  caption: 'Tim',
  filterLabel: 'Saring tim',
  show: 'Status',
  find: 'Tim atau anggota',
  team: 'Tim',
  captain: 'Kapten',
  members: 'Anggota',
  membersOf: '{joined|number} dari {all|number} ikut',
  notJoined: 'tidak ikut',
  showPersonal: 'Tampilkan data pribadi',
  hidePersonal: 'Sembunyikan data pribadi',
  caseLabel: 'Tim yang dibuka',
  noCase: 'Belum ada tim dibuka',
  noCaseText: 'Pilih satu di kiri, atau tekan j.',
  skip: 'Lewati',
  decisions: {
    accept: 'Terima',
    reject: 'Tolak',
    suspend: 'Tangguhkan',
    reinstate: 'Pulihkan',
  },
  effects: {
    accept: 'Terima: tim dikunci dan langsung bermain.',
    reject: 'Tolak: tim tidak ikut; boleh mendaftar lagi.',
    suspend:
      'Tangguhkan: tim tidak bisa bermain dan hilang dari papan bersama solve-nya, sampai dipulihkan.',
    reinstate: 'Pulihkan: tim bermain lagi dan kembali ke papan bersama solve-nya.',
  },
  results: {
    accept: '{team} diterima',
    reject: '{team} ditolak',
    suspend: '{team} ditangguhkan',
    reinstate: '{team} dipulihkan',
  },
  empty: 'Tidak ada tim di sini: {state}',
  emptyText: 'Tim muncul di sini begitu mendaftar atau diputuskan.',
  noMatch: 'Tidak ada tim yang cocok',
  acceptCount: 'Terima {count|number}',
  rejectCount: 'Tolak {count|number}…',
  rejectTitle: 'Tolak {count|number} tim?',
};
