/** English words that are Indonesian as well. */
export const same = [
  'Admin',
  'Administrator',
  'Bonus',
  'Commit',
  'First blood',
  'Image',
  'Menu',
  'Minimum',
  'Normal',
  'Port',
  'Poster',
  'Second blood',
  'Server',
  'Tag',
  'Third blood',
  'minimum {points|number}',
];
