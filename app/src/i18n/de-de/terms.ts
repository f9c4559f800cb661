import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: 'Gesperrt',
    User: 'Nutzer',
    Monitor: 'Monitor',
    Admin: 'Admin',
  },
  participation: {
    Pending: 'Wartet',
    Accepted: 'Angenommen',
    Rejected: 'Abgelehnt',
    Suspended: 'Suspendiert',
    Unsubmitted: 'Nicht beworben',
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
    StaticAttachment: 'Statischer Anhang',
    StaticContainer: 'Statischer Container',
    DynamicAttachment: 'Dynamischer Anhang',
    DynamicContainer: 'Dynamischer Container',
  },
  phase: {
    upcoming: 'Nicht begonnen',
    running: 'Live',
    ended: 'Beendet',
    practice: 'Training',
    frozen: 'Eingefroren',
  },
  blood: {
    first: 'First Blood',
    second: 'Second Blood',
    third: 'Third Blood',
  },
};
