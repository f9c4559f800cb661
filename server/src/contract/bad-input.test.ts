import type { ErrorCode, OperationId } from '@halyard/sdk/operations';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { badBodies, exampleOf, wrongValues } from './bad-values.ts';
import { type Caller, createContractSite } from './contract-site.ts';
import { callerOf, pathOf, withQuery } from './requests.ts';
import { calls, resolve, type SpecCall } from './spec.ts';

const { db, app, cookieOf } = await createContractSite();

/** Every row of the database as one number: it changes when anything does. */
async function fingerprint(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('rate_limits')
    order by 1`.execute(db);
  const sums = await Promise.all(
    rows.map(({ name }) =>
      sql<{ sum: string }>`
        select ${name} || count(*) || coalesce(sum(hashtext(t::text))::text, '') as sum
        from ${sql.table(name)} t`.execute(db),
    ),
  );
  return sums.map(({ rows: [row] }) => row?.sum).join(' ');
}

let before: string;
beforeEach(async () => {
  before = await fingerprint();
});

/** The refusal that the contract documents, and nothing changed. */
async function expectRefusal(call: SpecCall, answer: LightMyRequestResponse, why: string) {
  const body = answer.json<{ title: string; status: number; code: ErrorCode }>();
  const said = `${call.id} ${why}: ${answer.statusCode} ${answer.body}`;
  expect(answer.statusCode, said).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, said).toBeLessThan(500);
  expect(call.codes, said).toContain(body.code);
  expect(call.statuses, said).toContain(answer.statusCode);
  expect(body.title, said).toMatch(/\w/);
  expect(body.status === answer.statusCode || body.status >= 10_000, said).toBe(true);
  return body as typeof body & { errors: { path: string; code: string }[] };
}

async function send(
  call: SpecCall,
  caller: Caller,
  { path = pathOf(call), payload, type }: { path?: string; payload?: string; type?: string } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: call.method,
    url: path,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(payload !== undefined && { 'content-type': type ?? 'application/json' }),
      ...cookieOf(caller),
    },
  });
}

function payloadOf(call: SpecCall): string | undefined {
  return call.body ? JSON.stringify(exampleOf(call.body)) : undefined;
}

function goodInput(call: SpecCall) {
  const payload = payloadOf(call);
  return payload === undefined ? {} : { payload };
}

/** These answer an empty list, or succeed, for something that does not exist, as existing clients expect. */
const EMPTY_OF_NOTHING: ReadonlySet<OperationId> = new Set([
  'listEditChallenges',
  'listCaptures',
  'listCaptureFiles',
  'downloadCaptures',
  'deleteCaptures',
]);

/** A check that has nothing to check on this call. */
function noTest(): void {}

/** Public reads without any input have nothing to refuse. */
const refusable = calls.filter(
  ({ access, method, query, pathParameters }) =>
    access !== 'public' || method !== 'GET' || query.length + pathParameters.length > 0,
);

describe.each(refusable.map((call) => ({ id: call.id, call })))('$id', ({ call }) => {
  const needsAccount = call.access !== 'public' ? test : noTest;
  needsAccount('refuses who has no session', async () => {
    const answer = await send(call, 'nobody', goodInput(call));
    expect((await expectRefusal(call, answer, 'without a session')).code).toBe('NOT_SIGNED_IN');
    expect(answer.statusCode).toBe(401);
    expect(await fingerprint()).toBe(before);
  });

  const refusesBanned = needsAccount === test && call.access !== 'session' ? test : noTest;
  refusesBanned('refuses a banned account', async () => {
    const answer = await send(call, 'banned', goodInput(call));
    expect((await expectRefusal(call, answer, 'banned')).code).toBe('BANNED');
    expect(answer.statusCode).toBe(403);
    expect(await fingerprint()).toBe(before);
  });

  (call.access === 'admin' ? test : noTest)('refuses a role that is too low', async () => {
    const answer = await send(call, 'user', goodInput(call));
    expect((await expectRefusal(call, answer, 'as a player')).code).toBe('FORBIDDEN');
    expect(await fingerprint()).toBe(before);
  });

  (call.method === 'GET' ? noTest : test)('refuses a page of another site', async () => {
    const answer = await app.inject({
      method: call.method,
      url: pathOf(call),
      headers: { origin: 'https://evil.example', host: 'ctf.example' },
    });
    expect((await expectRefusal(call, answer, 'cross-site')).code).toBe('ORIGIN_REFUSED');
    expect(await fingerprint()).toBe(before);
  });

  const hasIds = call.pathParameters.length > 0 ? test : noTest;
  const looksUp = call.implemented ? hasIds : noTest;
  looksUp('refuses an id of nothing', async () => {
    if (EMPTY_OF_NOTHING.has(call.id)) return;
    const answer = await send(call, callerOf(call), goodInput(call));
    await expectRefusal(call, answer, 'with an unknown id');
    expect(await fingerprint()).toBe(before);
  });

  hasIds('refuses an id that cannot be one', async () => {
    const numbers = ['0x1', '1e0', '+1', '%2B1', '01', '1%20', '%20', '1.5', '99999999999999'];
    for (const id of ['abc', '0', '-1', '%00', "1'--", ...numbers]) {
      const answer = await send(call, callerOf(call), {
        ...goodInput(call),
        path: call.path.replaceAll(/\{\w+\}/g, id),
      });
      const refusal = await expectRefusal(call, answer, `with the id ${id}`);
      if (numbers.includes(id)) expect(refusal.code, `${call.id} ${id}`).toBe('NOT_FOUND');
    }
    expect(await fingerprint()).toBe(before);
  });

  (call.query.length === 0 ? noTest : test)('refuses a query out of bounds', async () => {
    const payload = goodInput(call);
    for (const { name, schema } of call.query) {
      for (const { why, value } of wrongValues(schema)) {
        // Everything in a query is well-formed text; any that is not too long is a file name.
        const isAllowed = typeof value === 'object' || why === 'with half a character';
        if (isAllowed || (name === 'filename' && why !== 'too long')) continue;
        const text = `${value as string | number}`;
        const path = `${pathOf(call)}?${name}=${encodeURIComponent(text)}`;
        const answer = await send(call, callerOf(call), { ...payload, path });
        await expectRefusal(call, answer, `with ${name} ${why}`);
      }
    }
    expect(await fingerprint()).toBe(before);
  });

  const numbers = call.query.filter(({ schema }) =>
    [resolve(schema).type].flat().includes('integer'),
  );
  const hasNumbers = call.implemented && numbers.length > 0 ? test : noTest;
  hasNumbers('reads a number without digits as absent, and refuses other notations', async () => {
    const ask = (search: string) =>
      send(call, callerOf(call), { ...goodInput(call), path: withQuery(call, search) });
    const plain = await ask('');
    // A required one is in the query already; given twice it is no number.
    for (const { name } of numbers.filter(({ required }) => !required)) {
      for (const blank of ['', '%20']) {
        const answer = await ask(`${name}=${blank}`);
        const expected = { ...plain.json<object>(), requestId: expect.anything() };
        expect({ requestId: 0, ...answer.json<object>() }, `${name}=${blank}`).toEqual(expected);
      }
      for (const text of ['0x1', '1e0', '%2B1', '+1', '01']) {
        const answer = await ask(`${name}=${text}`);
        const { errors } = await expectRefusal(call, answer, `with ${name}=${text}`);
        expect(errors).toStrictEqual([{ path: name, code: 'WRONG_TYPE' }]);
      }
    }
  });

  (call.body ? test : noTest)('refuses each wrong field, and names it', async () => {
    if (!call.body) return;
    for (const { why, path, body } of badBodies(call.body)) {
      const answer = await send(call, callerOf(call), { payload: JSON.stringify(body) });
      const refusal = await expectRefusal(call, answer, why);
      expect(refusal.code, `${call.id} ${why}`).toBe('VALIDATION_FAILED');
      const named = refusal.errors.map((issue) => issue.path);
      expect(
        named.some((one) => one === path || one.startsWith(`${path}.`) || path === ''),
        `${call.id} ${why} names ${named.join(', ')}`,
      ).toBe(true);
    }
    expect(await fingerprint()).toBe(before);
  });

  (call.body ? test : noTest)(
    'refuses a body that is no JSON, none, too large or of another type',
    async () => {
      const caller = callerOf(call);
      const refused = [
        ['broken JSON', await send(call, caller, { payload: '{"a":' })],
        ['no body', await send(call, caller)],
        ['too large', await send(call, caller, { payload: `"${'x'.repeat(2 ** 21)}"` })],
        ['a form', await send(call, caller, { payload: 'a=1', type: 'text/csv' })],
      ] as const;
      for (const [why, answer] of refused) await expectRefusal(call, answer, why);
      expect(await fingerprint()).toBe(before);
    },
  );
});
