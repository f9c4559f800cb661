import type { SitePart } from '@halyard/sdk/types';

/** What is known of the parts of the site. */
export interface SiteFacts {
  /** How long an empty query took. */
  databaseMilliseconds: number;
  /** Null when nothing can be written. */
  freeBytes: number | null;
  uploadLimitBytes: number;
  mail: {
    state: SitePart['state'];
    problems: readonly ('NoServer' | 'NoPublicUrl' | 'LastAttemptFailed')[];
  };
  captcha: { isChosen: boolean; isWanted: boolean };
  publicUrl: string | null;
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
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

const MAIL_REASONS = {
  NoServer: 'MailServerMissing',
  NoPublicUrl: 'MailUrlMissing',
  LastAttemptFailed: 'MailRefused',
} as const satisfies Record<SiteFacts['mail']['problems'][number], Reason>;

/** The state of each part, in the order in which they are shown. */
export function judgeParts(facts: SiteFacts): SitePart[] {
  const [problem] = facts.mail.problems;
  return [
    attended('Database', facts.databaseMilliseconds > SLOW_MILLISECONDS ? 'DatabaseSlow' : null),
    attended('Files', reasonOfFiles(facts)),
    {
      part: 'Mail',
      state: facts.mail.state,
      reason: problem ? MAIL_REASONS[problem] : null,
      addresses: [],
    },
    captcha(facts.captcha),
    attended('PublicUrl', reasonOfUrl(facts.publicUrl)),
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

function reasonOfFiles({ freeBytes, uploadLimitBytes }: SiteFacts): Reason | null {
  if (freeBytes === null) return 'FilesNotWritable';
  return freeBytes < 2 * uploadLimitBytes ? 'FilesSpaceLow' : null;
}

function captcha({ isChosen, isWanted }: SiteFacts['captcha']): SitePart {
  if (!isWanted) return off('Captcha', 'CaptchaUnused');
  return attended('Captcha', isChosen ? null : 'CaptchaMissing');
}

function containers({ isEngineReady, reachable, allowsUnisolated }: SiteFacts): SitePart {
  if (isEngineReady === null) return off('Containers', 'ContainersMissing');
  if (!isEngineReady) return attended('Containers', 'ContainersUnavailable');
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
