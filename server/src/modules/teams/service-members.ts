import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import { type EnteredGame, enterMember, lockTeam, nameRefusal } from '../participations/public.ts';
import { findUserName, insertMember, lockUser, reopenTeam } from './repository.ts';
import { lockLeader, makeCaptain } from './service-change.ts';
import { emitChanges, kick } from './service-leave.ts';
import type { TeamDeps } from './service.ts';

/** Whom an administrator makes captain, adds or removes, and why. */
interface MemberChange {
  userId: string;
  reason: string;
}

/** Throws TEAM_NOT_FOUND, or like `makeCaptain`. */
export async function setCaptainForStaff(
  { write }: TeamDeps,
  actor: Actor,
  teamId: number,
  { userId, reason }: MemberChange,
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const team = orNotFound(await lockTeam(tx, teamId), 'TEAM_NOT_FOUND');
    const before = team.captainId === null ? null : await findUserName(tx, team.captainId);
    const after = await makeCaptain(tx, emit, team, userId);
    audit(
      { type: 'Team', id: teamId, name: team.name },
      { before: { captain: before }, after: { captain: after, reason } },
    );
  });
}

/**
 * Adds a member, who takes part in the team's games from then on; the first one of a closed team opens it
 * again as its captain. Throws TEAM_NOT_FOUND, USER_NOT_FOUND, ALREADY_MEMBER, TEAM_LIMIT_REACHED or what
 * `nameRefusal` tells.
 */
export async function addForStaff(
  { write, clock }: TeamDeps,
  actor: Actor,
  teamId: number,
  { userId, reason }: MemberChange,
): Promise<EnteredGame[]> {
  try {
    return await write(actor, async (tx, emit, audit) => {
      const team = orNotFound(await lockTeam(tx, teamId), 'TEAM_NOT_FOUND');
      const member = orNotFound(await lockUser(tx, userId), 'USER_NOT_FOUND');
      const isClosed = team.captainId === null;
      if (!(await insertMember(tx, teamId, userId))) throw new AppError('ALREADY_MEMBER');
      if (isClosed) {
        await lockLeader(tx, userId);
        await reopenTeam(tx, teamId, userId);
      }
      const games = await enterMember(tx, { teamId, userId, now: new Date(clock()) });
      const joined = games.filter(({ code }) => code === null).map(({ title }) => title);
      audit(
        { type: 'Team', id: teamId, name: team.name },
        {
          before: { ...(isClosed && { closed: true }) },
          after: {
            member,
            ...(joined.length > 0 && { games: joined }),
            ...(isClosed && { closed: false, captain: member }),
            reason,
          },
        },
      );
      const changed = games.flatMap(({ gameId, changed: ids }) =>
        ids.map((id) => ({ id, gameId })),
      );
      emitChanges(emit, teamId, changed);
      return games;
    });
  } catch (error) {
    const refusal = nameRefusal(error);
    throw refusal ? new AppError(refusal, { cause: error }) : error;
  }
}

/** Removes a member, also of a locked team; throws TEAM_NOT_FOUND, CAPTAIN_CANNOT_LEAVE or NOT_MEMBER. */
export async function removeForStaff(
  deps: TeamDeps,
  actor: Actor,
  teamId: number,
  { userId, reason }: MemberChange,
): Promise<void> {
  await deps.write(actor, async (tx, emit, audit) => {
    const team = orNotFound(await lockTeam(tx, teamId), 'TEAM_NOT_FOUND');
    const member = await kick(deps, tx, emit, { team, userId, isForced: true });
    audit({ type: 'Team', id: teamId, name: team.name }, { before: { member }, after: { reason } });
  });
}
