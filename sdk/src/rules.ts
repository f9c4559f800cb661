/**
 * The rules of the competition as pure functions, for servers, clients and tools alike, and the
 * enumerations of the contract. They import nothing, read no clock and keep no state: the same
 * input always gives the same answer.
 */
export * from './generated/enumerations.ts';
export {
  type BloodBonus,
  bloodPoints,
  decodeBloodBonus,
  DEFAULT_BLOOD_BONUS,
  encodeBloodBonus,
  MAX_BLOOD_PERMILLE,
} from './rules/blood-bonus.ts';
export { applyBoardChanges } from './rules/board-changes.ts';
export { allowsDomain } from './rules/email-domains.ts';
export { inListOrder, type PlacedChallenge } from './rules/challenge-order.ts';
export { type ClockMark, clockMark } from './rules/clock-mark.ts';
export {
  canExtend,
  type ContainerTimes,
  extendableFrom,
  extendedStop,
  plannedStop,
} from './rules/container.ts';
export {
  canMakeFlag,
  expandTemplate,
  type RandomSource,
  type TemplateStrength,
  templateStrength,
} from './rules/flag-template.ts';
export {
  ALL_PERMISSIONS,
  allows,
  type DivisionMasks,
  gameMask,
  maskFor,
  PERMISSION,
  type PermissionName,
} from './rules/permissions.ts';
export {
  byEnd,
  byStart,
  GAME_PHASES,
  type GamePhase,
  type GameSchedule,
  hasStarted,
  isInScoringWindow,
  isOver,
  isPastDeadline,
  isScheduleValid,
  overlaps,
  phaseChanges,
  phaseOf,
  type PracticeSpan,
} from './rules/phase.ts';
export {
  canTakeWriteupsUntil,
  followEnd,
  type FollowingTimes,
  proposedWriteupDeadline,
} from './rules/moved-end.ts';
export { canFreezeAt, isFrozen } from './rules/freeze.ts';
export { startOfCopy } from './rules/game-copy.ts';
export { type PowSearch, searchPow } from './rules/pow-search.ts';
export { hasRole } from './rules/roles.ts';
export { challengeValue, minimumValue, pointsByType, type ScoreCurve } from './rules/score.ts';
export {
  type Blood,
  BLOODS,
  bloodType,
  NORMAL_SOLVE,
  type SolveEffects,
  solveEffects,
  type SolveTypeIndex,
} from './rules/solve.ts';
export {
  compareStandings,
  createRanking,
  laterScoringTime,
  type Place,
  type Ranks,
} from './rules/standings.ts';
export { isTokenRestorable, strongerRevocation, TOKEN_LIMIT } from './rules/tokens.ts';
