import { createDispatcher } from './bus-dispatcher.ts';
import { type Listener, openListener } from './bus-listener.ts';
import { type Reader, createReader, readStart } from './bus-reader.ts';
import { type OutboxRow, channel, deleteOld, outboxColumns } from './bus-statements.ts';
import { type Executor, named } from './database.ts';

export interface BusEvent<Body = unknown> extends OutboxRow {
  readonly body: Body;
}

/**
 * Runs for each event of its topic, one event after the other, in the order in which they become
 * visible, mostly that of their ids. May see an event twice, and one that is older than the state
 * it just loaded. When it throws, the event comes again a few times, is then reported and passed
 * over.
 */
export type BusHandler<Body = unknown> = (event: BusEvent<Body>) => void | Promise<void>;

export interface BusOptions {
  /** A direct connection string: LISTEN does not pass a pooler. */
  readonly url: string;
  /** Told about lost connections and about handlers that throw. */
  readonly onError?: (error: unknown, event?: BusEvent) => void;
  /** How often to look without being woken. Default: 2000. */
  readonly pollMilliseconds?: number;
}

/** Tells every process, this one too, what has been committed. `Bodies`: the body of each topic. */
export interface Bus<Bodies extends object = Record<string, unknown>> {
  /** Writes an event in the transaction of the change it tells of. Call `wake` after the commit. */
  emit<Topic extends keyof Bodies & string>(
    tx: Executor,
    topic: Topic,
    gameId: number | null,
    body: Bodies[Topic],
  ): Promise<void>;
  /** Says that something was committed; all calls within a few milliseconds cost one statement. */
  wake(): void;
  /** Subscribe before `start`, load the state after it. Answers how to unsubscribe. */
  on<Topic extends keyof Bodies & string>(
    topic: Topic,
    handler: BusHandler<Bodies[Topic]>,
  ): () => void;
  /** Resolves when listening. What was committed before is not delivered. */
  start(): Promise<void>;
  /** Resolves when everything committed before the call is handled. */
  catchUp(): Promise<void>;
  /** Every event up to this id is handled, or was rolled back. */
  position(): number;
  connected(): boolean;
  close(): Promise<void>;
}

const coalesceMilliseconds = 3;
/** How soon to look again at a hole or a failed handler. */
const unsettledMilliseconds = 100;
const cleanupMilliseconds = 5 * 60_000;

const insert = named('bus.emit', `insert into ${outboxColumns} values ($1, $2, $3::jsonb)`);

export function createBus<Bodies extends object = Record<string, unknown>>(
  options: BusOptions,
): Bus<Bodies> {
  const onError = options.onError ?? (() => undefined);
  const dispatcher = createDispatcher(onError);
  let listener: Listener | undefined;
  let reader: Reader | undefined;
  let announce = false;
  let again = false;
  let running: Promise<void> | undefined;
  let waking: NodeJS.Timeout | undefined;
  let settling: NodeJS.Timeout | undefined;
  let timers: NodeJS.Timeout[] = [];

  /** Reads until nothing is new; a call during a run makes it look once more. */
  function run(): Promise<void> {
    again = true;
    running ??= runAll().finally(() => (running = undefined));
    return running;
  }

  async function runAll(): Promise<void> {
    while (again) {
      again = false;
      const client = listener?.client();
      if (!client || !reader) return;
      const announcing = announce;
      announce = false;
      try {
        const unsettled = await reader.read(client, announcing);
        if (unsettled) settling ??= setTimeout(settle, unsettledMilliseconds);
      } catch (error) {
        announce ||= announcing;
        onError(error);
        // It may be stuck rather than gone; the listener connects anew and calls again.
        await client.end().catch(() => undefined);
      }
    }
  }

  function settle(): void {
    settling = undefined;
    void run();
  }

  async function cleanUp(): Promise<void> {
    await listener
      ?.client()
      ?.query(deleteOld(reader?.position() ?? 0))
      .catch(onError);
  }

  return {
    async emit(tx, topic, gameId, body) {
      await insert(tx, [topic, gameId, JSON.stringify(body)]);
    },
    wake() {
      announce = true;
      waking ??= setTimeout(() => {
        waking = undefined;
        void run();
      }, coalesceMilliseconds);
    },
    // The topic decides the body, on both sides, by the type of the bus.
    on: (topic, handler) => dispatcher.on(topic, handler as BusHandler),
    async start() {
      listener = await openListener({
        url: options.url,
        channel,
        onNews: () => void run(),
        onError,
      });
      try {
        reader = createReader(await readStart(listener), dispatcher);
      } catch (error) {
        await listener.close();
        throw error;
      }
      timers = [
        setInterval(() => void run(), options.pollMilliseconds ?? 2000),
        setInterval(() => void cleanUp(), cleanupMilliseconds),
      ];
    },
    catchUp: run,
    position: () => reader?.position() ?? 0,
    connected: () => listener?.client() !== undefined,
    async close() {
      for (const timer of timers) clearInterval(timer);
      clearTimeout(waking);
      await running;
      clearTimeout(settling);
      await listener?.close();
    },
  };
}
