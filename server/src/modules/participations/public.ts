/** What other modules, `http/` and the composition root may use of this module. */
export { enterMember, type EnteredGame } from './service-enter.ts';
export { nameRefusal } from './repository-names.ts';
export {
  findParticipationsOfTeam,
  hasPlayed,
  isMember,
  LOCKED_COLUMNS,
  type LockedTeam,
  lockTeam,
  type TeamParticipation,
} from './repository-team.ts';
export { withdrawMember, withdrawTeam } from './service-withdraw.ts';
