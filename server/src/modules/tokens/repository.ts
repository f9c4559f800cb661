import type { TokenScope } from '@halyard/sdk/rules';
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
  isRevoked: boolean;
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
      'api_tokens.revoked as isRevoked',
    ]);
}

/** All tokens, the oldest first. */
export async function findTokens(db: Db): Promise<TokenRow[]> {
  return selectTokens(db).orderBy('api_tokens.created_at').orderBy('api_tokens.id').execute();
}

export async function findToken(db: Db, id: string): Promise<TokenRow | undefined> {
  return selectTokens(db).where('api_tokens.id', '=', id).executeTakeFirst();
}

export async function insertToken(
  tx: Tx,
  token: Pick<TokenRow, 'id' | 'name' | 'creatorId' | 'scopes' | 'createdAt' | 'expiresAt'> & {
    hash: Buffer;
  },
): Promise<void> {
  await tx
    .insertInto('api_tokens')
    .values({
      id: token.id,
      token_hash: token.hash,
      name: token.name,
      creator_id: token.creatorId,
      scopes: token.scopes,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Returns its name; undefined when there is none. */
export async function setRevoked(
  tx: Tx,
  id: string,
  revoked: boolean,
): Promise<{ name: string; wasRevoked: boolean } | undefined> {
  const token = await tx
    .selectFrom('api_tokens')
    .select(['name', 'revoked as wasRevoked'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('api_tokens').set({ revoked }).where('id', '=', id).execute();
  return token;
}

/** Returns its name; undefined when there was none. */
export async function deleteToken(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** A token that works. */
export interface WorkingToken {
  id: string;
  scopes: TokenScope[];
  lastUsedAt: Date | null;
}

/** Of a token whose creator still is an administrator who may sign in. */
const find = named<WorkingToken>(
  'token.find',
  `select token.id, token.scopes, token.last_used_at as "lastUsedAt"
   from api_tokens token join users on users.id = token.creator_id
   where token.token_hash = $1 and not token.revoked
     and (token.expires_at is null or token.expires_at > $2)
     and users.role = 'Admin' and users.email_confirmed`,
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
