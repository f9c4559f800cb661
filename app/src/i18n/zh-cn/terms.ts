import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: '已封禁',
    User: '用户',
    Monitor: '监察员',
    Admin: '管理员',
  },
  participation: {
    Pending: '待审核',
    Accepted: '已通过',
    Rejected: '已拒绝',
    Suspended: '已禁赛',
    Unsubmitted: '未报名',
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
    StaticAttachment: '静态附件',
    StaticContainer: '静态容器',
    DynamicAttachment: '动态附件',
    DynamicContainer: '动态容器',
  },
  phase: {
    upcoming: '未开始',
    running: '进行中',
    ended: '已结束',
    practice: '练习',
    frozen: '已冻结',
  },
  blood: {
    first: '一血',
    second: '二血',
    third: '三血',
  },
};
