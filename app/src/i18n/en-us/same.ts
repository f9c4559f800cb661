/** Names, units and the like, which any language may write as English does; `x.*` is a group. */
export const same = [
  'terms.category.*',
  'staff.upload.sizes.*',
  'staff.challenge.cpu',
  'staff.challenge.megabytes',
  'setup.product',
  'game.facts.zoneOnly',
];
