import type { Words } from '../../words.ts';

// Why the challenges are not shown
export const gate: Words<'game', 'gate'> = {
  notJoinedTitle: 'まだこの大会に参加していません',
  notJoinedText: 'チームで参加すると、ここに問題が表示されます。',
  pendingTitle: '{team} は運営の承認待ちです',
  pendingText: '承認されると、このページは自動で開きます。',
  rejectedTitle: '{team} は承認されませんでした',
  suspendedTitle: '{team} は参加停止中です',
  suspendedText: '運営がチームの参加を停止しました。',
  endedTitle: '大会は終了しました',
  endedText: '問題は閉じられました。各チームの結果はスコアボードで確認できます。',
  toGame: '大会ページへ',
  toScoreboard: '最終スコアボード',
};
