import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: '利用停止',
    User: 'ユーザー',
    Monitor: 'モニター',
    Admin: '管理者',
  },
  participation: {
    Pending: '審査中',
    Accepted: '承認済み',
    Rejected: '却下',
    Suspended: '停止中',
    Unsubmitted: '未申請',
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
    StaticAttachment: '静的添付ファイル',
    StaticContainer: '静的コンテナ',
    DynamicAttachment: '動的添付ファイル',
    DynamicContainer: '動的コンテナ',
  },
  phase: {
    upcoming: '開始前',
    running: '開催中',
    ended: '終了',
    practice: '練習',
    frozen: '凍結中',
  },
  blood: {
    first: 'First Blood',
    second: 'Second Blood',
    third: 'Third Blood',
  },
};
