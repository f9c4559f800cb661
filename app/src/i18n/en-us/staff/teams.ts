/** Words of the list of teams for staff. */
export const teams = {
  caption: 'Teams of the site',
  loadFailed: 'The teams could not be loaded',
  find: 'Team, member or id',
  filterLabel: 'Narrow the list of teams',
  show: 'Show teams',
  views: { all: 'All', playing: 'In a live game', locked: 'Locked', closed: 'Closed' },
  team: 'Team',
  now: 'Now',
  created: 'Created',
  locked: 'Locked',
  lockOf: 'Lock {team:string}',
  byStaff: 'Until you unlock it',
  closedText: 'Deleted after it had played: only scoreboards name it.',
  rankIn: '#{rank|number} in {game:string}',
  noMatch: 'No team matches',
  showAll: 'Show all teams',
  empty: 'No teams yet',
  details: 'Details of the team',
  since: 'Team {id:string}, since {date:string}',
  noAddress: 'no address',
  shares: '{users:string} and this team share an address: {team:string}',
  noGames: 'No games yet',
  nowLocked: '{team:string} is locked',
  nowOpen: '{team:string} is unlocked',
  lock: 'Lock',
  unlock: 'Unlock',
  delete: 'Delete…',
  deleteErases:
    'The team has never played and is erased, with its applications. This cannot be undone.',
  deleteCloses:
    'The team has played: it is closed. It leaves games that have not ended, and scoreboards keep its name and results. This cannot be undone.',
  deleteRefused:
    'It plays a game that runs. Suspend it there first, or wait until the game has ended.',
  bulkTitle: 'Delete {count|number} {{team|teams}}?',
  bulkEffect:
    'Teams that have played are closed, all others are erased. Teams that are playing stay. This cannot be undone.',
};
