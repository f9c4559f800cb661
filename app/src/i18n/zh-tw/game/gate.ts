import type { Words } from '../../words.ts';

// Why the challenges are not shown
export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: '你還沒有參加這場比賽',
  notJoinedText: '以隊伍參賽後，題目會顯示在這裡。',
  pendingTitle: '{team} 等待主辦方審核',
  pendingText: '審核通過後，這個頁面會自動開放。',
  rejectedTitle: '{team} 未通過審核',
  suspendedTitle: '{team} 已被禁賽',
  suspendedText: '主辦方已將這支隊伍禁賽。',
  endedTitle: '比賽已結束',
  endedText: '題目已關閉。各隊的解題狀況可在排行榜查看。',
  toGame: '回到比賽',
  toScoreboard: '最終排行榜',
};
