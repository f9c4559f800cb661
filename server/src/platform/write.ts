import type { Actor } from '../domain/actor.ts';
import type { LogEntry } from '../domain/log-lines.ts';
import type { DomainEvent, StoredEvent } from '../domain/events.ts';
import { type Audit, createAuditEntries } from './audit.ts';
import type { Bus } from './bus.ts';
import { namedWrite, retryStatement, transaction, type Tx, type WritableDb } from './database.ts';

/** The account that writes; null for the server itself or an anonymous caller. */
export type Author = Actor | null;

/** Delivers events that a statement has already written to the outbox: see `EMITTED`. */
export type EmitStored = (events: readonly StoredEvent[]) => void;

export interface Emit {
  /** Writes an event to the outbox at the end of the transaction. */
  (event: DomainEvent): void;
  stored: EmitStored;
  /** Adds a line to the log of the site, once the transaction is committed. */
  log: (entry: LogEntry) => void;
}

/**
 * Runs `work` in a transaction. What an author with a `staffCall` writes leaves at least one row in
 * the audit log, in the same transaction; `audit` adds what was changed. After the commit, the events that it emitted are delivered to every
 * process, and to this process before the call returns. After a serialization failure or a
 * deadlock, `work` runs again from the start, so it must not change anything but the database.
 */
export type Write = <Result>(
  author: Author,
  work: (tx: Tx, emit: Emit, audit: Audit) => Promise<Result>,
) => Promise<Result>;

/**
 * Writes with one statement, for frequent operations: the statement is a transaction by itself, and
 * the round trips for `begin` and `commit` are saved. `work` must not run a second statement. After
 * a deadlock, for example with the deletion of the row that it refers to, `work` runs again.
 * Throws for an author with a `staffCall`: the entry in the audit log needs a transaction.
 */
export type WriteStatement = <Result>(
  author: Author,
  work: (statement: Tx, emitStored: EmitStored) => Promise<Result>,
) => Promise<Result>;

export interface Writes {
  write: Write;
  writeStatement: WriteStatement;
}

/** Columns for a statement that emits: `with event as (insert into ${OUTBOX} ... returning *)`. */
export const OUTBOX = 'outbox (topic, game_id, body)';

/** Column for the same statement: `select ${EMITTED} ...`. Null when it wrote no event. */
export const EMITTED = `(select json_agg(json_build_object(
    'id', id, 'topic', topic, 'gameId', game_id, 'body', body) order by id) from event) as emitted`;

const insert = namedWrite<{ id: number }>(
  'outbox.insert',
  `insert into ${OUTBOX}
   select topic, game_id, body::jsonb
   from unnest($1::text[], $2::int[], $3::text[]) with ordinality as event (topic, game_id, body, place)
   order by place
   returning id`,
);

/** What a transaction leaves to be done after its commit. */
interface Written<Result> {
  result: Result;
  events: readonly StoredEvent[];
  lines: readonly LogEntry[];
}

interface WritesDeps {
  db: WritableDb;
  bus: Pick<Bus, 'deliver'>;
  /** Takes the lines of committed transactions for the log of the site. */
  log?: (entry: LogEntry) => void;
}

/** Creates `write` and `writeStatement`, the only functions that change data and emit events. */
export function createWrites({ db, bus, log = () => undefined }: WritesDeps): Writes {
  async function deliverAfter<Result>(run: () => Promise<Written<Result>>): Promise<Result> {
    const { result, events, lines } = await run();
    if (events.length > 0) bus.deliver(events);
    for (const line of lines) log(line);
    return result;
  }

  return {
    write: (author, work) =>
      deliverAfter(() =>
        transaction(db, async (tx) => {
          const emitted: DomainEvent[] = [];
          const stored: StoredEvent[] = [];
          const lines: LogEntry[] = [];
          const emit = Object.assign((event: DomainEvent) => void emitted.push(event), {
            stored: (events: readonly StoredEvent[]) => void stored.push(...events),
            log: (line: LogEntry) => void lines.push(withAuthor(line, author)),
          });
          const entries = createAuditEntries(author);
          const result = await work(tx, emit, entries.audit);
          await entries.store(tx);
          return { result, events: [...stored, ...(await storeEvents(tx, emitted))], lines };
        }),
      ),
    writeStatement: (author, work) =>
      deliverAfter(async () => {
        if (author?.staffCall) throw new Error('Operations of staff use write, not writeStatement');
        // A statement outside a transaction block is a transaction of its own.
        return retryStatement(async () => {
          const events: StoredEvent[] = [];
          const result = await work(db as Tx, (stored) => void events.push(...stored));
          return { result, events, lines: [] };
        });
      }),
  };
}

function withAuthor(line: LogEntry, author: Author): LogEntry {
  return author && line.by === undefined
    ? { ...line, by: author.userName, byId: author.userId }
    : line;
}

async function storeEvents(tx: Tx, events: readonly DomainEvent[]): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const rows = await insert(tx, [
    events.map(({ topic }) => topic),
    events.map(({ gameId }) => gameId),
    events.map(({ body }) => JSON.stringify(body)),
  ]);
  return events.map((event, index) => ({ ...event, id: rows[index]?.id ?? 0 }));
}
