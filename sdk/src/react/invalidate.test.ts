import { MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import {
  createClient,
  getCreateTeamMutationOptions,
  getGetBoardQueryKey,
  getGetChallengeQueryKey,
  getGetGameDetailsQueryKey,
  getGetGameQueryKey,
  getGetTeamQueryKey,
  getListGamesQueryKey,
  getListNoticesQueryKey,
  getListTeamsQueryKey,
  getSubmitFlagMutationOptions,
  getUpdateProfileMutationOptions,
  invalidate,
  submitFlagChanges,
} from '../react.ts';
import { hangUp, json, useLoopback } from '../testing/loopback.ts';

const server = useLoopback();
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
});

const request = () => ({
  client: createClient({ baseUrl: server.baseUrl, retry: { attempts: 1 } }),
});

/** Returns which of these queries are stale after an action. */
async function staleAfter(
  keys: readonly QueryKey[],
  act: () => Promise<unknown>,
): Promise<readonly QueryKey[]> {
  for (const key of keys) queryClient.setQueryData(key, 'known');
  await act();
  return keys.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
}

test('a mutation makes stale what it changes, of the same game and challenge only', async () => {
  server.handler = json(200, 31);
  const changed = [
    getGetChallengeQueryKey({ gameId: 7, challengeId: 12 }),
    getGetGameDetailsQueryKey(7),
    getGetBoardQueryKey(7),
    getListNoticesQueryKey(7),
    getListNoticesQueryKey(7, { count: 5 }),
  ];
  const kept = [
    getGetChallengeQueryKey({ gameId: 7, challengeId: 13 }),
    getGetGameDetailsQueryKey(8),
    getGetGameQueryKey(7),
    getListGamesQueryKey({ count: 5 }),
  ];
  const stale = await staleAfter([...kept, ...changed], () =>
    new MutationObserver(queryClient, getSubmitFlagMutationOptions({ request: request() })).mutate({
      gameId: 7,
      challengeId: 12,
      data: { flag: 'flag{knots}' },
    }),
  );
  expect(stale).toStrictEqual(changed);
});

test('a parameter that the mutation does not have may be any', async () => {
  server.handler = json(200, undefined);
  const stale = await staleAfter([getGetTeamQueryKey(1), getGetTeamQueryKey(2)], () =>
    new MutationObserver(
      queryClient,
      getUpdateProfileMutationOptions({ request: request() }),
    ).mutate({ data: { bio: 'Bosun' } }),
  );
  expect(stale).toStrictEqual([getGetTeamQueryKey(1), getGetTeamQueryKey(2)]);
});

test('a mutation that may have happened refreshes, one that was refused does not', async () => {
  const create = () =>
    new MutationObserver(queryClient, getCreateTeamMutationOptions({ request: request() }))
      .mutate({ data: { name: 'Bowline' } })
      .catch(() => undefined);
  const keys = [getListTeamsQueryKey()];
  server.handler = json(409, { title: 'Taken', status: 409, code: 'TEAM_NAME_TAKEN' });
  expect(await staleAfter(keys, create)).toStrictEqual([]);
  server.handler = hangUp;
  expect(await staleAfter(keys, create)).toStrictEqual(keys);
});

test('the handlers of a page run as well, before anything is fetched anew', async () => {
  server.handler = json(409, { title: 'Taken', status: 409, code: 'TEAM_NAME_TAKEN' });
  const heard: string[] = [];
  const mutation = {
    onError: () => void heard.push('error'),
    onSettled: () => void heard.push('settled'),
  };
  await new MutationObserver(
    queryClient,
    getCreateTeamMutationOptions({ request: request(), mutation }),
  )
    .mutate({ data: { name: 'Bowline' } })
    .catch(() => undefined);
  expect(heard).toStrictEqual(['error', 'settled']);
});

test('a change that no hook has made is told by hand', async () => {
  const keys = [getGetBoardQueryKey(7), getGetBoardQueryKey(8)];
  const stale = await staleAfter(keys, () =>
    invalidate(queryClient, submitFlagChanges, { gameId: 8 }),
  );
  expect(stale).toStrictEqual([getGetBoardQueryKey(8)]);
});
