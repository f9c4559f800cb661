import type { Words } from '../../words.ts';

export const newGame: Words<'staff', 'newGame'> = {
  title: '新建比赛',
  name: '名称',
  nameHint: '名称的第一个词会用作海报。',
  poster: '海报',
  preset: '预设',
  weekend: '周末',
  weekendHint: '周五 13:00 起，48 小时',
  day: '一天',
  dayHint: '10:00 起，12 小时',
  training: '训练',
  trainingHint: '14:00 起，4 小时',
  week: '一周',
  weekHint: '周一 10:00 起，7 天',
  start: '开始',
  end: '结束',
  endFollows: '随开始时间变化',
  overlaps: '与 {game} 重叠 {time}。',
  moveWeek: '推迟一周',
  hidden: '手动公开前保持隐藏',
  create: '创建隐藏比赛',
};
