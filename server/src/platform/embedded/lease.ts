import { Client } from 'pg';

/** Any number that is ours; both locks are on the cluster's `postgres` database. */
const leaseKey = 7_240_118_301;

/**
 * One server's claim that the cluster is in use: a shared advisory lock held by a connection of its
 * own. PostgreSQL frees it when the connection ends, however the server died, so a lease needs no
 * files, no clock and no guess whether a process id is still the same process.
 */
export interface Lease {
  readonly client: Client;
  /** Resolves when the connection is gone, for whatever reason. */
  readonly lost: Promise<void>;
  /**
   * Gives the claim up and says whether it was the last. Then the lock is held exclusively: a
   * server that arrives now waits for it, is cut off by the shutdown and starts the cluster anew.
   */
  surrender(): Promise<boolean>;
}

/** Connects and takes the claim. Throws what `pg` throws, also when cut off while waiting. */
export async function takeLease(url: string): Promise<Lease> {
  const client = new Client({
    connectionString: url,
    application_name: 'halyard lease',
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { client, lost, surrender: () => surrender(client) };
}

async function surrender(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [leaseKey]);
  const { rows } = await client.query<{ last: boolean }>(
    'select pg_try_advisory_lock($1) as last',
    [leaseKey],
  );
  return rows[0]?.last === true;
}
