import { expect, test } from 'vitest';
import { createClient, submitFlagAndWait, waitForVerdict } from '../index.ts';
import { failure, inTurn, json, useLoopback } from '../testing/loopback.ts';

const server = useLoopback();
const newClient = () => createClient({ baseUrl: server.baseUrl, retry: { attempts: 1 } });

test('submits a flag and gives the verdict', async () => {
  server.handler = inTurn(json(200, 31), json(200, 'Accepted'));
  const client = newClient();
  expect(
    await submitFlagAndWait({ gameId: 7, challengeId: 12 }, { flag: 'flag{knots}' }, { client }),
  ).toBe('Accepted');
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toStrictEqual([
    'POST /api/game/7/challenges/12',
    'GET /api/game/7/challenges/12/status/31',
  ]);
});

test('asks again while the server still judges', async () => {
  const judging = json(200, 'FlagSubmitted');
  server.handler = inTurn(json(200, 31), judging, judging, json(200, 'WrongAnswer'));
  const client = newClient();
  expect(
    await submitFlagAndWait({ gameId: 7, challengeId: 12 }, { flag: 'flag{no}' }, { client }),
  ).toBe('WrongAnswer');
  expect(server.requests).toHaveLength(4);
});

test('gives up when there is no verdict in time', async () => {
  server.handler = inTurn(json(200, 31), json(200, 'FlagSubmitted'));
  const options = { client: newClient(), maxWait: 50 };
  const error = await failure(
    submitFlagAndWait({ gameId: 7, challengeId: 12 }, { flag: 'flag{slow}' }, options),
  );
  expect(error).toMatchObject({ kind: 'timeout', operation: 'getSubmissionStatus' });
});

test('that is waited for by hand is FlagSubmitted when there is none in time', async () => {
  server.handler = json(200, 'FlagSubmitted');
  const submission = { gameId: 7, challengeId: 12, submissionId: 31 };
  const options = { client: newClient(), maxWait: 50 };
  expect(await waitForVerdict(submission, options)).toBe('FlagSubmitted');
});

test('fails as the call does that fails', async () => {
  server.handler = json(400, { title: 'Over', status: 10002 });
  const error = await failure(
    submitFlagAndWait(
      { gameId: 7, challengeId: 12 },
      { flag: 'flag{late}' },
      { client: newClient() },
    ),
  );
  expect(error).toMatchObject({ operation: 'submitFlag', code: 'GAME_ENDED' });
});

test('a signal ends the wait', async () => {
  server.handler = inTurn(json(200, 31), json(200, 'FlagSubmitted'));
  const controller = new AbortController();
  const options = { client: newClient(), signal: controller.signal };
  const call = failure(
    submitFlagAndWait({ gameId: 7, challengeId: 12 }, { flag: 'flag{slow}' }, options),
  );
  await expect.poll(() => server.requests.length).toBe(2);
  controller.abort();
  expect((await call).kind).toBe('cancelled');
});
