import { afterAll } from 'vitest';
import { startJobs, type Tasks } from '../platform/jobs.ts';

/** Runs the jobs of a database until the file's last test. */
export async function startWorker(url: string, tasks: Tasks): Promise<{ errors: unknown[] }> {
  const errors: unknown[] = [];
  const stop = await startJobs({ url, tasks, onError: (error) => errors.push(error) });
  afterAll(stop);
  return { errors };
}
