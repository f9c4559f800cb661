import { isIP } from 'node:net';
import { languages } from '@halyard/sdk/operations';
import { z } from 'zod';
import { containerSettings } from './config-schema-containers.ts';
import { NAMED_NETWORKS } from './platform/networks.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const days = z.coerce.number().int().min(1).max(3650);
const factor = z.coerce.number().positive().max(1_000_000).default(1);
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://');

/**
 * An origin such as https://ctf.example.org, without a path: sessions and origin checks do not
 * support sub-paths.
 */
const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  context.addIssue('must be an origin without a path, such as https://ctf.example.org');
  return z.NEVER;
});

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  if (Object.hasOwn(NAMED_NETWORKS, value)) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 &&
    (bits === undefined ? longest > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  );
}

/** As in Fastify's option of the same name. */
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

/** Who mail comes from. */
export interface Sender {
  /** Null: mails name the site. */
  name: string | null;
  address: string;
}

/** An address, or a name and an address in angle brackets as mail programs write it. */
const sender = z.string().transform((value, context): Sender => {
  const [, quoted, plain = '', inBrackets, alone = ''] =
    /^\s*(?:(?:"([^"]*)"|([^"<>]*))\s*<([^<>]*)>|([^<>"]*))\s*$/.exec(value) ?? [];
  const name = (quoted ?? plain).trim();
  const { data: address } = z.email().safeParse((inBrackets ?? alone).trim());
  // A line break would begin another header.
  if (address !== undefined && !/\p{Cc}/u.test(name)) return { name: name || null, address };
  context.addIssue('must be an address, or a name and an address: Fjord CTF <ctf@example.org>');
  return z.NEVER;
});

/** Every setting of the server. `.env.example` and the page for operators are generated from it. */
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
  SITE_TITLE: z
    .string()
    .optional()
    .describe('With ADMIN_EMAIL: title of the site on an empty installation.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .meta({ secret: true })
    .describe(
      'Mail server, e.g. smtps://user:password@smtp.example.org. In its place the next four settings may be used. Without a mail server administrators pass mails on by hand.',
    ),
  SMTP_HOST: z.string().optional().describe('Host of the mail server.'),
  SMTP_PORT: port
    .default(587)
    .describe('Its port. 465 uses TLS from the start, others STARTTLS where the server has it.'),
  SMTP_USER: z.string().optional().describe('User name at the mail server.'),
  SMTP_PASSWORD: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Password at the mail server.'),
  SMTP_SENDER: sender
    .optional()
    .describe(
      'Address that mail comes from, alone or with a name: Fjord CTF <ctf@example.org>. By default the user name at the mail server, if that is an address; the name is the title of the site.',
    ),
  MAIL_KEEP_DAYS: days.default(30).describe('How long mails and their attempts are kept.'),
  SESSION_KEEP_ADDRESS_DAYS: days
    .default(30)
    .describe('After how many days without use addresses are removed from sessions and accounts.'),
  CAPTCHA_PROVIDER: z
    .enum(['None', 'HashPow', 'Turnstile'])
    .default('HashPow')
    .describe(
      'What people prove with that they are no script, once an administrator has switched it on: HashPow (the browser works for some seconds), Turnstile (a service of Cloudflare) or None.',
    ),
  CAPTCHA_DIFFICULTY: z.coerce
    .number()
    .int()
    .min(8)
    .max(48)
    .default(18)
    .describe('Zero bits that HashPow asks for while few people come. Each one doubles the work.'),
  CAPTCHA_SITE_KEY: z
    .string()
    .max(256)
    .optional()
    .describe('Site key of Turnstile, which pages contain.'),
  CAPTCHA_SECRET_KEY: z
    .string()
    .optional()
    .meta({ secret: true })
    .describe('Secret key of Turnstile.'),
  CAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://challenges.cloudflare.com/turnstile/v0/siteverify')
    .describe('Where the server asks whether an answer to Turnstile is good.'),
  ...containerSettings,
  SITE_LANGUAGE: z
    .enum(languages.map(({ code }) => code))
    .default('en-US')
    .describe('Language of the log that administrators read in the app.'),
  LOG_KEEP_DAYS: days.default(90).describe('How long lines of that log are kept.'),
  LOG_KEEP_LINES: z.coerce
    .number()
    .int()
    .min(1000)
    .max(10_000_000)
    .default(1_000_000)
    .describe('How many lines of that log are kept at most; the oldest are deleted first.'),
  LOG_KEEP_ADDRESS_DAYS: days
    .default(30)
    .describe('After how many days addresses are removed from that log.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('The least important messages to log.'),
  METRICS_PORT: port
    .default(0)
    .describe('Port for /metrics (Prometheus). 0: off. It needs no login, so keep it private.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which /metrics listens, whatever HOST is.'),
  UPLOAD_LIMIT_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_048_576)
    .default(512)
    .describe('Largest file that can be uploaded, in MiB.'),
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(0)
    .describe('Entries of the audit log are deleted after this many days. 0: never.'),
  REFERENCE_NAMES: z
    .stringbool({ error: 'must be on or off' })
    .default(false)
    .describe(
      'on adds the names of GZCTF beside those of Halyard: the cookie of scripts, variables in containers, and the prefix of team tokens of new games.',
    ),
  CROSS_ORIGIN_READS: z
    .stringbool({ error: 'must be on or off' })
    .default(true)
    .describe(
      'off keeps scripts of other sites from reading scoreboards, notices, posts and other answers that are the same for everybody.',
    ),
  RATE_LIMITS: z
    .stringbool({ error: 'must be on or off' })
    .default(true)
    .describe('off removes every rate limit. For benchmarks and drills only.'),
  RATE_LIMIT_USER_FACTOR: factor.describe('Multiplies the requests a user may make.'),
  RATE_LIMIT_ADDRESS_FACTOR: factor.describe(
    'Multiplies the requests an address may make, and the connections it may hold.',
  ),
  RATE_LIMIT_LOGIN_FACTOR: factor.describe(
    'Multiplies the sign-ins an account or address may try.',
  ),
  RATE_LIMIT_REGISTER_FACTOR: factor.describe('Multiplies the registrations an address may make.'),
  RATE_LIMIT_SUBMIT_FACTOR: factor.describe('Multiplies the flags a team may submit.'),
});

export type Settings = z.output<typeof settingsSchema>;

/** Names of the settings; `NAME_FILE` is accepted for those that hold a secret. */
export const settingNames = Object.keys(settingsSchema.shape) as (keyof Settings)[];

export function isSecret(name: keyof Settings): boolean {
  return settingsSchema.shape[name].meta()?.['secret'] === true;
}
