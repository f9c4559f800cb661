export const order = {
  heading: 'Order challenges',
  about: 'The board, lists and the scoreboard show categories and challenges in this order.',
  byTitle: 'Sort by title',
  challengesOf: 'Challenges of',
  handle: 'Move {name:string}',
  up: 'Move {name:string} up',
  down: 'Move {name:string} down',
  lifted: '{name:string} is lifted. Arrow keys move it, Space drops it, Escape cancels.',
  moved: '{name:string}, {place|number} of {count|number}',
  dropped: '{name:string} is dropped',
  cancelled: '{name:string} is back in its place',
};
