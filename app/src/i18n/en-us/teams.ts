/** Words of the teams screens. */
export const teams = {
  title: 'Teams',
};
