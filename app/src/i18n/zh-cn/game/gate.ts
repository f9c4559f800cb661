import type { Words } from '../../words.ts';

// Why the challenges are not shown
export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: '你还没有参加这场比赛',
  notJoinedText: '以队伍参赛后，题目会显示在这里。',
  pendingTitle: '{team} 等待主办方审核',
  pendingText: '审核通过后，此页面会自动开放。',
  rejectedTitle: '{team} 未通过审核',
  suspendedTitle: '{team} 已被禁赛',
  suspendedText: '主办方已将该队伍禁赛。',
  endedTitle: '比赛已结束',
  endedText: '题目已关闭。各队的解题情况可在排行榜查看。',
  toGame: '返回比赛',
  toScoreboard: '最终排行榜',
};
