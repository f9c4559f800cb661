/** Names of the values of the contract's enumerations. */
export const terms = {
  role: {
    Banned: 'Banned',
    User: 'User',
    Monitor: 'Monitor',
    Admin: 'Admin',
  },
  participation: {
    Pending: 'Pending',
    Accepted: 'Accepted',
    Rejected: 'Rejected',
    Suspended: 'Suspended',
    Unsubmitted: 'Not applied',
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
    StaticAttachment: 'Static attachment',
    StaticContainer: 'Static container',
    DynamicAttachment: 'Dynamic attachment',
    DynamicContainer: 'Dynamic container',
  },
  phase: {
    upcoming: 'Not started',
    running: 'Live',
    ended: 'Ended',
    practice: 'Practice',
    frozen: 'Frozen',
  },
  blood: {
    first: 'First blood',
    second: 'Second blood',
    third: 'Third blood',
  },
};
