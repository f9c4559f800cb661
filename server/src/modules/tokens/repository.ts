import type { Role, TokenRevocation, TokenScope } from '@halyard/sdk/rules';
import type { Db, Tx } from '../../platform/database.ts';
import { named, namedWrite } from '../../platform/database.ts';

export interface TokenRow {
  id: string;
  name: string;
  creatorId: string;
  /** Null once the account is gone. */
  creator: string | null;
  scopes: TokenScope[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revocation: TokenRevocation | null;
}

function selectTokens(db: Db) {
  return db
    .selectFrom('api_tokens')
    .leftJoin('users', 'users.id', 'api_tokens.creator_id')
    .select([
      'api_tokens.id',
      'api_tokens.name',
      'api_tokens.creator_id as creatorId',
      'users.user_name as creator',
      'api_tokens.scopes',
      'api_tokens.created_at as createdAt',
      'api_tokens.expires_at as expiresAt',
      'api_tokens.last_used_at as lastUsedAt',
      'api_tokens.revocation',
    ]);
}

/** All tokens, or those of one creator, the oldest first. */
export async function findTokens(db: Db, creatorId?: string): Promise<TokenRow[]> {
  let tokens = selectTokens(db);
  if (creatorId !== undefined) tokens = tokens.where('api_tokens.creator_id', '=', creatorId);
  return tokens.orderBy('api_tokens.created_at').orderBy('api_tokens.id').execute();
}

export async function findToken(db: Db, id: string): Promise<TokenRow | undefined> {
  return selectTokens(db).where('api_tokens.id', '=', id).executeTakeFirst();
}

export async function insertToken(
  tx: Tx,
  token: Pick<TokenRow, 'id' | 'name' | 'creatorId' | 'scopes' | 'createdAt' | 'expiresAt'> & {
    hash: Buffer;
    role: Role;
  },
): Promise<void> {
  await tx
    .insertInto('api_tokens')
    .values({
      id: token.id,
      token_hash: token.hash,
      name: token.name,
      creator_id: token.creatorId,
      role: token.role,
      scopes: token.scopes,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** A token until the transaction ends; with a creator, only if it is theirs. */
export async function lockToken(tx: Tx, id: string, creatorId: string | null) {
  let tokens = tx
    .selectFrom('api_tokens')
    .select(['name', 'creator_id as creatorId', 'revocation'])
    .where('id', '=', id);
  if (creatorId !== null) tokens = tokens.where('creator_id', '=', creatorId);
  return tokens.forUpdate().executeTakeFirst();
}

export async function setRevocation(
  tx: Tx,
  id: string,
  revocation: TokenRevocation | null,
): Promise<void> {
  await tx.updateTable('api_tokens').set({ revocation }).where('id', '=', id).execute();
}

/** Ends the tokens of an account for good that were made with one of these roles. */
export async function endTokensMadeAs(
  tx: Tx,
  creatorId: string,
  roles: readonly Role[],
): Promise<void> {
  await tx
    .updateTable('api_tokens')
    .set({ revocation: 'Account' })
    .where('creator_id', '=', creatorId)
    .where('role', 'in', roles)
    .execute();
}

/** What an account may do now; until the transaction ends nobody changes it. */
export async function lockCreator(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['role', 'must_change_password as mustChangePassword'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a session goes on; read it behind a lock on its account. */
export async function hasSession(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countTokens(tx: Tx, creatorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('api_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteToken(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('api_tokens').where('id', '=', id).execute();
}

/** A token that works if its creator has the role for it. */
export interface WorkingToken {
  id: string;
  creatorId: string;
  /** That the creator has now. */
  role: Role;
  /** That the creator had when it was made. */
  neededRole: Role;
  scopes: TokenScope[];
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/** Finds a token whose creator may still sign in. */
const find = named<WorkingToken>(
  'token.find',
  `select token.id, users.id as "creatorId", users.role, token.role as "neededRole", token.scopes, token.expires_at as "expiresAt", token.last_used_at as "lastUsedAt"
   from api_tokens token join users on users.id = token.creator_id
   where token.token_hash = $1 and token.revocation is null
     and (token.expires_at is null or token.expires_at > $2)
     and users.email_confirmed`,
);

const touch = namedWrite('token.touch', 'update api_tokens set last_used_at = $2 where id = $1');

export async function findWorkingToken(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<WorkingToken | undefined> {
  const [token] = await find(db, [hash, now]);
  return token;
}

/** Notes that a token was used. */
export async function touchToken(tx: Tx, id: string, at: Date): Promise<void> {
  await touch(tx, [id, at]);
}
