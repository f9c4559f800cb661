import { type JobHelpers, Logger, run, runMigrations, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import { Pool } from 'pg';
import type { Db, Tx } from './database.ts';

/** How a job is run. */
export interface JobAttempt {
  /** From 1. */
  attempt: number;
  /** No attempt follows this one. */
  isLast: boolean;
}

/** What runs the jobs of a name. A job whose task throws is tried again, later each time. */
export type Tasks = Readonly<Record<string, (payload: never, job: JobAttempt) => Promise<void>>>;

interface JobOptions {
  /** A job replaces one of the same key that has not begun. */
  key?: string;
  attempts: number;
  /** Not before this time of the database's clock. */
  runAt?: Date;
  /** After all others that could begin. */
  isLater?: boolean;
}

/**
 * Adds a job with the transaction of the caller: it begins after the commit, in any process. One whose
 * time has come while no process ran begins after the next start.
 */
export async function addJob(
  tx: Tx,
  name: string,
  payload: object,
  { key, attempts, runAt, isLater = false }: JobOptions,
): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    max_attempts => ${attempts}, job_key => ${key ?? null},
    run_at => ${runAt ?? null}::timestamptz, priority => ${isLater ? 10 : 0})`.execute(tx);
}

/** Jobs that should have begun five minutes ago, and those that are not tried again. */
export async function countStuckJobs(db: Db): Promise<{ late: number; failed: number }> {
  const { rows } = await sql<{ late: number; failed: number }>`
    select count(*) filter (where attempts < max_attempts and locked_at is null
        and run_at < now() - interval '5 minutes') as late,
      count(*) filter (where attempts >= max_attempts) as failed
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { late: 0, failed: 0 };
}

/** Milliseconds until a job is tried again after this many failures, as the queue waits. */
export function retryDelay(failures: number): number {
  return Math.exp(Math.min(10, failures)) * 1000;
}

/** Creates or updates the tables of the queue, in a schema of their own. */
export async function migrateJobs(pgPool: Pool): Promise<void> {
  await runMigrations({ pgPool, logger: silent });
}

interface WorkerOptions {
  /** A direct connection: the worker listens for new jobs. */
  url: string;
  tasks: Tasks;
  onError: (error: unknown) => void;
}

/** Runs jobs until the returned function is called, which waits for those that have begun. */
export async function startJobs({
  url,
  tasks,
  onError,
}: WorkerOptions): Promise<() => Promise<void>> {
  const pgPool = new Pool({ connectionString: url, max: 3, application_name: 'halyard jobs' });
  pgPool.on('error', onError);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const runner = await run({
      pgPool,
      taskList: toTaskList(tasks, onError),
      concurrency: 2,
      noHandleSignals: true,
      logger: silent,
    });
    runner.promise.catch(onError);
    return async () => {
      await runner.stop().catch(onError);
      await pgPool.end();
    };
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

function toTaskList(tasks: Tasks, onError: (error: unknown) => void): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown, { job }: JobHelpers) => {
        const isLast = job.attempts >= job.max_attempts;
        try {
          await task(payload as never, { attempt: job.attempts, isLast });
        } catch (error) {
          if (!(error instanceof RetryLater)) onError(error);
          throw error;
        }
      },
    ]),
  );
}

/** A failure that the task has reported itself: the job is tried again, and nothing is logged. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}

/** The tasks report their failures; the queue's own lines would repeat them. */
const silent = new Logger(() => () => undefined);
