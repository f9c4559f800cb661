/** What other modules, `http/` and the composition root may use of this module. */
export {
  findParticipationsOfTeam,
  hasPlayed,
  type TeamParticipation,
  withdrawMember,
  withdrawTeam,
} from './withdraw.ts';
