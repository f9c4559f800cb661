/** What other modules, `http/` and the composition root may use of this module. */
export { alignBloodNotices } from './align-bloods.ts';
export type { BoardChallenge, BoardDivision, BoardGame } from './board-input.ts';
export {
  bloodsOf,
  type Board,
  type ChallengeState,
  copyBoard,
  pointsOf,
  type SolveState,
  type TeamState,
} from './board.ts';
export { type EnteredGame, enterGame, type EnterGameDeps } from './enter-game.ts';
export { type Audience, audienceOf, type GameBoard } from './game-board.ts';
export type { LiveChallenge, LiveParticipation } from './live-facts.ts';
export type { LiveGame } from './live-game.ts';
export { createLiveGames, type LiveGames } from './live-games.ts';
export { previewDivision } from './preview-division.ts';
