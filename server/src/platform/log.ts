import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
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

/** Entries of containers, among others: they open the container to whoever knows them. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** An error without the ids that its texts quote. */
function redactError(error: Error): Record<string, unknown> {
  const entries = Object.entries(stdSerializers.err(error));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(UUID, '[id]') : value,
    ]),
  );
}

/** Lines of JSON on standard output, or on `destination`. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: { paths: redactedPaths, censor: '[hidden]' },
      serializers: { err: redactError },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
