import type { SitePart } from '@halyard/sdk/types';
import { sql } from 'kysely';
import { performance } from 'node:perf_hooks';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { countStuckJobs } from '../../platform/jobs.ts';
import type { FreeSpace } from '../../platform/free-space.ts';
import type { Containers } from '../containers/public.ts';
import { getMailState, type MailDeps } from '../mails/public.ts';
import type { Settings } from '../settings/public.ts';
import { judgeParts, type SiteFacts } from './rules.ts';

const HOUR = 3_600_000;

type AccountPolicy = Awaited<ReturnType<Settings['get']>>['accountPolicy'];

export interface SiteStateDeps {
  db: Db;
  freeSpace: Pick<FreeSpace, 'findFreeBytes' | 'wasDatabaseFull'>;
  /** Milliseconds that the clock of the database is ahead of this machine's. */
  clockOffset: () => number;
  settings: Settings;
  mailDeps: MailDeps;
  proxyWatch: { fault: () => SiteFacts['proxyFault'] };
  clock: Clock;
  containers: Pick<Containers, 'isEngineReady' | 'findReachable' | 'allowsUnisolated' | 'holder'>;
  uploadLimitBytes: number;
  /** A captcha was chosen at the start. */
  hasCaptcha: boolean;
}

/** The state of each part of the site, as this process sees it. */
export async function findSiteState(deps: SiteStateDeps): Promise<SitePart[]> {
  const {
    db,
    freeSpace,
    clockOffset,
    settings,
    mailDeps,
    containers,
    uploadLimitBytes,
    hasCaptcha,
  } = deps;
  const [databaseMilliseconds, freeBytes, site, mail, engine, jobs, busiest] = await Promise.all([
    timeEmptyQuery(db),
    freeSpace.findFreeBytes(),
    settings.get(),
    getMailState(mailDeps),
    findEngineState(containers),
    countStuckJobs(db),
    findBusiest(db, new Date(deps.clock() - HOUR)),
  ]);
  return judgeParts({
    databaseMilliseconds,
    wasDatabaseFull: freeSpace.wasDatabaseFull(),
    clockOffset: clockOffset(),
    freeBytes,
    uploadLimitBytes,
    mail,
    isMailNeeded: isMailNeeded(site.accountPolicy),
    captcha: { isChosen: hasCaptcha, isWanted: site.accountPolicy.useCaptcha },
    publicUrl: mail.publicUrl,
    proxyFault: deps.proxyWatch.fault(),
    busiest,
    ...engine,
    jobs,
  });
}

function isMailNeeded({ activeOnRegister, emailConfirmationRequired }: AccountPolicy): boolean {
  return !activeOnRegister && emailConfirmationRequired;
}

async function findEngineState(containers: SiteStateDeps['containers']) {
  const isEngineReady = await containers.isEngineReady();
  const holder = await containers.holder.find();
  const reachable = isEngineReady ? await containers.findReachable() : null;
  return { holder, isEngineReady, reachable, allowsUnisolated: containers.allowsUnisolated };
}

/** The address from which most people were active since then. */
async function findBusiest(db: Db, since: Date): Promise<SiteFacts['busiest']> {
  const row = await db
    .selectFrom('sessions')
    .select(['address', sql<number>`count(distinct user_id)::int`.as('users')])
    .where('address', 'is not', null)
    .where('seen_at', '>', since)
    .groupBy('address')
    .orderBy('users', 'desc')
    .orderBy('address')
    .limit(1)
    .executeTakeFirst();
  return row?.address == null ? null : { address: row.address, users: row.users };
}

async function timeEmptyQuery(db: Db): Promise<number> {
  const started = performance.now();
  await sql`select 1`.execute(db);
  return performance.now() - started;
}
