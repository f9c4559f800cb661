import { expect, test } from 'vitest';
import { UNIMPLEMENTED } from '../unimplemented.ts';
import { createContractSite } from './contract-site.ts';
import { callOf } from './reached.ts';
import { sendRequest } from './scenarios/scenario.ts';

const site = await createContractSite();

test('the operations that are not built say so', async () => {
  const ids = UNIMPLEMENTED.filter(
    (id) => callOf(id).method === 'GET' && !callOf(id).path.includes('{'),
  );
  expect(ids).toContain('listInstances');
  for (const id of ids) {
    expect((await sendRequest(callOf(id), site, {})).json()).toMatchObject({
      code: 'NOT_IMPLEMENTED',
    });
  }
});
