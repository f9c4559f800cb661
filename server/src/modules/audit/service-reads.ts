import type { Actor, StaffCall } from '../../domain/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import type { TokenAccess } from '../tokens/public.ts';
import { findName, findProgram, type Read } from './repository-reads.ts';

/** Who reads: somebody who is signed in, or a program with an API token. */
interface Reader {
  actor: Actor | null;
  token: Pick<TokenAccess, 'id' | 'creatorId' | 'role'> | null;
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
      // Others that read at the same moment wait for the entry as well.
      isNoted = await entry;
    } finally {
      if (!isNoted && noted.get(key)?.entry === entry) noted.delete(key);
    }
  };
}
