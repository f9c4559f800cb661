import { expect, test } from 'vitest';
import { missingHandlers } from '../testing/missing-handlers.ts';
import { createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { sendRequest } from './scenarios/scenario.ts';

const site = await createContractSite({ handlers: missingHandlers() });

test('an operation that is not built says so', async () => {
  const params = { gameId: 1 };
  const answer = await sendRequest(callOf('listCaptures'), site, { params });
  expect(answer.json()).toMatchObject({ code: 'NOT_IMPLEMENTED' });
});
