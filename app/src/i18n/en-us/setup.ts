/** Words of the setup screens. */
export const setup = {
  title: 'Setup',
};
