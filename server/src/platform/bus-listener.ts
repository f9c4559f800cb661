import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { columnTypes } from './database.ts';

export interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  /** Called when another connection has sent a notification, or this one has reconnected. */
  readonly onNews: () => void;
  readonly onError: (error: unknown) => void;
}

/** A connection that listens to a channel and reconnects when it is lost. */
export interface Listener {
  /** Undefined while the connection is lost. */
  client(): Client | undefined;
  close(): Promise<void>;
}

const firstPause = 50;
const longestPause = 2000;
/** A connection that takes longer than this to answer is treated as lost. */
const queryTimeout = 30_000;

/** Rejects when the first attempt fails; later ones are repeated until they succeed. */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { url, channel, onNews, onError } = options;
  let closed = false;
  let current: Client | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: 'halyard bus',
      types: columnTypes,
      keepAlive: true,
      query_timeout: queryTimeout,
    });
    client.on('error', onError);
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      client.on('notification', ({ processId }) => {
        if (processId !== rows[0]?.pid) onNews();
      });
      client.once('end', () => void reconnect());
      await client.query(`listen ${channel}`);
    } catch (error) {
      client.removeAllListeners('end');
      await client.end().catch(() => undefined);
      throw error;
    }
    current = client;
  }

  async function reconnect(): Promise<void> {
    current = undefined;
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      if (closed) return;
      try {
        await connect();
        onNews();
        return;
      } catch (error) {
        onError(error);
        await sleep(pause);
      }
    }
  }

  await connect();
  return {
    client: () => current,
    async close() {
      closed = true;
      await current?.end();
    },
  };
}
