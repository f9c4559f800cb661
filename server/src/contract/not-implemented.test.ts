import { expect, test } from 'vitest';
import { UNIMPLEMENTED } from '../unimplemented.ts';
import { createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { sendRequest } from './scenarios/scenario.ts';

const site = await createContractSite();

test('an operation that is not built says so', async () => {
  const id = 'listCaptures';
  expect(UNIMPLEMENTED).toContain(id);
  const params = { gameId: 1 };
  const answer = await sendRequest(callOf(id), site, { params });
  expect(answer.json()).toMatchObject({ code: 'NOT_IMPLEMENTED' });
});
