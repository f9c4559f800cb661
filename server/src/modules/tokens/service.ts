import { randomBytes, randomUUIDv7 } from 'node:crypto';
import {
  hasRole,
  isTokenRestorable,
  type Role,
  ROLES,
  strongerRevocation,
  TOKEN_LIMIT,
  type TokenScope,
} from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { unlessStorageFull } from '../../platform/error-code.ts';
import { hashToken } from '../../platform/hash-token.ts';
import type { Emit, Writes } from '../../platform/write.ts';
import {
  countTokens,
  deleteToken,
  endTokensMadeAs,
  findToken,
  findTokens,
  findWorkingToken,
  hasSession,
  insertToken,
  lockCreator,
  lockToken,
  setRevocation,
  type TokenRow,
  touchToken,
} from './repository.ts';
import { toWire } from './wire.ts';

export interface TokenDeps extends Writes {
  db: Db;
  clock: Clock;
}

const DAY = 24 * 3600 * 1000;

/** The last use is stored this often at most, so that a busy token costs no write per call. */
const TOUCH_AFTER = 60_000;

/** Two parts in base64url, of which the first names the token and the second is its secret. */
const FORM = /^[\w-]{1,100}\.[\w-]{43}$/;

/** Whose tokens a call is about: everybody's, or those that the caller has made. */
export type Whose = 'all' | 'own';

function creatorOf(actor: Actor, whose: Whose): string | null {
  return whose === 'own' ? actor.userId : null;
}

export async function listTokens(
  { db }: Pick<TokenDeps, 'db'>,
  actor: Actor,
  whose: Whose,
): Promise<TokenRow[]> {
  return findTokens(db, creatorOf(actor, whose) ?? undefined);
}

/** Makes a token; its text is known now and never again. Throws TOKEN_LIMIT_REACHED. */
export async function createToken(
  { db, write, clock }: TokenDeps,
  actor: Actor,
  input: { name: string; days: number; scopes: readonly TokenScope[] },
): Promise<{ text: string; token: TokenRow }> {
  const id = randomUUIDv7();
  const head = Buffer.from(JSON.stringify({ jti: id })).toString('base64url');
  const text = `${head}.${randomBytes(32).toString('base64url')}`;
  const now = clock();
  const fields = {
    name: input.name,
    scopes: [...new Set(input.scopes)],
    expiresAt: input.days === 0 ? null : new Date(now + input.days * DAY),
  };
  await write(actor, async (tx, emit, audit) => {
    const { userId: creatorId, role } = actor;
    await lockMaker(tx, actor);
    if ((await countTokens(tx, creatorId)) >= TOKEN_LIMIT)
      throw new AppError('TOKEN_LIMIT_REACHED');
    await insertToken(tx, {
      ...fields,
      id,
      creatorId,
      role,
      createdAt: new Date(now),
      hash: hashToken(text),
    });
    audit({ type: 'Token', id, name: input.name }, { after: fields });
    emit.log({ code: 'TOKEN_CREATED', values: { token: input.name } });
  });
  return { text, token: orNotFound(await findToken(db, id), 'TOKEN_NOT_FOUND') };
}

/** What ends the tokens of an account locks it too, so that none is made behind it. */
async function lockMaker(tx: Tx, { userId, role, sessionId }: Actor): Promise<void> {
  const maker = await lockCreator(tx, userId);
  const isSignedIn = sessionId === undefined || (await hasSession(tx, sessionId));
  if (!maker || !isSignedIn) throw new AppError('NOT_SIGNED_IN');
  if (maker.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED');
  if (!hasRole(maker, role)) throw new AppError('FORBIDDEN');
}

interface Which {
  id: string;
  whose: Whose;
}

/** Makes a token refused; throws TOKEN_NOT_FOUND. */
export async function revokeToken(
  { write }: TokenDeps,
  actor: Actor,
  { id, whose }: Which,
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const token = await lockToken(tx, id, creatorOf(actor, whose));
    const { name, revocation: before, creatorId } = orNotFound(token, 'TOKEN_NOT_FOUND');
    const by = creatorId === actor.userId ? 'Maker' : 'Administrator';
    const revocation = strongerRevocation(before, by);
    await setRevocation(tx, id, revocation);
    audit({ type: 'Token', id, name }, { before: { revocation: before }, after: { revocation } });
    if (before !== null) return;
    endStreams(emit, creatorId);
    emit.log({ code: 'TOKEN_REVOKED', values: { token: name } });
  });
}

/** Makes a token work again; throws TOKEN_NOT_FOUND, TOKEN_ENDED or TOKEN_REVOKED_BY_ADMIN. */
export async function restoreToken(
  { write }: TokenDeps,
  actor: Actor,
  { id, whose }: Which,
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const token = await lockToken(tx, id, creatorOf(actor, whose));
    const { name, revocation } = orNotFound(token, 'TOKEN_NOT_FOUND');
    if (revocation !== null && !isTokenRestorable(revocation, whose === 'all')) {
      throw new AppError(revocation === 'Account' ? 'TOKEN_ENDED' : 'TOKEN_REVOKED_BY_ADMIN');
    }
    await setRevocation(tx, id, null);
    audit({ type: 'Token', id, name }, { before: { revocation }, after: { revocation: null } });
    if (revocation === null) return;
    emit.log({ code: 'TOKEN_RESTORED', values: { token: name } });
  });
}

/**
 * Ends the tokens of an account for good with the transaction of the caller, which has locked the account
 * and emits `session`.
 * @param kept the role that the account keeps: the tokens that need no more go on
 */
export async function endTokens(tx: Tx, userId: string, kept: Role | null = null): Promise<void> {
  const lost = ROLES.filter((role) => kept === null || !hasRole({ role: kept }, role));
  if (lost.length > 0) await endTokensMadeAs(tx, userId, lost);
}

/** Removes a token for good; throws TOKEN_NOT_FOUND. */
export async function removeToken(
  { write }: TokenDeps,
  actor: Actor,
  { id, whose }: Which,
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const token = await lockToken(tx, id, creatorOf(actor, whose));
    const { name, creatorId } = orNotFound(token, 'TOKEN_NOT_FOUND');
    await deleteToken(tx, id);
    endStreams(emit, creatorId);
    audit({ type: 'Token', id, name }, { before: { name } });
    emit.log({ code: 'TOKEN_DELETED', values: { token: name } });
  });
}

/** Live streams that were opened with a token are among those of its creator. */
function endStreams(emit: Emit, creatorId: string | null): void {
  if (creatorId !== null) emit({ topic: 'session', gameId: null, body: { userId: creatorId } });
}

/** What a request with a token may read. */
export interface TokenAccess {
  id: string;
  creatorId: string;
  /** The role of its creator: a token allows no call that its creator may not make. */
  role: Role;
  scopes: readonly TokenScope[];
  expiresAt: Date | null;
}

/** The token of this text, if it works; notes that it was used. */
export async function findAccess(
  { db, writeStatement, clock }: TokenDeps,
  text: string,
): Promise<TokenAccess | null> {
  if (!FORM.test(text)) return null;
  const now = clock();
  const token = await findWorkingToken(db, hashToken(text), new Date(now));
  if (!token || !hasRole(token, token.neededRole)) return null;
  const { id, creatorId, role, scopes, expiresAt, lastUsedAt } = token;
  if (lastUsedAt === null || now - lastUsedAt.getTime() >= TOUCH_AFTER) {
    await unlessStorageFull(() =>
      writeStatement(null, (statement) => touchToken(statement, id, new Date(now))),
    );
  }
  return { id, creatorId, role, scopes, expiresAt };
}

/** The tokens that somebody has made, as the contract has them. */
export async function findTokensOf(db: Db, creatorId: string) {
  return (await findTokens(db, creatorId)).map(toWire);
}
