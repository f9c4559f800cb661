import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: 'Banni',
    User: 'Utilisateur',
    Monitor: 'Superviseur',
    Admin: 'Admin',
  },
  participation: {
    Pending: 'En attente',
    Accepted: 'Acceptée',
    Rejected: 'Refusée',
    Suspended: 'Suspendue',
    Unsubmitted: 'Non inscrite',
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
    StaticAttachment: 'Pièce jointe statique',
    StaticContainer: 'Conteneur statique',
    DynamicAttachment: 'Pièce jointe dynamique',
    DynamicContainer: 'Conteneur dynamique',
  },
  phase: {
    upcoming: 'Pas commencée',
    running: 'En cours',
    ended: 'Terminée',
    practice: 'Entraînement',
    frozen: 'Gelé',
  },
  blood: {
    first: 'First blood',
    second: 'Second blood',
    third: 'Third blood',
  },
};
