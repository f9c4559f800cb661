import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: 'Masuk',
  signInLead: 'untuk melanjutkan ke {site}',
  signIn: 'Masuk',
  signedInTitle: 'Kamu sudah masuk',
  signedInAs: 'sebagai {name}',
  goOn: 'Lanjut',
  userNameOrEmail: 'Nama pengguna atau email',
  password: 'Kata sandi',
  capsLock: 'Caps Lock aktif',
  noAccount: 'Baru di sini?',
  createAccount: 'Buat akun',
  createAnAccount: 'Buat akun',
  registerTitle: 'Buat akun',
  registerLead: 'Kamu akan bermain dalam tim; nama pengguna terlihat oleh semua orang.',
  email: 'Email',
  userName: 'Nama pengguna',
  passwordRule: 'Minimal {min|number} karakter dengan angka, huruf kecil, dan huruf besar',
  strength: {
    weak: 'Lemah: cepat ditebak',
    fair: 'Cukup: lebih panjang lebih baik',
    good: 'Baik',
    strong: 'Kuat',
  },
  repeatPassword: 'Ulangi kata sandi',
  passwordsDiffer: 'Belum cocok',
  haveAccount: 'Sudah punya akun?',
  registeredTitle: 'Hampir selesai',
  confirmByMail: 'Kami sudah mengirim email berisi tautan. Buka untuk mengonfirmasi alamatmu.',
  confirmByAdmin: 'Administrator harus mengonfirmasi akunmu sebelum kamu bisa masuk.',
};
