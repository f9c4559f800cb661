/** English words that are Vietnamese as well. */
export const same = [
  'Commit',
  'Container',
  'First blood',
  'Image',
  'Menu',
  'Second blood',
  'Third blood',
];
