import type { SitePart } from '@halyard/sdk/types';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { countStuckJobs } from '../../platform/jobs.ts';
import type { FreeSpace } from '../../platform/free-space.ts';
import type { Containers } from '../containers/public.ts';
import { getMailState, type MailDeps } from '../mails/public.ts';
import type { Settings } from '../settings/public.ts';
import { findBusiest, timeEmptyQuery } from './repository.ts';
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
