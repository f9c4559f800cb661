// Why the challenges are not shown
export const gate = {
  notJoinedTitle: 'You are not in this game yet',
  notJoinedText: 'Join it with a team; then the challenges are here.',
  pendingTitle: '{team:string} waits for the crew',
  pendingText: 'This page opens by itself when you are accepted.',
  rejectedTitle: '{team:string} was not accepted',
  suspendedTitle: '{team:string} is suspended',
  suspendedText: 'The crew has taken the team out of the game.',
  endedTitle: 'The game is over',
  endedText: 'Its challenges are closed. What everybody solved is on the scoreboard.',
  toGame: 'To the game',
  toScoreboard: 'Final scoreboard',
};
