import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: 'Diblokir',
    User: 'Pengguna',
    Monitor: 'Pemantau',
    Admin: 'Admin',
  },
  participation: {
    Pending: 'Menunggu',
    Accepted: 'Diterima',
    Rejected: 'Ditolak',
    Suspended: 'Ditangguhkan',
    Unsubmitted: 'Belum mendaftar',
  },
  category: {
    Misc: 'Misc',
    Crypto: 'Crypto',
    Pwn: 'Pwn',
    Web: 'Web',
    Reverse: 'Reverse',
    Blockchain: 'Blockchain',
    Forensics: 'Forensics',
    Hardware: 'Hardware',
    Mobile: 'Mobile',
    PPC: 'PPC',
    AI: 'AI',
    Pentest: 'Pentest',
    OSINT: 'OSINT',
  },
  challengeType: {
    StaticAttachment: 'Lampiran statis',
    StaticContainer: 'Kontainer statis',
    DynamicAttachment: 'Lampiran dinamis',
    DynamicContainer: 'Kontainer dinamis',
  },
  phase: {
    upcoming: 'Belum mulai',
    running: 'Berlangsung',
    ended: 'Selesai',
    practice: 'Latihan',
    frozen: 'Dibekukan',
  },
  blood: {
    first: 'First blood',
    second: 'Second blood',
    third: 'Third blood',
  },
};
