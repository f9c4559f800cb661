/** Words of the games screens. */
export const games = {
  title: 'Games',
  all: 'All games',
};
