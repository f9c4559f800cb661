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
  enableAll: {
    button: 'Aktifkan {count|number}',
    title: 'Aktifkan {count|number} soal?',
    effect:
      'Kompetisi sedang berlangsung: semua tim langsung melihatnya dan menerima pengumuman untuk masing-masing soal.',
  },
  disableAll: {
    button: 'Nonaktifkan {count|number}',
    title: 'Nonaktifkan {count|number} soal?',
    effect: 'Pemain tidak lagi melihatnya, dan kontainernya yang berjalan dihancurkan.',
  },
  pointsGo: 'Kompetisi sedang berlangsung: poinnya hilang sampai soal diaktifkan lagi.',
};
