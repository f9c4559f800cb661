import type { HolderState } from '@halyard/sdk/rules';
import type { SitePart } from '@halyard/sdk/types';

/** What is known of the parts of the site. */
export interface SiteFacts {
  /** How long an empty query took. */
  databaseMilliseconds: number;
  /** The database could lately not store something for lack of room. */
  wasDatabaseFull: boolean;
  /** Milliseconds that the clock of the database is ahead of this machine's. */
  clockOffset: number;
  /** Null when nothing can be written. */
  freeBytes: number | null;
  uploadLimitBytes: number;
  mail: {
    state: SitePart['state'];
    problems: readonly ('NoServer' | 'NoPublicUrl' | 'LastAttemptFailed')[];
  };
  /** New accounts have to confirm their address by a mail. */
  isMailNeeded: boolean;
  captcha: { isChosen: boolean; isWanted: boolean };
  publicUrl: string | null;
  /** What most requests show of the proxies before the server. */
  proxyFault: 'ProxyHeaderMissing' | 'ProxyUntrusted' | 'ProxyHops' | null;
  /** The address that most people use, and how many; null while nobody does. */
  busiest: { address: string; users: number } | null;
  /** Whether this site holds the container engine; null without one. */
  holder: HolderState | null;
  /** Null without a container engine. */
  isEngineReady: boolean | null;
  /** What containers reach and should not; null when that is not known. */
  reachable: readonly string[] | null;
  /** Containers start whatever they reach. */
  allowsUnisolated: boolean;
  jobs: { late: number; failed: number };
}

type Part = SitePart['part'];
type Reason = NonNullable<SitePart['reason']>;

const SLOW_MILLISECONDS = 250;
/** A difference of the clocks that staff are warned of. */
export const CLOCK_MILLISECONDS = 2000;
/** From this many users behind one address on, the page says so: it is a campus, or a proxy that hides all addresses. */
const MANY_USERS = 50;

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

const MAIL_REASONS = {
  NoServer: 'MailServerMissing',
  NoPublicUrl: 'MailUrlMissing',
  LastAttemptFailed: 'MailRefused',
} as const satisfies Record<SiteFacts['mail']['problems'][number], Reason>;

/** The state of each part, in the order in which they are shown. */
export function judgeParts(facts: SiteFacts): SitePart[] {
  return [
    attended('Database', reasonOfDatabase(facts)),
    attended('Clock', Math.abs(facts.clockOffset) >= CLOCK_MILLISECONDS ? 'ClockDiffers' : null),
    attended('Files', reasonOfFiles(facts)),
    mail(facts),
    captcha(facts.captcha),
    attended('PublicUrl', reasonOfUrl(facts.publicUrl)),
    proxy(facts),
    containers(facts),
    attended('Jobs', reasonOfJobs(facts.jobs)),
  ];
}

/** A part that is always in use. */
function attended(part: Part, reason: Reason | null, addresses: readonly string[] = []): SitePart {
  return {
    part,
    state: reason === null ? 'Ready' : 'NeedsAttention',
    reason,
    addresses: [...addresses],
  };
}

/** A part that is not in use. */
function off(part: Part, reason: Reason): SitePart {
  return { part, state: 'Off', reason, addresses: [] };
}

function reasonOfDatabase({ wasDatabaseFull, databaseMilliseconds }: SiteFacts): Reason | null {
  if (wasDatabaseFull) return 'DatabaseFull';
  return databaseMilliseconds > SLOW_MILLISECONDS ? 'DatabaseSlow' : null;
}

/** Without mail that is needed nobody can confirm an account. */
function mail({ mail: { state, problems }, isMailNeeded }: SiteFacts): SitePart {
  const isSent = !problems.some((problem) => problem !== 'LastAttemptFailed');
  if (isMailNeeded && !isSent) return attended('Mail', 'MailNeeded');
  const [problem] = problems;
  return { part: 'Mail', state, reason: problem ? MAIL_REASONS[problem] : null, addresses: [] };
}

function reasonOfFiles({ freeBytes, uploadLimitBytes }: SiteFacts): Reason | null {
  if (freeBytes === null) return 'FilesNotWritable';
  return freeBytes < 2 * uploadLimitBytes ? 'FilesSpaceLow' : null;
}

function captcha({ isChosen, isWanted }: SiteFacts['captcha']): SitePart {
  if (!isWanted) return off('Captcha', 'CaptchaUnused');
  return attended('Captcha', isChosen ? null : 'CaptchaMissing');
}

function proxy({ proxyFault, busiest }: SiteFacts): SitePart {
  const shared = busiest && busiest.users >= MANY_USERS ? [busiest.address] : [];
  const part = attended('Proxy', proxyFault, shared);
  return proxyFault === null && shared.length > 0 ? { ...part, reason: 'AddressShared' } : part;
}

function containers({ holder, isEngineReady, reachable, allowsUnisolated }: SiteFacts): SitePart {
  if (isEngineReady === null) return off('Containers', 'ContainersMissing');
  if (!isEngineReady) return attended('Containers', 'ContainersUnavailable');
  if (holder === 'Elsewhere') return attended('Containers', 'ContainersElsewhere');
  if (holder === 'Asking') return attended('Containers', 'ContainersAsking');
  if (holder === 'Unchecked') return attended('Containers', 'ContainersUnchecked');
  if (allowsUnisolated) return attended('Containers', 'ContainersAllowed', reachable ?? []);
  if (reachable === null) return attended('Containers', 'ContainersNotChecked');
  return attended('Containers', reachable.length > 0 ? 'ContainersNotEnforced' : null, reachable);
}

function reasonOfUrl(publicUrl: string | null): Reason | null {
  if (publicUrl === null) return 'PublicUrlMissing';
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !THIS_MACHINE.has(hostname) ? 'PublicUrlInsecure' : null;
}

function reasonOfJobs({ late, failed }: SiteFacts['jobs']): Reason | null {
  if (late > 0) return 'JobsLate';
  return failed > 0 ? 'JobsFailed' : null;
}
