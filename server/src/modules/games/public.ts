/** What other modules, `http/` and the composition root may use of this module. */
export {
  findDivisions,
  findGameTitle,
  findGameWindow,
  findRunningGames,
  holdGame,
  lockGame,
} from './repository.ts';
export { isTeamTokenGenuine, signForTeam } from './signing.ts';
export { challengeSalt, teamHash } from './team-token.ts';
