/** What other modules, `http/` and the composition root may use of this module. */
export { insertMember, insertTeam } from './repository.ts';
export { isTeamNameAllowed, newInviteToken } from './rules.ts';
