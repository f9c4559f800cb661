import type { Words } from '../words.ts';

/** Names of the values of the contract's enumerations. */
export const terms: Words<'terms'> = {
  role: {
    Banned: 'Заблокирован',
    User: 'Пользователь',
    Monitor: 'Наблюдатель',
    Admin: 'Администратор',
  },
  participation: {
    Pending: 'Ожидает',
    Accepted: 'Принято',
    Rejected: 'Отклонено',
    Suspended: 'Отстранено',
    Unsubmitted: 'Нет заявки',
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
    StaticAttachment: 'Статическое вложение',
    StaticContainer: 'Статический контейнер',
    DynamicAttachment: 'Динамическое вложение',
    DynamicContainer: 'Динамический контейнер',
  },
  phase: {
    upcoming: 'Не началась',
    running: 'Идёт',
    ended: 'Завершена',
    practice: 'Тренировка',
    frozen: 'Заморожена',
  },
  blood: {
    first: 'Первая кровь',
    second: 'Вторая кровь',
    third: 'Третья кровь',
  },
};
