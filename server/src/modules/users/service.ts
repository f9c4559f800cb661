import type { LanguageCode } from '@halyard/sdk/operations';
import { hasRole } from '@halyard/sdk/rules';
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
  checkUserName,
  emailKey,
  endSessions,
  findGamesWithSolvesOf,
  invite,
  nameKey,
} from '../accounts/public.ts';
import type { Pictures } from '../files/public.ts';
import { renewEntries } from '../containers/public.ts';
import type { Mails } from '../mails/public.ts';
import { endTokens } from '../tokens/public.ts';
import {
  lockAdministrators,
  type LockedUser,
  lockUser,
  setPassword,
  setUser,
} from './repository.ts';
import { countUsers, findUsers, type UserListQuery } from './repository-list.ts';
import {
  applyUserPatch,
  endsSessions,
  isAdministrator,
  losesRights,
  newPassword,
  type UserFields,
  type UserPatch,
} from './rules.ts';

export interface UserDeps {
  mails: Mails;
  db: Db;
  write: Write;
  clock: Clock;
  passwords: Passwords;
  pictures: Pictures;
}

/** Users that match, and how many there are of each kind. */
export async function listUsers({ db }: Pick<UserDeps, 'db'>, query: UserListQuery) {
  const [page, counts] = await Promise.all([findUsers(db, query), countUsers(db)]);
  return { ...page, counts };
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
    const isRenamed = next.userName !== current.userName;
    if (isRenamed) checkUserName(next.userName, 'Staff');
    if (!isAdministrator(next) && isLast(administrators, id)) {
      throw fieldError('LAST_ADMIN', next.role === 'Admin' ? 'emailConfirmed' : 'role');
    }
    // Of a registration with somebody else's address: only one that is confirmed needs its own.
    const isKept = next.email === current.email && !next.emailConfirmed;
    const keys = {
      nameKey: nameKey(next.userName),
      emailKey: isKept ? current.emailKey : emailKey(next.email),
    };
    await setUser(tx, id, { ...next, ...keys }).catch(refuseTaken);
    audit(targetOf({ ...next, id }), { before: auditedFields(current), after: { ...next } });
    if (losesRights(current, next)) await takeRights({ tx, emit }, id, { current, next });
    const byBan = next.role === 'Banned';
    if (endsSessions(current, next)) await endAllSessions({ tx, emit }, actor, id, byBan);
    else emit({ topic: 'session', gameId: null, body: { userId: id } });
    if (isRenamed) await emitRenamed({ tx, emit }, id);
  });
}

/** What was opened or handed out with the rights that an account loses. */
async function takeRights(
  { tx, emit }: { tx: Tx; emit: Emit },
  userId: string,
  { current, next }: { current: UserFields; next: UserFields },
): Promise<void> {
  await endTokens(tx, userId, next.emailConfirmed ? next.role : null);
  const isOut = next.role === 'Banned' || !next.emailConfirmed;
  if (isOut) await renewEntries(tx, emit, { userId });
  if (hasRole(current, 'Monitor')) await renewEntries(tx, emit, 'tests');
}

export function isLast(administrators: readonly string[], id: string): boolean {
  return administrators.length === 1 && administrators[0] === id;
}

function refuseTaken(error: unknown): never {
  if (violates(error, 'users_name_key')) throw fieldError('USER_NAME_TAKEN', 'userName');
  if (violates(error, 'users_email_key')) throw fieldError('EMAIL_TAKEN', 'email');
  throw error;
}

/** Ends all sessions of the user. Who changes their own account keeps the session in use. */
async function endAllSessions(
  change: { tx: Tx; emit: Emit },
  actor: Actor,
  userId: string,
  byBan = false,
): Promise<void> {
  const except = userId === actor.userId ? actor.sessionId : undefined;
  await endSessions(change, userId, { except, byBan });
}

/** Boards name those who solved. */
async function emitRenamed({ tx, emit }: { tx: Tx; emit: Emit }, userId: string): Promise<void> {
  for (const gameId of await findGamesWithSolvesOf(tx, userId)) {
    emit({ topic: 'game', gameId, body: {} });
  }
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
    await replacePassword({ tx, emit }, actor, user, { hash, mustChange: true });
    audit(targetOf(user), { after: { password, mustChangePassword: true } });
  });
  return password;
}

/** Gives an account a password that its user does not know yet, and ends what was opened with the old one. */
export async function replacePassword(
  { tx, emit }: { tx: Tx; emit: Emit },
  actor: Actor,
  { id }: Pick<LockedUser, 'id'>,
  password: { hash: string; mustChange: boolean },
): Promise<void> {
  await setPassword(tx, id, password);
  await endTokens(tx, id);
  await endAllSessions({ tx, emit }, actor, id);
}

/** Mails an invitation again; throws USER_NOT_FOUND, INVITATION_USED or MAIL_UNAVAILABLE. */
export async function inviteUserAgain(
  deps: UserDeps,
  actor: Actor,
  id: string,
  language: LanguageCode,
): Promise<void> {
  checkMail(deps);
  await deps.write(actor, async (tx, _emit, audit) => {
    audit(targetOf(await invite(deps, tx, id, language)));
  });
}

/** Links are sent, so that nobody has to pass on hundreds of them; throws MAIL_UNAVAILABLE. */
export function checkMail({ mails }: Pick<UserDeps, 'mails'>): void {
  if (!mails.isReady) throw new AppError('MAIL_UNAVAILABLE');
}

export function targetOf({ id, userName }: Pick<LockedUser, 'id' | 'userName'>): AuditTarget {
  return { type: 'User', id, name: userName };
}

/** What the audit log compares. */
export function auditedFields(user: LockedUser): AuditFields {
  const { id: _id, avatarHash: _avatar, passwordHash: _secret, ...rest } = user;
  const { nameKey: _name, emailKey: _email, ...fields } = rest;
  return fields;
}
