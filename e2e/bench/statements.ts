import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../load/site.ts';

/** The prefix of each log line: the name of the application. */
const PREFIX = '@%a@';
/** A statement of the servers' pools; their buses and this program have other application names. */
const STATEMENT = /^@halyard@LOG: {2}(?:statement|execute [^:]+):/gm;
const SETTLE_MILLISECONDS = 500;

/** Counts the statements that the servers' pools send while `work` runs, from PostgreSQL's log. */
export async function countStatements(site: Site, work: () => Promise<unknown>): Promise<number> {
  const log = join(site.cluster, 'server.log');
  await configure(site, [`log_line_prefix = '${PREFIX}'`, `log_statement = 'all'`]);
  const start = statSync(log).size;
  await work();
  await pause(SETTLE_MILLISECONDS);
  const text = readFileSync(log).subarray(start).toString();
  await configure(site, [`log_statement = 'none'`]);
  return text.match(STATEMENT)?.length ?? 0;
}

async function configure({ client }: Site, settings: readonly string[]): Promise<void> {
  for (const setting of settings) await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await pause(SETTLE_MILLISECONDS);
}
