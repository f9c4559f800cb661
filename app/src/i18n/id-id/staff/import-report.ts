import type { Words } from '../../words.ts';

export const importReport: Words<'staff', 'importReport'> = {
  title: 'Impor',
  from: {
    Gzctf: 'Diimpor pada {time} dari paket kompetisi.',
    Ctfcli: 'Diimpor pada {time} dari soal ctfcli.',
  },
  same: 'Semuanya sama seperti di berkas.',
  count: '{count|number} hal berbeda dari berkas.',
  show: 'Tampilkan perbedaan',
  dialogTitle: 'Perbedaan dari berkas yang diimpor',
  wholeGame: 'Seluruh kompetisi',
  first: 'Hanya {count|number} yang pertama ditampilkan.',
  notes: {
    CATEGORY_UNKNOWN: 'Kategori tidak dikenal di sini; Misc dipakai.',
    SCORING_CONVERTED: 'Nilai turun menurut kurva lain yang bertemu kurva lama di tengah jalan.',
    FLAGS_NOT_STATIC: 'Flag yang bukan teks biasa, seperti ekspresi reguler, dihilangkan.',
    FLAGS_NOT_PACKED: 'Paket tidak memuat flag beserta berkasnya: tambahkan lagi.',
    FLAGS_CASE_SENSITIVE: 'Flag dibandingkan secara persis; huruf besar dan kecil dibedakan.',
    HINTS_WITH_COST: 'Petunjuk yang memotong poin dihilangkan.',
    HINTS_WITH_REQUIREMENTS: 'Petunjuk yang mensyaratkan petunjuk lain dihilangkan.',
    HINT_TITLES: 'Judul petunjuk dihilangkan.',
    IMAGE_NOT_BUILT: 'Image harus dibangun dan diunggah ke registry dahulu; belum ada yang diatur.',
    REQUIREMENTS_NOT_SUPPORTED: 'Prasyarat tidak didukung: soal terbuka sejak awal.',
    LOGIC_NOT_SUPPORTED: 'Salah satu flag saja sudah menyelesaikan soal.',
    FIELD_NOT_SUPPORTED: 'Kolom ini tidak didukung dan dihilangkan.',
    FILES_ZIPPED: 'Beberapa berkas menjadi satu berkas ZIP.',
    FILES_LOST: 'Ada berkas yang hilang dari paket.',
    FILE_SKIPPED: 'Berkas ini milik alat lain dan dihilangkan.',
    GAME_TIMES_CHOSEN: 'Format ini tidak punya tanggal: mulai dan akhir dipilihkan.',
    GAME_TIMES_CORRECTED:
      'Pembekuan harus berada di dalam kompetisi, dan tenggat writeup tidak sebelum akhirnya: sudah diperbaiki.',
    GAME_HIDDEN: 'Kompetisi tadinya terlihat dan sekarang tersembunyi.',
    CHALLENGES_DISABLED: 'Soal yang tadinya aktif sekarang nonaktif.',
  },
};
