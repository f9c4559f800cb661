import type { Words } from '../../words.ts';

export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 para penulis Halyard, Lisensi Apache 2.0',
  repository: 'Repositori',
  tag: 'Tag',
  commit: 'Commit',
  committed: 'Waktu commit',
  built: 'Waktu build',
  unknown: 'tidak diketahui',
  valid: 'Info build valid.',
  invalid: 'Info build tidak valid: ini bukan build resmi.',
  faulty: 'Salah atau tidak ada: {names}.',
  stop: 'Berhenti!',
  selfXss:
    'Jika seseorang menyuruhmu menyalin dan menempel sesuatu di sini, itu tipuan untuk mengambil alih akunmu. Jangan tempel yang tidak kamu pahami.',
};
