import type { Config } from './config.ts';
import { pruneAddresses, pruneLines } from './modules/site-log/public.ts';
import {
  deleteExpiredLinks,
  forgetAddresses,
  deleteForgottenDevices,
  endExpiredSessions,
} from './modules/accounts/public.ts';
import { deleteExpiredChallenges } from './modules/captcha/public.ts';
import { deleteAuditBefore } from './modules/audit/public.ts';
import type { Captures } from './modules/captures/public.ts';
import {
  deleteForgottenPauses,
  deleteMailsBefore,
  forgetEndedTokens,
} from './modules/mails/public.ts';
import { pruneWrongFlags } from './modules/monitor/public.ts';
import { sweepContents } from './modules/files/public.ts';
import { pruneRateLimits } from './platform/rate-limit.ts';
import type { Storage } from './platform/storage.ts';
import type { Write } from './platform/write.ts';

const INTERVAL = 10 * 60_000;
const DAY = 24 * 3600_000;

/** How long to keep what is not needed for ever; 0 days keeps the audit log for ever. */
type Retention = Pick<
  Config,
  'auditRetentionDays' | 'siteLog' | 'mailKeepDays' | 'sessionAddressDays'
>;

interface HousekeepingDeps {
  write: Write;
  captures: Pick<Captures, 'sweep'>;
  storage: Pick<Storage, 'remove' | 'removeAbandoned'>;
}

/**
 * Deletes expired sessions, links and challenges, old mails and addresses, unused rate-limit buckets, old audit entries, old lines of the log, old captures, wrong flags that few teams have sent and what was stored and never used at an
 * interval. Every process does so, since the statements are idempotent. Returns a function that stops it.
 */
export function startHousekeeping(
  deps: HousekeepingDeps,
  retention: Retention,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = cleanUp(deps, retention, new Date()).catch(onError);
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs one clean-up. */
export async function cleanUp(
  { write, captures, storage }: HousekeepingDeps,
  { auditRetentionDays, siteLog, mailKeepDays, sessionAddressDays }: Retention,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await write(null, pruneRateLimits);
  await endExpiredSessions(write, now);
  await write(null, (tx) => deleteForgottenDevices(tx, now));
  await write(null, (tx) => deleteExpiredLinks(tx, now));
  await write(null, (tx) => deleteExpiredChallenges(tx, now));
  await write(null, pruneWrongFlags);
  await write(null, (tx) => forgetAddresses(tx, daysAgo(sessionAddressDays)));
  await write(null, (tx) => forgetEndedTokens(tx, now));
  await write(null, (tx) => deleteForgottenPauses(tx, now));
  await write(null, (tx) => deleteMailsBefore(tx, daysAgo(mailKeepDays)));
  if (auditRetentionDays > 0) {
    await write(null, (tx) => deleteAuditBefore(tx, daysAgo(auditRetentionDays)));
  }
  const log = {
    before: daysAgo(siteLog.keepDays),
    lines: siteLog.keepLines,
    addressesBefore: daysAgo(siteLog.keepAddressDays),
  };
  while (await write(null, (tx) => pruneLines(tx, log)));
  while (await write(null, (tx) => pruneAddresses(tx, log)));
  await captures.sweep(now);
  await sweepContents({ write, storage }, now);
}
