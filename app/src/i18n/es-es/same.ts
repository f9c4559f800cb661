/** English words that are Spanish as well. */
export const same = [
  'Admin',
  'Bloods',
  'Bonus',
  'Commit',
  'Final',
  'First blood',
  'Flags',
  'Normal',
  'Second blood',
  'Third blood',
  'Visible',
  'final',
  'Writeups',
  '{count|number} {{flag|flags}}',
];
