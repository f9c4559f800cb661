import type { Words } from '../words.ts';

/** Errors without a message of the server, and error codes for which a page has its own text. */
export const errors: Words<'errors'> = {
  network: 'Server tidak dapat dihubungi. Periksa koneksi lalu coba lagi.',
  aborted: 'Koneksi terputus sebelum jawaban lengkap. Coba lagi.',
  cancelled: 'Permintaan dibatalkan.',
  timeout: 'Server terlalu lama menjawab.',
  badResponse:
    'Server mengirim jawaban yang tidak dipahami halaman ini. Muat ulang mungkin membantu.',
  badRequest: 'Periksa kolom yang ditandai.',
  rateLimited: 'Terlalu banyak percobaan. Tunggu {seconds|number} detik lalu coba lagi.',
  loadFailed: 'Bagian ini gagal dimuat',
  requestId: 'Permintaan {id}',
  changedMeanwhile: 'Orang lain telah mengubahnya sementara itu.',
  field: {
    REQUIRED: 'Isi kolom ini',
    WRONG_TYPE: 'Ini tampaknya keliru',
    TOO_SMALL: 'Terlalu kecil',
    TOO_LARGE: 'Terlalu besar',
    TOO_SHORT: 'Terlalu pendek',
    TOO_LONG: 'Terlalu panjang',
    WRONG_FORMAT: 'Ini tampaknya keliru',
    NOT_ALLOWED: 'Bukan salah satu pilihan',
    OUT_OF_ORDER: 'Tidak sesuai dengan kolom lain',
  },
};
