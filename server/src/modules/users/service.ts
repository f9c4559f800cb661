import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import type { AuditFields, AuditTarget } from '../../domain/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, violates } from '../../platform/database.ts';
import type { Passwords } from '../../platform/passwords.ts';
import type { Emit, Write } from '../../platform/write.ts';
import {
  checkEmail,
  checkProfileTexts,
  emailKey,
  endSessions,
  findGamesWithSolvesOf,
  nameKey,
} from '../accounts/public.ts';
import type { Pictures } from '../files/public.ts';
import {
  deleteUserRow,
  findTraces,
  isCaptain,
  lockAdministrators,
  type LockedUser,
  lockUser,
  setTemporaryPassword,
  setUser,
} from './repository.ts';
import {
  applyUserPatch,
  endsSessions,
  isAdministrator,
  newPassword,
  type UserPatch,
} from './rules.ts';

export interface UserDeps {
  db: Db;
  write: Write;
  clock: Clock;
  passwords: Passwords;
  pictures: Pictures;
}

/**
 * Changes the given fields; throws USER_NOT_FOUND, USER_NAME_INVALID, USER_NAME_TAKEN, EMAIL_TAKEN,
 * VALIDATION_FAILED or LAST_ADMIN.
 */
export async function updateUser(
  { write }: UserDeps,
  actor: Actor,
  id: string,
  patch: UserPatch,
): Promise<void> {
  checkProfileTexts(patch);
  const { email } = patch;
  if (typeof email === 'string') checkEmail({ email });
  await write(actor, async (tx, emit, audit) => {
    const administrators = await lockAdministrators(tx);
    const current = orNotFound(await lockUser(tx, id), 'USER_NOT_FOUND');
    const next = applyUserPatch(current, patch);
    if (!isAdministrator(next) && isLast(administrators, id)) {
      throw fieldError('LAST_ADMIN', next.role === 'Admin' ? 'emailConfirmed' : 'role');
    }
    const keys = { nameKey: nameKey(next.userName), emailKey: emailKey(next.email) };
    await setUser(tx, id, { ...next, ...keys }).catch(refuseTaken);
    audit(targetOf({ ...next, id }), { before: auditedFields(current), after: { ...next } });
    if (endsSessions(current, next)) await endAllSessions({ tx, emit }, actor, id);
    else emit({ topic: 'session', gameId: null, body: { userId: id } });
    if (next.userName !== current.userName) await emitRenamed({ tx, emit }, id);
  });
}

function isLast(administrators: readonly string[], id: string): boolean {
  return administrators.length === 1 && administrators[0] === id;
}

function refuseTaken(error: unknown): never {
  if (violates(error, 'users_name_key')) throw fieldError('USER_NAME_TAKEN', 'userName');
  if (violates(error, 'users_email_key')) throw fieldError('EMAIL_TAKEN', 'email');
  throw error;
}

/** Those of the user; one's own go on where one acts. */
async function endAllSessions(
  change: { tx: Tx; emit: Emit },
  actor: Actor,
  userId: string,
): Promise<void> {
  await endSessions(change, userId, userId === actor.userId ? { except: actor.sessionId } : {});
}

/** Boards name those who solved. */
async function emitRenamed({ tx, emit }: { tx: Tx; emit: Emit }, userId: string): Promise<void> {
  for (const gameId of await findGamesWithSolvesOf(tx, userId)) {
    emit({ topic: 'game', gameId, body: {} });
  }
}

/**
 * Deletes an account; its results stay without a name. Throws USER_NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN
 * or USER_IS_CAPTAIN.
 */
export async function deleteUser({ pictures }: UserDeps, actor: Actor, id: string): Promise<void> {
  if (id === actor.userId) throw new AppError('OWN_ACCOUNT');
  await pictures.remove(actor, async (tx, emit, audit) => {
    const administrators = await lockAdministrators(tx);
    const user = orNotFound(await lockUser(tx, id), 'USER_NOT_FOUND');
    if (isLast(administrators, id)) throw new AppError('LAST_ADMIN');
    if (await isCaptain(tx, id)) throw new AppError('USER_IS_CAPTAIN');
    audit(targetOf(user), { before: auditedFields(user) });
    const { teams, participations, games, posts } = await findTraces(tx, id);
    await endSessions({ tx, emit }, id);
    await deleteUserRow(tx, id);
    for (const { teamId } of teams) emit({ topic: 'team', gameId: null, body: { teamId } });
    for (const { gameId, participationId } of participations) {
      emit({ topic: 'participation', gameId, body: { participationId } });
    }
    for (const { gameId } of games) emit({ topic: 'game', gameId, body: {} });
    for (const { postId } of posts) emit({ topic: 'post', gameId: null, body: { postId } });
    return [user.avatarHash];
  });
}

/** Gives an account a new password, which must be changed, and returns it; throws USER_NOT_FOUND. */
export async function resetUserPassword(
  { write, passwords }: UserDeps,
  actor: Actor,
  id: string,
  address: string,
): Promise<string> {
  const password = newPassword();
  const hash = await passwords.hash(password, address);
  await write(actor, async (tx, emit, audit) => {
    const user = orNotFound(await lockUser(tx, id), 'USER_NOT_FOUND');
    await setTemporaryPassword(tx, id, hash);
    audit(targetOf(user), { after: { password, mustChangePassword: true } });
    await endAllSessions({ tx, emit }, actor, id);
  });
  return password;
}

export function targetOf({ id, userName }: Pick<LockedUser, 'id' | 'userName'>): AuditTarget {
  return { type: 'User', id, name: userName };
}

/** What the audit log compares. */
function auditedFields({ id: _id, avatarHash: _avatar, ...fields }: LockedUser): AuditFields {
  return fields;
}
