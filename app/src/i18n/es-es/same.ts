/** English words that are Spanish as well. */
export const same = [
  'Admin',
  'Bloods',
  'Bonus',
  'Commit',
  'Final',
  'First blood',
  'Flags',
  'Second blood',
  'Third blood',
  'Visible',
  'final',
  '{count|number} {{flag|flags}}',
];
