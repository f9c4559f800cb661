import { expect, test } from 'vitest';
import { UNIMPLEMENTED } from '../unimplemented.ts';
import { createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { sendRequest } from './scenarios/scenario.ts';

const site = await createContractSite();

test('an operation that is not built says so', async () => {
  const id = 'openProxy';
  expect(UNIMPLEMENTED).toContain(id);
  const params = { containerId: '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f' };
  const answer = await sendRequest(callOf(id), site, { params });
  expect(answer.json()).toMatchObject({ code: 'NOT_IMPLEMENTED' });
});
