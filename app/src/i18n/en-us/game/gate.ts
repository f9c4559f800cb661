// Why the challenges are not shown
export const gate = {
  notJoinedTitle: 'You are not in this game yet',
  notJoinedText: 'Join it with a team to see the challenges.',
  pendingTitle: '{team:string} is waiting for approval',
  pendingText: 'This page opens automatically when you are accepted.',
  rejectedTitle: '{team:string} was not accepted',
  suspendedTitle: '{team:string} is suspended',
  suspendedText: 'The organisers have removed the team from the game.',
  endedTitle: 'The game is over',
  endedText: 'Its challenges are closed. All solves are on the scoreboard.',
  toGame: 'Go to the game',
  toScoreboard: 'Final scoreboard',
};
