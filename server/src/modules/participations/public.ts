/** What other modules, `http/` and the composition root may use of this module. */
export { enterMember, type EnteredGame } from './enter-member.ts';
export { nameRefusal } from './names.ts';
export {
  findParticipationsOfTeam,
  hasPlayed,
  type TeamParticipation,
  withdrawMember,
  withdrawTeam,
} from './withdraw.ts';
