import type { Words } from '../words.ts';

/** Texts of the profile. */
export const profile: Words<'profile'> = {
  title: 'Profil',
  signedInAs: 'Masuk sebagai {name}',
  languageWhy: 'Tanggal, angka, dan pesan kesalahan mengikutinya.',
  languages: 'Terjemahan mesin: {names}.',
  appearance: 'Tampilan',
  appearanceWhy:
    'Tersimpan di perangkat ini. Warna situs ditentukan administratornya; Anda boleh memakai warna sendiri.',
  colour: 'Warna',
  siteColour: 'Warna situs',
  defaultColour: 'Bawaan',
  customColour: 'Kustom',
  ownColour: 'Warna kustom',
  colourForm: 'Tanda # dan enam digit heksadesimal, mis. {example}.',
  colours: {
    green: 'Hijau',
    blue: 'Biru',
    violet: 'Ungu',
    pink: 'Merah muda',
    red: 'Merah',
    orange: 'Jingga',
    yellow: 'Kuning',
    grey: 'Abu-abu',
  },
  ratios: {
    text: 'Teks berwarna ini',
    fill: 'Teks pada tombol',
    control: 'Sakelar, kotak centang',
  },
  derivation:
    'Warnanya tetap pada isian; untuk teks dan garis, kecerahannya digeser sampai kontras terpenuhi.',
  notBuilt: 'Nama, gambar, email, kata sandi, dan token API belum dapat diubah di versi ini.',
  pickColour: 'Pilih warna',
  preview: {
    dark: 'Tema gelap dengan warna ini',
    light: 'Tema terang dengan warna ini',
    badge: 'Terpecahkan',
    primary: 'Kirim',
    secondary: 'Hapus',
  },
};
