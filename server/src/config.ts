import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError, errorMessage } from './platform/startup-error.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const factor = z.coerce.number().positive().max(1_000_000).default(1);
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://');

/** An origin such as https://ctf.example.org: sessions and origin checks know nothing of sub-paths. */
const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  context.addIssue('must be an origin without a path, such as https://ctf.example.org');
  return z.NEVER;
});

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  if (namedNetworks.has(value)) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 &&
    (bits === undefined ? longest > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  );
}

/** In the form of Fastify's option of the same name. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const trustProxy = z
  .string()
  .transform((value): TrustProxy => {
    if (value === 'none') return false;
    if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
    return value.split(',').map((part) => part.trim());
  })
  .refine(
    (value) => !Array.isArray(value) || value.every(isNetwork),
    'must be none, a number of proxies, or a list of addresses, networks and the word loopback',
  );

/** Every setting of the server. `.env.example` and the operators' page are made from it. */
export const settingsSchema = z.object({
  PORT: port.default(8080).describe('Port of the web app and the API.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on. 0.0.0.0 or :: lets other machines in.'),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'Where browsers reach the platform, e.g. https://ctf.example.org. When set, only pages of this origin may change anything, and https makes the session cookie secure.',
    ),
  TRUST_PROXY: trustProxy
    .default(['loopback'])
    .describe(
      'Whose X-Forwarded-For is believed: none, a number of proxies, or a list of addresses and networks separated by commas.',
    ),
  DATA_DIR: z
    .string()
    .default('data')
    .describe('Folder for uploaded files and, without DATABASE_URL, for the database.'),
  DATABASE_URL: databaseUrl
    .optional()
    .meta({ secret: true })
    .describe(
      'PostgreSQL 15 or newer, e.g. postgresql://user:password@host/database. Unset: the server runs its own PostgreSQL inside DATA_DIR.',
    ),
  DATABASE_DIRECT_URL: databaseUrl
    .optional()
    .meta({ secret: true })
    .describe(
      'The same database without a connection pooler in between. Needed only when DATABASE_URL goes through one.',
    ),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .describe('With ADMIN_PASSWORD: makes the first administrator on an empty installation.'),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Password of that administrator.'),
  ADMIN_NAME: z.string().default('admin').describe('User name of that administrator.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The least important messages to log.'),
  METRICS_PORT: port
    .default(0)
    .describe('Port for /metrics (Prometheus). 0: off. It needs no login, so keep it private.'),
  UPLOAD_LIMIT_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_048_576)
    .default(512)
    .describe('Largest file that can be uploaded, in MiB.'),
  RATE_LIMITS: z
    .stringbool({ error: 'must be on or off' })
    .default(true)
    .describe('off removes every rate limit. For benchmarks and drills only.'),
  RATE_LIMIT_USER_FACTOR: factor.describe('Multiplies the requests a user may make.'),
  RATE_LIMIT_ADDRESS_FACTOR: factor.describe('Multiplies the requests an address may make.'),
  RATE_LIMIT_LOGIN_FACTOR: factor.describe(
    'Multiplies the sign-ins an account or address may try.',
  ),
  RATE_LIMIT_REGISTER_FACTOR: factor.describe('Multiplies the registrations an address may make.'),
  RATE_LIMIT_SUBMIT_FACTOR: factor.describe('Multiplies the flags a team may submit.'),
});

type Settings = z.output<typeof settingsSchema>;

/** Names of the settings; `NAME_FILE` is accepted for those that hold a secret. */
export const settingNames = Object.keys(settingsSchema.shape) as (keyof Settings)[];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** An origin without a trailing slash. */
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: use the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** For LISTEN and session locks, which do not pass a pooler. Falls back to `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  readonly admin:
    | { readonly email: string; readonly password: string; readonly name: string }
    | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** Undefined: no metrics server. */
  readonly metricsPort: number | undefined;
  readonly uploadLimitBytes: number;
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

export function isSecret(name: keyof Settings): boolean {
  return settingsSchema.shape[name].meta()?.['secret'] === true;
}

/**
 * Reads the settings from an environment. Empty values count as unset.
 * Throws a StartupError that lists every problem at once, by name and without the values.
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
  return ['The settings in the environment cannot be used:', ...problems.map((p) => `  ${p}`)].join(
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
    logLevel: settings.LOG_LEVEL,
    metricsPort: settings.METRICS_PORT === 0 ? undefined : settings.METRICS_PORT,
    uploadLimitBytes: settings.UPLOAD_LIMIT_MB * 1024 * 1024,
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
