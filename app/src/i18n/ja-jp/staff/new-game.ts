import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: '新しい大会',
  name: '大会名',
  nameHint: '最初の単語がポスターになります。',
  poster: 'ポスター',
  preset: 'プリセット',
  weekend: '週末',
  weekendHint: '金曜13:00から48時間',
  day: '1日',
  dayHint: '10:00から12時間',
  training: '練習会',
  trainingHint: '14:00から4時間',
  week: '1週間',
  weekHint: '月曜10:00から7日間',
  start: '開始',
  end: '終了',
  endFollows: '開始に連動',
  overlaps: '{game} と{time}重なっています。',
  moveWeek: '1週間ずらす',
  hidden: '公開するまで非公開',
  create: '非公開の大会を作成',
};
