/** What other modules, `http/` and the composition root may use of this module. */
export {
  findDivisions,
  findGameTitle,
  findGameWindow,
  findRunningGames,
  holdGame,
  lockGame,
} from './repository.ts';
export { type EditGameRow, findEditGame, insertGame, setPosterHash } from './repository-edit.ts';
export { cutSpans, practiceUntil } from './rules-schedule.ts';
export { isTeamTokenGenuine, type NameDeps, newGameKeys, signForTeam } from './service-signing.ts';
export { challengeSalt, teamHash } from './rules-team-token.ts';
