import type { Words } from '../../words.ts';

export const solvedNote: Words<'game', 'solvedNote'> = {
  points: '+{count|number} 分',
  practice: '正确，练习',
  right: '正确',
  byYou: '第 {place|number} 个解出，由你在 {time} 提交。',
  ahead: '现为第 {rank|number} 名，领先 {team} {points|number} 分。',
  behind: '现为第 {rank|number} 名，落后 {team} {points|number} 分。',
  next: '下一道未解出',
  nextNote: '可以继续做',
  sameCategory: '同方向',
  isNew: '新',
  allSolved: '所有题目都已解出。',
  byMate: '{name} 解出了 {challenge}',
};
