import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: '차단됨',
    User: '사용자',
    Monitor: '모니터',
    Admin: '관리자',
  },
  participation: {
    Pending: '대기 중',
    Accepted: '승인됨',
    Rejected: '거절됨',
    Suspended: '정지됨',
    Unsubmitted: '미신청',
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
    StaticAttachment: '정적 첨부 파일',
    StaticContainer: '정적 컨테이너',
    DynamicAttachment: '동적 첨부 파일',
    DynamicContainer: '동적 컨테이너',
  },
  phase: {
    upcoming: '시작 전',
    running: '진행 중',
    ended: '종료',
    practice: '연습',
    frozen: '동결',
  },
  blood: {
    first: '퍼스트 블러드',
    second: '세컨드 블러드',
    third: '서드 블러드',
  },
};
