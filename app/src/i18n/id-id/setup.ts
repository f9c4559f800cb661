import type { Words } from '../words.ts';

/** Words of the setup screens. */
export const setup: Words<'setup'> = {
  heading: 'Siapkan situs ini',
  lead: '{count|number} langkah, sekitar dua menit.',
  product: 'Halyard',
  firstRun: 'Pertama kali dijalankan',
  done: 'Selesai',
  change: 'Ubah',
  steps: {
    administrator: 'Administrator',
    site: 'Nama dan warna',
    mail: 'Email',
    game: 'Kompetisi pertama',
  },
  stepOf: 'Langkah {step|number} dari {steps|number}',
  token: 'Kode sekali pakai',
  tokenHint: 'Server mencetaknya di log saat mulai, sebagai bagian dari tautan.',
  tokenRefused:
    'Kode sekali pakai ini salah atau tidak berlaku lagi. Server mencetak tautan baru setiap kali mulai: lihat akhir log, atau jalankan ulang server, lalu tempel tautannya di sini.',
  siteName: 'Nama situs',
  brand: 'Warna merek',
  contrast: 'Kontras teks dan tombol {ratio|number} : 1 di kedua tema.',
  skipSite: 'Pakai bawaan',
  mail: {
    note: 'opsional, tetapi lebih baik sekarang',
    title: 'Email',
    off: 'Server email belum diatur. Atur {setting} dan mulai ulang server. Sementara itu, email menunggu di daftar email.',
    testing: '{server}, mengirim email uji',
    delivered: '{server} menerima email uji untuk {to} setelah {time}.',
    refused: '{server} tidak menerima email uji: {reason}',
    again: 'Kirim lagi',
    address: 'Alamat publik',
    noAddress:
      'Email dengan tautan memerlukannya. Atur {setting} ke alamat situs ini dan mulai ulang server.',
  },
  gameNote: 'tersembunyi sampai kamu aktifkan',
  gameTitle: 'Judul kompetisi',
  gameTitleExample: 'CTF Pelabuhan',
  gameLength: 'Durasi',
  presets: {
    '48': 'Akhir pekan, 48 jam',
    '24': 'Sehari, 24 jam',
    '12': 'Setengah hari, 12 jam',
    '8': 'Hari kerja, 8 jam',
    '168': 'Seminggu',
  },
  gameTimes: '{span} {zone}; keduanya bisa diubah nanti.',
  finishWithout: 'Selesai tanpa kompetisi',
  createGame: 'Buat kompetisi',
  alreadyDone: 'Situs ini sudah siap',
  alreadyDoneText: 'Sudah ada administrator, jadi tautan penyiapan tidak berfungsi lagi.',
};
