import type { Words } from '../../words.ts';

export const waiting: Words<'game', 'waiting'> = {
  title: '等待开始',
  startsAt: '{time} {zone}，{utc} UTC',
  duration: '时长',
  until: '至 {time}',
  teams: '已报名',
  size: '队伍人数',
  after: '结束后',
  afterPractice: '可练习',
  afterClosed: '关闭',
  opens: '题目会在这里自动开放，无需操作，也不用刷新。',
  rules: '比赛介绍',
  allRules: '查看全部',
  legend: '你会见到的十三面旗帜',
  mates: '队友',
  accepted: '已通过',
  captain: '队长',
  you: '你',
  roomFor: '还可加入 {count|number} 人。',
  invite: '邀请队友',
};
