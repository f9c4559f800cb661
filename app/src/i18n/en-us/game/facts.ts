// The game's own page
export const facts = {
  start: 'Start',
  end: 'End',
  duration: 'Length',
  teams: 'Registered',
  zoneUtc: '{zone:string}, {utc:string} UTC',
  zoneOnly: 'UTC',
  openToAll: 'Open to everyone',
  reviewed: 'Teams are reviewed',
  byCode: 'By invite code',
  hidden: 'Hidden',
  writeup: 'Writeup required',
  practice: 'Practice after the end',
  noText: 'This game has no description yet.',
};
