import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

export type { Logger } from 'pino';

/** Keys that are redacted wherever they occur in a logged object, up to three levels deep. */
const secretNames = [
  'password',
  'newPassword',
  'oldPassword',
  'old',
  'new',
  'flag',
  'flags',
  'token',
  'cookie',
  'authorization',
  '["set-cookie"]',
  'answer',
  // A field of PostgreSQL's errors, which quotes the values of the row.
  'detail',
];

const redactedPaths = secretNames.flatMap((name) => {
  const end = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${end}`, `*.*${end}`];
});

/** Lines of JSON on standard output, or on `destination`. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    { level, base: undefined, redact: { paths: redactedPaths, censor: '[hidden]' } },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
