import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  isSecret,
  type Settings,
  settingNames,
  settingsSchema,
  type TrustProxy,
} from './config-schema.ts';
import { type CaptchaConfig, captchaProblems, toCaptchaConfig } from './config-captcha.ts';
import {
  type CaptureConfig,
  type ContainerConfig,
  type ProxyConfig,
  toCaptureConfig,
  containerProblems,
  toContainerConfig,
  toProxyConfig,
} from './config-containers.ts';
import { type MailConfig, mailProblems, toMailConfig } from './config-mail.ts';
import { errorMessage } from './platform/error-code.ts';
import { StartupError } from './platform/startup-error.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** An origin without a trailing slash. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined to use the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /**
   * For LISTEN and session locks, which do not work through a pooler. Defaults to `databaseUrl`.
   */
  readonly databaseDirectUrl: string | undefined;
  readonly admin:
    | { readonly email: string; readonly password: string; readonly name: string }
    | undefined;
  /** For the set-up by `admin`. Undefined to keep the default. */
  readonly siteTitle: string | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** The language of what the server writes unasked, such as the log of the site. */
  readonly siteLanguage: Settings['SITE_LANGUAGE'];
  readonly siteLog: {
    readonly keepDays: number;
    readonly keepLines: number;
    readonly keepAddressDays: number;
  };
  /** Undefined to disable the metrics server. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly mail: MailConfig;
  readonly mailKeepDays: number;
  readonly captcha: CaptchaConfig;
  readonly containers: ContainerConfig;
  readonly proxy: ProxyConfig;
  readonly captures: CaptureConfig;
  readonly sessionAddressDays: number;
  readonly uploadLimitBytes: number;
  /** 0 keeps the audit log for ever. */
  readonly auditRetentionDays: number;
  /** Whether names of GZCTF stand beside ours. */
  readonly referenceNames: boolean;
  /** Whether scripts of other sites may read what everybody may read. */
  readonly crossOriginReads: boolean;
  readonly rateLimits: {
    readonly enabled: boolean;
    readonly factors: {
      readonly user: number;
      readonly address: number;
      readonly login: number;
      readonly register: number;
      readonly submit: number;
    };
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment. Empty values count as unset. Throws one StartupError
 * that lists every invalid setting by name, without its value.
 */
export function loadConfig(environment: Environment, cwd: string = process.cwd()): Config {
  const problems: string[] = [];
  const given = collect(environment, problems);
  const parsed = settingsSchema.safeParse(given);
  for (const issue of parsed.error?.issues ?? []) {
    problems.push(`${issue.path.join('.')}: ${issue.message}`);
  }
  if ((given['ADMIN_EMAIL'] === undefined) !== (given['ADMIN_PASSWORD'] === undefined)) {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither');
  }
  if (given['DATABASE_DIRECT_URL'] !== undefined && given['DATABASE_URL'] === undefined) {
    problems.push('DATABASE_DIRECT_URL: needs DATABASE_URL as well');
  }
  if (parsed.success)
    problems.push(
      ...mailProblems(parsed.data),
      ...captchaProblems(parsed.data),
      ...containerProblems(parsed.data),
    );
  if (!parsed.success || problems.length > 0) throw new StartupError(report(problems));
  return toConfig(parsed.data, cwd);
}

function collect(environment: Environment, problems: string[]): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of settingNames) {
    const direct = environment[name] || undefined;
    const file = isSecret(name) ? environment[`${name}_FILE`] || undefined : undefined;
    if (direct !== undefined && file !== undefined) {
      problems.push(`${name} and ${name}_FILE: set only one of them`);
    }
    const value = direct ?? (file === undefined ? undefined : readSecret(name, file, problems));
    if (value !== undefined) given[name] = value;
  }
  return given;
}

function readSecret(name: string, file: string, problems: string[]): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined;
  } catch (error) {
    problems.push(`${name}_FILE: ${errorMessage(error)}`);
    return undefined;
  }
}

function report(problems: readonly string[]): string {
  return ['The settings in the environment are invalid:', ...problems.map((p) => `  ${p}`)].join(
    '\n',
  );
}

function toConfig(settings: Settings, cwd: string): Config {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
    dataDir: resolve(cwd, settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    admin: email !== undefined && password !== undefined ? { email, password, name } : undefined,
    siteTitle: settings.SITE_TITLE,
    logLevel: settings.LOG_LEVEL,
    siteLanguage: settings.SITE_LANGUAGE,
    siteLog: {
      keepDays: settings.LOG_KEEP_DAYS,
      keepLines: settings.LOG_KEEP_LINES,
      keepAddressDays: settings.LOG_KEEP_ADDRESS_DAYS,
    },
    metricsPort: settings.METRICS_PORT === 0 ? undefined : settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    mail: toMailConfig(settings),
    mailKeepDays: settings.MAIL_KEEP_DAYS,
    captcha: toCaptchaConfig(settings),
    containers: toContainerConfig(settings),
    proxy: toProxyConfig(settings),
    captures: toCaptureConfig(settings),
    sessionAddressDays: settings.SESSION_KEEP_ADDRESS_DAYS,
    uploadLimitBytes: settings.UPLOAD_LIMIT_MB * 1024 * 1024,
    auditRetentionDays: settings.AUDIT_RETENTION_DAYS,
    referenceNames: settings.REFERENCE_NAMES,
    crossOriginReads: settings.CROSS_ORIGIN_READS,
    rateLimits: {
      enabled: settings.RATE_LIMITS,
      factors: {
        user: settings.RATE_LIMIT_USER_FACTOR,
        address: settings.RATE_LIMIT_ADDRESS_FACTOR,
        login: settings.RATE_LIMIT_LOGIN_FACTOR,
        register: settings.RATE_LIMIT_REGISTER_FACTOR,
        submit: settings.RATE_LIMIT_SUBMIT_FACTOR,
      },
    },
  };
}
