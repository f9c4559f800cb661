import { hasRole } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';
import { endSessions, provePassword } from '../accounts/public.ts';
import { renewEntries } from '../containers/public.ts';
import { endTokens } from '../tokens/public.ts';
import {
  deleteUserRow,
  findTraces,
  isCaptain,
  lockAdministrators,
  type LockedUser,
  lockUser,
} from './repository.ts';
import { auditedFields, isLast, targetOf, type UserDeps } from './service.ts';

/**
 * Deletes an account; its results stay without a name. Throws USER_NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN
 * or USER_IS_CAPTAIN.
 */
export async function deleteUser({ pictures }: UserDeps, actor: Actor, id: string): Promise<void> {
  if (id === actor.userId) throw new AppError('OWN_ACCOUNT');
  await pictures.remove(actor, async (tx, emit, audit) => {
    const user = orNotFound(await lockDeletable(tx, id), 'USER_NOT_FOUND');
    audit(targetOf(user), { before: auditedFields(user) });
    await removeAccount({ tx, emit }, user);
    return [user.avatarHash];
  });
}

/** Deletes the account of the caller; throws WRONG_PASSWORD, LAST_ADMIN or USER_IS_CAPTAIN. */
export async function deleteOwnAccount(
  deps: UserDeps,
  actor: Actor,
  { password, address }: { password: string; address: string },
): Promise<void> {
  const proven = await provePassword(deps, actor, { password, field: 'password' }, address);
  await deps.pictures.remove(actor, async (tx, emit) => {
    const user = await lockDeletable(tx, actor.userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    // It may have been changed since it was proven, to keep somebody else out.
    if (user.passwordHash !== proven.passwordHash) throw fieldError('WRONG_PASSWORD', 'password');
    await removeAccount({ tx, emit }, user);
    emit.log({ code: 'ACCOUNT_DELETED' });
    return [user.avatarHash];
  });
}

/**
 * An account that can go, which nobody else changes until the transaction ends; throws LAST_ADMIN or
 * USER_IS_CAPTAIN.
 */
async function lockDeletable(tx: Tx, id: string): Promise<LockedUser | undefined> {
  const administrators = await lockAdministrators(tx);
  const user = await lockUser(tx, id);
  if (!user) return undefined;
  if (isLast(administrators, id)) throw new AppError('LAST_ADMIN');
  if (await isCaptain(tx, id)) throw new AppError('USER_IS_CAPTAIN');
  return user;
}

/** Ends all sessions and live channels of an account, and removes it and its name everywhere. */
async function removeAccount(
  { tx, emit }: { tx: Tx; emit: Emit },
  { id, role }: LockedUser,
): Promise<void> {
  const { teams, participations, games, posts } = await findTraces(tx, id);
  await endSessions({ tx, emit }, id);
  await endTokens(tx, id);
  await renewEntries(tx, emit, { userId: id });
  if (hasRole({ role }, 'Monitor')) await renewEntries(tx, emit, 'tests');
  await deleteUserRow(tx, id);
  for (const { teamId } of teams) emit({ topic: 'team', gameId: null, body: { teamId } });
  for (const { gameId, participationId } of participations) {
    emit({ topic: 'participation', gameId, body: { participationId } });
  }
  for (const { gameId } of games) emit({ topic: 'game', gameId, body: {} });
  for (const { postId } of posts) emit({ topic: 'post', gameId: null, body: { postId } });
}
