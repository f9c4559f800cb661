import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: '已停權',
    User: '使用者',
    Monitor: '監察員',
    Admin: '管理員',
  },
  participation: {
    Pending: '待審核',
    Accepted: '已通過',
    Rejected: '已拒絕',
    Suspended: '已禁賽',
    Unsubmitted: '未報名',
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
    StaticAttachment: '靜態附件',
    StaticContainer: '靜態容器',
    DynamicAttachment: '動態附件',
    DynamicContainer: '動態容器',
  },
  phase: {
    upcoming: '尚未開始',
    running: '進行中',
    ended: '已結束',
    practice: '練習',
    frozen: '已凍結',
  },
  blood: {
    first: '首殺',
    second: '二殺',
    third: '三殺',
  },
};
