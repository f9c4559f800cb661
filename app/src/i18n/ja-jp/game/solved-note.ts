import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number}点',
  practice: '正解（練習）',
  right: '正解',
  byYou: '{place|number}番目の正解。あなたが {time} に解きました。',
  ahead: '現在{rank|number}位、{team} を{points|number}点リードしています。',
  behind: '現在{rank|number}位、{team} まで{points|number}点差です。',
  next: '次の未正解',
  nextNote: '次に取り組む問題',
  sameCategory: '同じカテゴリ',
  isNew: '新着',
  allSolved: 'すべての問題に正解しました。',
  byMate: '{name}が{challenge}を解きました',
};
