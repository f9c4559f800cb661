/** Words of the game screens. */
export const game = {
  title: 'Game',
};
