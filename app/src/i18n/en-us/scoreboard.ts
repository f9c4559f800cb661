/** Words of the scoreboard screens. */
export const scoreboard = {
  title: 'Scoreboard',
};
