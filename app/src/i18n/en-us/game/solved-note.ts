export const solvedNote = {
  points: '+{count|number} {{point|points}}',
  practice: 'Correct (practice)',
  right: 'Correct answer',
  byYou: 'Solve {place|number}, by you at {time:string}.',
  ahead: 'Now #{rank|number}, {points|number} ahead of {team:string}.',
  behind: 'Now #{rank|number}, {points|number} behind {team:string}.',
  next: 'Next unsolved',
  nextNote: 'to continue with',
  sameCategory: 'same category',
  isNew: 'new',
  allSolved: 'You have solved every challenge.',
  byMate: '{name:string} solved {challenge:string}',
};
