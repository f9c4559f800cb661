import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: '新增比賽',
  name: '名稱',
  nameHint: '名稱的第一個詞會當作海報。',
  poster: '海報',
  preset: '時段範本',
  weekend: '週末',
  weekendHint: '週五 13:00 起，48 小時',
  day: '一天',
  dayHint: '10:00 起，12 小時',
  training: '訓練',
  trainingHint: '14:00 起，4 小時',
  week: '一週',
  weekHint: '週一 10:00 起，7 天',
  start: '開始',
  end: '結束',
  endFollows: '隨開始時間調整',
  overlaps: '與 {game} 重疊 {time}。',
  moveWeek: '延後一週',
  hidden: '手動公開前保持隱藏',
  create: '建立隱藏的比賽',
};
