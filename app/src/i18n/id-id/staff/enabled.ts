import type { Words } from '../../words.ts';

export const enabled: Words<'staff', 'enabled'> = {
  name: 'Aktif',
  of: '{challenge} aktif',
  enable: {
    title: 'Aktifkan {challenge}?',
    effect:
      'Kompetisi berlangsung: semua tim langsung melihatnya dan mendapat pengumuman “Soal baru”.',
    confirm: 'Aktifkan dan umumkan',
  },
  disable: {
    title: 'Nonaktifkan {challenge}?',
    effect:
      'Kompetisi berlangsung: soal hilang dari papan, beserta poinnya, sampai diaktifkan lagi.',
    confirm: 'Nonaktifkan',
  },
};
