import { Client } from 'pg';

/** An arbitrary lock key. Both locks are in the cluster's `postgres` database. */
const leaseKey = 7_240_118_301;

/**
 * Marks the cluster as in use by one server: a shared advisory lock held by a dedicated connection.
 * PostgreSQL releases it when the connection ends, even if the server crashed, so a lease needs no
 * lock file, no expiry time and no check of process ids.
 */
export interface Lease {
  readonly client: Client;
  /** Resolves when the connection has ended, for whatever reason. */
  readonly lost: Promise<void>;
  /**
   * Releases the lease and returns whether it was the last one. If so, the lock is now held
   * exclusively: a server that starts at this moment waits for it, is disconnected by the shutdown
   * and then starts the cluster again.
   */
  surrender(): Promise<boolean>;
}

/**
 * Connects and takes the lease. Throws the errors of `pg`, also when disconnected while waiting.
 */
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
