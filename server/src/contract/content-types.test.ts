import { expect, test } from 'vitest';
import { createContractSite } from './contract-site.ts';
import { formOf } from './form.ts';
import { callOf } from './reached.ts';

const { app, cookieOf } = await createContractSite();

test('getAsset declares whatever content type a file has', async () => {
  const { body, headers } = await formOf('One pad, two ships.');
  const admin = cookieOf('admin');
  const upload = { method: 'POST', url: '/api/assets', payload: body } as const;
  const stored = await app.inject({ ...upload, headers: { ...headers, ...admin } });
  const [file] = stored.json<{ hash: string }[]>();
  const answer = await app.inject({ url: `/assets/${file?.hash}/file.txt`, headers: admin });
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  for (const status of ['200', '206']) {
    expect(callOf('getAsset').contentTypes[status]).toEqual(['application/octet-stream', '*/*']);
  }
});
