/** English words that are Indonesian as well. */
export const same = [
  'Admin',
  'Administrator',
  'Bonus',
  'Commit',
  'First blood',
  'Image',
  'Info',
  'Menu',
  'Minimum',
  'Normal',
  'Port',
  'Poster',
  'Second blood',
  'Tag',
  'Third blood',
  'minimum {points|number}',
];
