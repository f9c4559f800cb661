import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: 'Vetado',
    User: 'Usuario',
    Monitor: 'Supervisor',
    Admin: 'Admin',
  },
  participation: {
    Pending: 'Pendiente',
    Accepted: 'Aceptado',
    Rejected: 'Rechazado',
    Suspended: 'Suspendido',
    Unsubmitted: 'Sin solicitud',
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
    StaticAttachment: 'Adjunto estático',
    StaticContainer: 'Contenedor estático',
    DynamicAttachment: 'Adjunto dinámico',
    DynamicContainer: 'Contenedor dinámico',
  },
  phase: {
    upcoming: 'Sin empezar',
    running: 'En curso',
    ended: 'Terminada',
    practice: 'Práctica',
    frozen: 'Congelada',
  },
  blood: {
    first: 'First blood',
    second: 'Second blood',
    third: 'Third blood',
  },
};
