import type { Config } from './config.ts';
import type { GateParts } from './http/access.ts';
import type { SiteLogDeps } from './modules/site-log/public.ts';
import type { Bus } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseClock } from './platform/database-clock.ts';
import type { Db, WritableDb } from './platform/database.ts';
import type { SendMail } from './platform/mailer.ts';
import type { Passwords } from './platform/passwords.ts';
import type { FreeSpace } from './platform/free-space.ts';
import type { Storage } from './platform/storage.ts';
import type { Writes } from './platform/write.ts';
import type { ContainerModuleParts, ContainerReplacements } from './services-containers.ts';

/** What the process gives the modules. */
export interface ServiceParts extends Omit<
  ContainerModuleParts,
  'config' | 'clock' | 'settings' | 'streamsPerAddress' | keyof Writes
> {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'trustProxy'
    | 'rateLimits'
    | 'referenceNames'
    | 'siteLanguage'
    | 'mail'
    | 'captcha'
    | 'containers'
    | 'proxy'
    | 'captures'
    | 'uploadLimitBytes'
  >;
  db: WritableDb;
  /** Reads the same database through connections of its own. */
  exportDb: Db;
  bus: Bus;
  storage: Storage;
  freeSpace: FreeSpace;
  /** The time that the rules of games go by. */
  databaseClock: Pick<DatabaseClock, 'now' | 'offset'>;
  metrics: ModuleMetrics;
  /** What becomes of lines of the log that cannot be stored, and when they are. */
  log: Pick<SiteLogDeps, 'onError' | 'onLost' | 'flushMilliseconds'>;
  /** Told why a live event could not be sent. */
  onError: (error: unknown) => void;
  /** Told why a text in Markdown has no HTML. */
  onRenderError: (error: unknown) => void;
}

/** The metrics that modules report. */
export interface ModuleMetrics {
  submissions: { inc(labels: { result: string }): void };
  boardPublish: { observe(seconds: number): void };
}

/** What tests replace. */
export interface Replacements extends ContainerReplacements {
  clock: Clock;
  /** Milliseconds that only grow; decides when boards are published. */
  monotonic: () => number;
  passwords: Passwords;
  /** Hands mails over in place of the mail server of the settings. */
  sendMail: SendMail;
  /** The user who sends a request. */
  findActor: GateParts['findActor'];
}
