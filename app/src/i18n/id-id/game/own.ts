import type { Words } from '../../words.ts';

export const own: Words<'game', 'own'> = {
  label: 'Timmu',
  onScoreboard: 'Di papan skor',
  rank: 'Peringkat',
  inDivision: 'Di {division}',
  of: 'dari {count|number}',
  points: 'Poin',
  toAbove: 'Ke #{rank|number}',
  leading: 'Unggul',
  scoreSince: 'Skor sejak {time}',
  scoreLabel: '{points|number} poin sejak {time}',
  solvedOf: '{solved|number} dari {count|number} terpecahkan',
  members: 'Anggota',
  token: 'Token tim',
  tokenHint: 'Beberapa layanan memintanya. Hanya timmu yang tahu.',
  reveal: 'Tampilkan',
  hide: 'Sembunyikan',
};
