import { errorStatus, operations, rateLimits, type OperationId } from '@halyard/sdk/operations';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { documentedFields } from './answer-shape.ts';
import { isForStaff } from '../http/operation.ts';
import { commonRefusals } from './common-refusals.ts';
import { cookie, createContractSite } from './contract-site.ts';
import { createFaultyDatabase } from './faulty-database.ts';
import { createReached } from './reached.ts';
import { callerOf, type Changes, send } from './requests.ts';
import { scenarios } from './scenarios.ts';
import { type Ask, createAsk, type Scenario } from './scenarios/scenario.ts';
import { READING, SILENT_WRITES } from './silent-writes.ts';
import { calls, type SpecCall } from './spec.ts';
import { createStage } from './stage.ts';
import { ALWAYS_NULL, isUnreachable, UNREACHABLE } from './unreachable.ts';

const implemented = calls.filter((call) => call.implemented);
const reached = createReached();

const site = await createContractSite();
const stage = createStage(site);
const faults = await createFaultyDatabase();
const faulty = await createContractSite({ through: (handle) => faults.through(handle) });
// Otherwise the proxy is refused before anything is read.
Object.assign(faulty.proxySettings, { portMapping: 'PlatformProxy' });
const limited = await createContractSite({ limited: true });
const limitedStage = createStage(limited);
/** One request from an address, then none for a minute. */
const tight = await createContractSite({
  config: loadConfig({
    RATE_LIMIT_ADDRESS_FACTOR: String(1.5 / rateLimits.general.buckets[1].points),
  }),
});

/** What scenarios of staff send and must not be stored. */
const SECRETS = ['flag{', 'tide"', 'Sea-Shanty', '$argon2'];

let address = 0;

/** The header that makes a request come from where none has come from. */
function fromNewAddress(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` };
}

/** Operations of which a successful request has emitted an event. */
const emitting = new Set<OperationId>();

/** Operations of which a successful request has named in the audit log what it changed. */
const audited = new Set<OperationId>();

/** Notes when a successful request has emitted an event or left a row in the audit log. */
function watchWrites(id: OperationId, ask: Ask<OperationId>): Ask<OperationId> {
  return async (expected, request) => {
    const event = await lastIn('outbox');
    const row = await lastIn('audit_log');
    const answer = await ask(expected, request);
    // A read is noted before it is known whether it succeeds.
    if (await hasAudited(id, row)) audited.add(id);
    if (answer.statusCode !== 200) return answer;
    if ((await lastIn('outbox')) > event) emitting.add(id);
    return answer;
  };
}

async function lastIn(table: 'outbox' | 'audit_log'): Promise<number> {
  const { id } = await site.db
    .selectFrom(table)
    .select((select) => select.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

async function hasAudited(id: OperationId, after: number): Promise<boolean> {
  const rows = await site.db
    .selectFrom('audit_log')
    .select('target_name')
    .where('operation', '=', id)
    .where('id', '>', after)
    .execute();
  return rows.some(({ target_name }) => target_name !== null);
}

/** A request that nothing but the limit of its class refuses because of the ones before it. */
async function limitedRequest(call: SpecCall): Promise<Changes> {
  const headers = fromNewAddress();
  if (operations[call.id].rateLimit === 'submit') {
    const { gameId, as } = await limitedStage.player();
    const path = `/api/game/${gameId}/challenges/${await limitedStage.challenge(gameId)}`;
    return { path, headers: { ...headers, ...cookie(as) } };
  }
  const caller = callerOf(call);
  if (caller === 'nobody') return { headers };
  const { id, as } = await limitedStage.user();
  if (caller === 'admin') {
    await limited.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', id).execute();
  }
  return { headers: { ...headers, ...cookie(as) } };
}

/** Sends until it is refused, up to twice what the tightest bucket holds. */
async function sendOften(call: SpecCall, changes: Changes, most: number): Promise<number> {
  for (let sent = 1; sent <= most; sent += 1) {
    const answer = await send(limited, call, changes);
    if (reached.note(call, answer) === 'RATE_LIMITED') return sent - 1;
  }
  return expect.fail(`${call.id} was never refused`);
}

/** Fills the memory of sessions, so that a fault meets the operation and not the gate. */
async function rememberSessions(): Promise<void> {
  for (const caller of ['user', 'admin'] as const) {
    const headers = faulty.cookieOf(caller);
    await faulty.app.inject({ method: 'GET', url: '/api/account/profile', headers });
  }
}

/** A check that has nothing to check on this call. */
function noTest(): void {}

describe.each(implemented.map((call) => ({ id: call.id, call })))('$id', ({ id, call }) => {
  test('answers what was asked for, and with each refusal of its own', async () => {
    // In a loop the type of the table no longer tells that a scenario belongs to the operation of its key.
    const table = scenarios as Partial<Record<OperationId, Scenario<OperationId>>>;
    const scenario = table[id] ?? expect.fail(`${id} has no scenario in contract/scenarios`);
    await scenario(watchWrites(id, createAsk(id, stage, reached)), stage);
  });

  test('refuses with each code that it shares with others', async () => {
    for (const code of call.commonCodes) {
      const changes = await commonRefusals[code]?.(call);
      if (!changes) continue;
      expect(reached.note(call, await send(site, call, changes)), id).toBe(code);
    }
  });

  test('is limited', async () => {
    const headers = fromNewAddress();
    expect(reached.note(call, await send(tight, call, { headers }))).not.toBe('RATE_LIMITED');
    expect(reached.note(call, await send(tight, call, { headers }))).toBe('RATE_LIMITED');
  });

  const { rateLimit } = operations[id];
  (rateLimit === 'general' ? noTest : test)('is limited by its own class', async () => {
    const { buckets } = rateLimits[rateLimit];
    const tightest = Math.min(...buckets.map(({ points }) => points));
    const passed = await sendOften(call, await limitedRequest(call), 2 * tightest);
    expect(passed).toBeGreaterThanOrEqual(tightest);
  });

  test.each([
    ['away', 'DATABASE_UNAVAILABLE'],
    ['busy', 'OVERLOADED'],
    ['full', 'STORAGE_FULL'],
    ['broken', 'INTERNAL'],
  ] as const)('says so when the database is %s', async (fault, code) => {
    if (isUnreachable(id, code)) return;
    await rememberSessions();
    faults.set(fault);
    try {
      expect(reached.note(call, await send(faulty, call))).toBe(code);
    } finally {
      faults.set('none');
    }
  });
});

test('every documented status of every operation has been answered', () => {
  const documented = implemented.flatMap(({ id, statuses, codes }) =>
    [...statuses]
      .filter((status) => isReachable(id, status, codes))
      .map((status) => `${id} ${status}`),
  );
  expect([...reached.statuses].toSorted()).toEqual(documented.toSorted());
});

test('every error code of every operation has been answered, save those that cannot be', () => {
  const documented = implemented.flatMap(({ id, codes }) =>
    [...codes].map((code) => `${id} ${code}`),
  );
  const unreachable = UNREACHABLE.flatMap(({ codes, operations: ids }) =>
    ids.flatMap((id) => codes.map((code) => `${id} ${code}`)),
  );
  expect(documented.filter((pair) => !reached.codes.has(pair)).toSorted()).toEqual(
    unreachable.toSorted(),
  );
});

test('every field of every answer has had a value, save those that never have', () => {
  const documented = implemented.flatMap(({ id, answer }) =>
    answer ? documentedFields(answer).map((path) => `${id} ${path}`) : [],
  );
  const empty = ALWAYS_NULL.flatMap(({ operation, fields }) =>
    fields.map((path) => `${operation} ${path}`),
  );
  const unseen = documented.filter((path) => !reached.fields.has(path));
  expect(outermost(unseen)).toEqual(empty.toSorted());
});

test('every operation that changes data has emitted an event, save those with a reason', () => {
  const writes = implemented.filter(isWrite).map(({ id }) => id);
  const silent = writes.filter((id) => !emitting.has(id));
  expect(silent.toSorted()).toEqual(Object.keys(SILENT_WRITES).toSorted());
});

test('every operation of staff that changes data has left a row in the audit log', () => {
  const writes = implemented.filter((call) => isWrite(call) && isForStaff(call));
  const silent = writes.map(({ id }) => id).filter((id) => !audited.has(id));
  expect(silent.toSorted()).toEqual([]);
});

test('every operation that shows secrets of many has left a row in the audit log', () => {
  const shows = implemented.filter(({ id }) => operations[id].auditRead !== null);
  expect(shows.length).toBeGreaterThan(0);
  expect(shows.map(({ id }) => id).filter((id) => !audited.has(id))).toEqual([]);
});

test('no row of the audit log holds a flag, a password or a code', async () => {
  const rows = await site.db.selectFrom('audit_log').select('changes').execute();
  const text = JSON.stringify(rows);
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
});

function isWrite({ id, method }: SpecCall): boolean {
  return method !== 'GET' && !READING.has(id);
}

/** Whether there is a request that is answered with a status that the operation documents. */
function isReachable(id: OperationId, status: number, codes: SpecCall['codes']): boolean {
  const ofStatus = [...codes].filter((code) => errorStatus[code] === status);
  return ofStatus.length === 0 || ofStatus.some((code) => !isUnreachable(id, code));
}

/** What lies in a field that has no value has none either. */
function outermost(paths: readonly string[]): string[] {
  const isWithin = (path: string, other: string) =>
    path.startsWith(other) && /^[.[{]/.test(path.slice(other.length));
  return paths.filter((path) => !paths.some((other) => isWithin(path, other))).toSorted();
}
