/**
 * The rules of the competition as pure functions, for servers, clients and tools alike. They import
 * nothing, read no clock and keep no state: the same input always gives the same answer.
 */
export {
  GAME_PHASES,
  type GamePhase,
  type GameSchedule,
  hasStarted,
  isInScoringWindow,
  isOver,
  isPastDeadline,
  isScheduleValid,
  phaseOf,
} from './rules/phase.ts';
