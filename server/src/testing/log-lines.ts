import type { SiteLog } from '../modules/site-log/public.ts';
import type { Db } from '../platform/database.ts';

/** Reads the lines of the log that were written since the last call, oldest first. */
export function logReader(site: { siteLog: Pick<SiteLog, 'flush'> }, db: Db) {
  let last = 0;
  return async () => {
    await site.siteLog.flush();
    const rows = await db
      .selectFrom('log_lines')
      .select(['id', 'level', 'status', 'user_name as userName', 'message'])
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    last = rows.at(-1)?.id ?? last;
    return rows;
  };
}
