import type { Words } from '../../words.ts';

// The game's own page
export const facts: Words<'game', 'facts'> = {
  start: '开始',
  end: '结束',
  duration: '时长',
  teams: '已报名',
  zoneUtc: '{zone}，{utc} UTC',
  zoneOnly: 'UTC',
  openToAll: '公开参赛',
  reviewed: '队伍需审核',
  byCode: '凭邀请码参赛',
  hidden: '已隐藏',
  writeup: '需提交 Writeup',
  practice: '赛后可练习',
  noText: '这场比赛还没有介绍。',
};
