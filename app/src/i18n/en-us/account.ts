/** Words of the account screens. */
export const account = {
  title: 'Account',
};
