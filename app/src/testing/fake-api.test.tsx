import { ApiContractError } from '@halyard/sdk';
import { expect, test } from 'vitest';
import { createFakeApi } from './fake-api.ts';
import { longSplice } from './fixtures.ts';

// A response that violates the contract.
const wrong = { data: [{ ...longSplice, name: 7 as unknown as string }] };

test('data that breaks the contract is an error where it is given', () => {
  expect(() => createFakeApi({ listTeams: wrong })).toThrow(
    'listTeams breaks the contract at 0.name',
  );
  expect(() => createFakeApi({}).set('listTeams', wrong)).toThrow(ApiContractError);
});

test('data of a function that breaks the contract is among the failures', async () => {
  const api = createFakeApi({ listTeams: () => wrong });
  await expect(api.fetch('/api/team')).rejects.toThrow(ApiContractError);
  expect(api.failures).toEqual([
    expect.stringContaining('listTeams breaks the contract at 0.name'),
  ]);
});

test('an operation without an answer is refused, and its request recorded', async () => {
  const api = createFakeApi({});
  expect((await api.fetch('/api/game/7')).status).toBe(404);
  expect(api.sent('getGame')).toMatchObject([{ params: { gameId: 7 } }]);
  expect(api.failures).toEqual([]);
});
