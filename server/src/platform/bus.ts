import type { Client } from 'pg';
import type { EventSource, StoredEvent } from '../domain/events.ts';
import { createDispatcher } from './bus-dispatcher.ts';
import { type Listener, openListener } from './bus-listener.ts';
import { type Reader, createReader, readStart } from './bus-reader.ts';
import { channel, deleteOld } from './bus-statements.ts';

export interface BusOptions {
  /** A direct connection string: LISTEN does not work through a pooler. */
  readonly url: string;
  /** Called when a connection is lost or a handler throws. */
  readonly onError?: (error: unknown, event?: StoredEvent) => void;
  /** How often to poll for events that no notification announced. Default: 2000. */
  readonly pollMilliseconds?: number;
}

/**
 * Delivers committed events to every process, including this one. Only `createWrites` sends events.
 */
export interface Bus extends EventSource {
  /**
   * Delivers events that this process has just committed: in this process before the call returns,
   * in other processes soon after. Calls within a few milliseconds share one statement.
   */
  deliver(events: readonly StoredEvent[]): void;
  /** Resolves when the bus is listening. Events committed earlier are not delivered. */
  start(): Promise<void>;
  /** Resolves when everything committed before the call is handled. */
  catchUp(): Promise<void>;
  connected(): boolean;
  close(): Promise<void>;
}

const coalesceMilliseconds = 3;
/** The interval for reading again after a gap or a failed handler. */
const unsettledMilliseconds = 100;
const cleanupMilliseconds = 5 * 60_000;

export function createBus(options: BusOptions): Bus {
  const onError = options.onError ?? (() => undefined);
  const dispatcher = createDispatcher(onError);
  let listener: Listener | undefined;
  let reader: Reader | undefined;
  let timers: NodeJS.Timeout[] = [];
  const loop = createReadLoop(() => ({ client: listener?.client(), reader }), onError);

  async function cleanUp(): Promise<void> {
    await listener
      ?.client()
      ?.query(deleteOld(reader?.position() ?? 0))
      .catch(onError);
  }

  return {
    on: dispatcher.on,
    deliver(events) {
      for (const event of events) {
        if (reader) reader.deliver(event);
        else dispatcher.deliver(event);
      }
      loop.announceSoon();
    },
    async start() {
      listener = await openListener({
        url: options.url,
        channel,
        onNews: () => void loop.run(),
        onError,
      });
      try {
        reader = createReader(await readStart(listener), dispatcher);
      } catch (error) {
        await listener.close();
        throw error;
      }
      timers = [
        setInterval(() => void loop.run(), options.pollMilliseconds ?? 2000),
        setInterval(() => void cleanUp(), cleanupMilliseconds),
      ];
    },
    catchUp: loop.run,
    position: () => reader?.position() ?? 0,
    connected: () => listener?.client() !== undefined,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await loop.stop();
      await listener?.close();
    },
  };
}

interface Source {
  client: Client | undefined;
  reader: Reader | undefined;
}

/** Reads new events, one statement at a time however often it is asked to. */
function createReadLoop(source: () => Source, onError: (error: unknown) => void) {
  let announce = false;
  let again = false;
  let running: Promise<void> | undefined;
  let waking: NodeJS.Timeout | undefined;
  let settling: NodeJS.Timeout | undefined;

  /** Reads until there are no new events; a call during a run makes it read once more. */
  function run(): Promise<void> {
    again = true;
    running ??= runAll().finally(() => (running = undefined));
    return running;
  }

  async function runAll(): Promise<void> {
    while (again) {
      again = false;
      const { client, reader } = source();
      if (!client || !reader) return;
      const announcing = announce;
      announce = false;
      try {
        const unsettled = await reader.read(client, announcing);
        if (unsettled) settling ??= setTimeout(settle, unsettledMilliseconds);
      } catch (error) {
        announce ||= announcing;
        onError(error);
        // The connection may hang instead of being closed: end it, so that the listener reconnects
        // and calls again.
        await client.end().catch(() => undefined);
      }
    }
  }

  function settle(): void {
    settling = undefined;
    void run();
  }

  return {
    run,
    /** Reads soon, and notifies the other processes with the same statement. */
    announceSoon(): void {
      announce = true;
      waking ??= setTimeout(() => {
        waking = undefined;
        void run();
      }, coalesceMilliseconds);
    },
    async stop(): Promise<void> {
      clearTimeout(waking);
      await running;
      clearTimeout(settling);
    },
  };
}
