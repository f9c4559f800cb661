import type { Client } from 'pg';
import type { StoredEvent } from '../domain/events.ts';
import { createCursor } from './bus-cursor.ts';
import type { Dispatcher } from './bus-dispatcher.ts';
import type { Listener } from './bus-listener.ts';
import {
  announceAndReadPage,
  pageSize,
  readPage,
  readWriters,
  startStatements,
} from './bus-statements.ts';

/** Reads the outbox and delivers each event at least once. */
export interface Reader {
  /**
   * Delivers every new visible event. Returns true when there are gaps or a delivery failed, so
   * that the caller should read again soon.
   *
   * @param announce also notifies the other processes
   */
  read(client: Client, announce: boolean): Promise<boolean>;
  /**
   * Delivers an event that this process has just committed. It is read from the outbox again only
   * when a handler throws.
   */
  deliver(event: StoredEvent): void;
  /** Every event up to this id is handled, or was rolled back. */
  position(): number;
}

interface AnnouncementOnly {
  readonly id: null;
}

/** Gaps up to an id, and the transactions that may still fill them. */
interface Watch {
  readonly upTo: number;
  writers: ReadonlySet<string>;
}

export function createReader(start: number, dispatcher: Dispatcher): Reader {
  const cursor = createCursor(start);
  let watch: Watch | undefined;
  let hadHoles = false;

  function deliver(event: StoredEvent): boolean {
    // An event that this process has delivered after its own commit may also be in a page, and vice
    // versa.
    if (cursor.isHandled(event.id)) return true;
    const isDone = dispatcher.deliver(event);
    if (isDone) cursor.handle(event.id);
    return isDone;
  }

  /** Returns false when a delivery failed: later events are read again with it. */
  async function readPages(client: Client, announce: boolean): Promise<boolean> {
    let statement = announce ? announceAndReadPage : readPage;
    for (;;) {
      const { rows } = await client.query<StoredEvent | AnnouncementOnly>(
        statement(cursor.mark(), cursor.ahead()),
      );
      for (const row of rows) {
        if (row.id === null) return true;
        if (!deliver(row)) return false;
      }
      if (rows.length < pageSize) return true;
      statement = readPage;
    }
  }

  /**
   * Settles gaps without a timeout for transactions: a gap is permanent once every transaction that
   * could fill it has ended and a read after that still does not find the row.
   */
  async function settleHoles(client: Client): Promise<void> {
    const { rows } = await client.query<{ writer: string }>(readWriters);
    const writers = new Set(rows.map((row) => row.writer));
    if (watch && watch.upTo > cursor.mark())
      watch.writers = new Set([...watch.writers].filter((writer) => writers.has(writer)));
    else watch = { upTo: cursor.highest(), writers };
    if (watch.writers.size > 0 || !(await readPages(client, false))) return;
    cursor.settle(watch.upTo);
    watch = undefined;
  }

  return {
    async read(client, announce) {
      const complete = await readPages(client, announce);
      // A new gap is usually a commit in progress, so query the writers only for gaps that persist.
      if (complete && hadHoles && cursor.ahead().length > 0) await settleHoles(client);
      hadHoles = cursor.ahead().length > 0;
      return !complete || hadHoles;
    },
    deliver: (event) => void deliver(event),
    position: () => cursor.mark(),
  };
}

/** The id after which a process starts to read: every id up to it is committed or rolled back. */
export async function readStart(listener: Listener): Promise<number> {
  const client = listener.client();
  if (!client) throw new Error('The connection of the event bus was lost during startup.');
  let start = 0;
  for (const statement of startStatements) {
    const { rows } = await client.query<{ id: number }>(statement);
    start = rows[0]?.id ?? start;
  }
  return start;
}
