import { type OperationId, operations } from '@halyard/sdk/operations';
import { expect, test } from 'vitest';
import { createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { pathOf } from './requests.ts';
import { sendRequest } from './scenarios/scenario.ts';
import { createStage } from './stage.ts';

const ids = Object.keys(operations) as OperationId[];
const readable = ids.filter((id) => operations[id].crossOrigin);
const others = ids.filter((id) => !operations[id].crossOrigin);

const site = await createContractSite();
const stage = createStage(site);
const { gameId, as: captain } = await stage.player();
const callers = [null, captain, await site.addUser('Admin', 'second admin')];

const ask = (id: OperationId, as: string | null = null) =>
  sendRequest(callOf(id), site, { as, params: { gameId } });

test.each(readable)(
  '%s answers everybody the same, and scripts of other sites may read it',
  async (id) => {
    const answers = await Promise.all(callers.map((as) => ask(id, as)));
    const [first, ...rest] = answers.map((answer) =>
      answer.body.replace(/"requestId":"[^"]+"/, ''),
    );
    expect(first).not.toBe('');
    for (const body of rest) expect(body).toBe(first);
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-expose-headers']).toBe('ETag, Retry-After');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  },
);

test('a script may ask whether a board has changed', async () => {
  const preflight = await site.app.inject({
    method: 'OPTIONS',
    url: `/api/game/${gameId}/scoreboard`,
    headers: { 'access-control-request-method': 'GET' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'If-None-Match',
  });
});

test('a script may read a refusal', async () => {
  const { statusCode, headers } = await site.app.inject('/api/game/999999/scoreboard');
  expect(statusCode).toBe(404);
  expect(headers['access-control-allow-origin']).toBe('*');
});

test.each(others)('%s says nothing to scripts of other sites', async (id) => {
  const call = callOf(id);
  const url = pathOf(call);
  for (const method of ['OPTIONS', call.method] as const) {
    const { headers } = await site.app.inject({
      method,
      url,
      headers: { origin: 'https://x.example' },
    });
    expect(headers, method).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a setting turns it off', async () => {
  const closed = await createContractSite({ config: { crossOriginReads: false } });
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await closed.app.inject({ method, url: '/api/config' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});
