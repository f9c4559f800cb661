/** What other modules, `http/` and the composition root may use of this module. */
export { alignBloodNotices } from './service-align-bloods.ts';
export type { BoardChallenge, BoardDivision, BoardGame } from './rules-board-input.ts';
export {
  bloodsOf,
  compareSolves,
  type Board,
  type ChallengeState,
  copyBoard,
  pointsOf,
  type SolveState,
  type TeamState,
} from './rules-board.ts';
export { type EnteredGame, enterGame, type EnterGameDeps } from './service-enter.ts';
export { type Audience, audienceOf, type GameBoard } from './part-game-board.ts';
export type { LiveChallenge, LiveParticipation } from './rules-facts.ts';
export { type LiveGame, previewDivision } from './part-live-game.ts';
export { createLiveGames, type LiveGames } from './part-live-games.ts';
