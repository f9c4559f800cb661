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

/** Goes through the outbox, handing each event on at least once. */
export interface Reader {
  /**
   * Hands on everything that is visible and new. True: there are holes, or an event that failed;
   * look again soon.
   *
   * @param announce also tells the other processes to look
   */
  read(client: Client, announce: boolean): Promise<boolean>;
  /**
   * Delivers an event that this process has just committed. It is not read again, unless a handler
   * throws.
   */
  deliver(event: StoredEvent): void;
  /** Every event up to this id is handled, or was rolled back. */
  position(): number;
}

interface AnnouncementOnly {
  readonly id: null;
}

/** Holes up to an id, and the transactions that may still fill them. */
interface Watch {
  readonly upTo: number;
  writers: ReadonlySet<string>;
}

export function createReader(start: number, dispatcher: Dispatcher): Reader {
  const cursor = createCursor(start);
  let watch: Watch | undefined;
  let hadHoles = false;

  function deliver(event: StoredEvent): boolean {
    // A page may bring what this process has just delivered itself, and the other way round.
    if (cursor.isHandled(event.id)) return true;
    const isDone = dispatcher.deliver(event);
    if (isDone) cursor.handle(event.id);
    return isDone;
  }

  /** False when an event failed: those after it wait their turn. */
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
   * Decides about holes without a guess at how long a transaction may take: a hole stays for ever
   * once every transaction that could fill it has ended and a look afterwards does not find it.
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
      // A young hole is most often a commit about to arrive: ask only about those that stay.
      if (complete && hadHoles && cursor.ahead().length > 0) await settleHoles(client);
      hadHoles = cursor.ahead().length > 0;
      return !complete || hadHoles;
    },
    deliver: (event) => void deliver(event),
    position: () => cursor.mark(),
  };
}

/** Where a process begins to read: nothing up to this id is undecided. */
export async function readStart(listener: Listener): Promise<number> {
  const client = listener.client();
  if (!client) throw new Error('The connection of the bus was lost while it started.');
  let start = 0;
  for (const statement of startStatements) {
    const { rows } = await client.query<{ id: number }>(statement);
    start = rows[0]?.id ?? start;
  }
  return start;
}
