import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} 分',
  practice: '正確，練習',
  right: '正確',
  byYou: '第 {place|number} 個解出，由你在 {time} 送出。',
  ahead: '目前第 {rank|number} 名，領先 {team} {points|number} 分。',
  behind: '目前第 {rank|number} 名，落後 {team} {points|number} 分。',
  next: '下一道未解出',
  nextNote: '可以接著做',
  sameCategory: '同類別',
  isNew: '新',
  allSolved: '所有題目都已解出。',
  byMate: '{name} 解出了 {challenge}',
};
