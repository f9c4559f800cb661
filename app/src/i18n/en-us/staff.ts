/** Words of the staff screens. */
export const staff = {
  title: 'Staff',
};
