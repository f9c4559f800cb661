import type { AuditTargetType } from '@halyard/sdk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, StaffCall } from '../../domain/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import type { TokenAccess } from '../tokens/public.ts';

/** Who reads: somebody who is signed in, or a program with an API token. */
interface Reader {
  actor: Actor | null;
  token: Pick<TokenAccess, 'id' | 'creatorId' | 'role'> | null;
}

/** What is read; without an id all things of the type. */
interface Read {
  type: AuditTargetType;
  id: string | number | null;
}

/** Leaves an entry in the audit log, at most one an hour for the same reader, operation and thing. */
export type NoteRead = (reader: Reader, call: StaffCall, read: Read) => Promise<void>;

/** Pages read again every few seconds: each of them would leave hundreds of entries. */
const PAUSE_MILLISECONDS = 3_600_000;

/** Reads that are remembered; above it the oldest are forgotten, and noted again. */
const MOST_REMEMBERED = 10_000;

interface ReadAuditDeps {
  db: Db;
  write: Write;
  clock: Clock;
}

/** Creates what notes reads. What does not exist is not noted: there is nothing to read. */
export function createReadAudit({ db, write, clock }: ReadAuditDeps): NoteRead {
  /** The last entry of each read, the oldest first, and when it was begun. */
  const noted = new Map<string, { at: number; entry: Promise<boolean> }>();

  function remember(key: string, entry: Promise<boolean>): void {
    noted.delete(key);
    noted.set(key, { at: clock(), entry });
    const [oldest] = noted.keys();
    if (noted.size > MOST_REMEMBERED && oldest !== undefined) noted.delete(oldest);
  }

  /** Whether an entry was written. */
  async function note({ actor, token }: Reader, call: StaffCall, read: Read): Promise<boolean> {
    const name = await findName(db, read);
    if (name === undefined) return false;
    const program = token && (await findProgram(db, token));
    const author = program?.author ?? actor;
    if (!author) return false;
    const fields = program ? { after: { program: program.name } } : {};
    await write({ ...author, staffCall: call }, async (_tx, _emit, audit) =>
      audit({ ...read, name }, fields),
    );
    return true;
  }

  return async (reader, call, read) => {
    const who = reader.token?.id ?? reader.actor?.userId;
    const key = [who, call.operation, read.type, read.id].join(' ');
    const last = noted.get(key);
    const isRecent = last !== undefined && clock() - last.at < PAUSE_MILLISECONDS;
    const entry = isRecent ? last.entry : note(reader, call, read);
    if (!isRecent) remember(key, entry);
    let isNoted = false;
    try {
      // Who reads at the same moment waits for the entry as well.
      isNoted = await entry;
    } finally {
      if (!isNoted && noted.get(key)?.entry === entry) noted.delete(key);
    }
  };
}

/** The names of things by their types, of those that are read by their id. */
const NAMES: Partial<
  Record<AuditTargetType, (id: string | number) => RawBuilder<{ name: string }>>
> = {
  Game: (id) => sql`select title as name from games where id = ${id}`,
  Challenge: (id) => sql`select title as name from challenges where id = ${id}`,
  Mail: (id) => sql`select recipient as name from mails where id = ${id}`,
  Participation: (id) =>
    sql`select t.name from participations p join teams t on t.id = p.team_id where p.id = ${id}`,
  Container: (id) => sql`select coalesce(c.title, '') as name from containers i
    left join challenges c on c.id = i.challenge_id where i.id = ${id}`,
};

/** Undefined when there is no such thing. */
async function findName(db: Db, { type, id }: Read): Promise<string | undefined> {
  if (id === null) return '';
  const { rows = [] } = (await NAMES[type]?.(id).execute(db)) ?? {};
  return rows[0]?.name;
}

/** The name of a token, and who made it: a program reads for them. */
async function findProgram(db: Db, { id, creatorId, role }: NonNullable<Reader['token']>) {
  const row = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.creator_id')
    .select(['api_tokens.name', 'users.user_name as userName'])
    .where('api_tokens.id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, author: { userId: creatorId, userName: row.userName, role } };
}
