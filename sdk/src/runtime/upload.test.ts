import { expect, test } from 'vitest';
import { createClient, type UploadProgress, uploadAssets } from '../index.ts';
import { inTurn, json, useLoopback } from '../testing/loopback.ts';

const server = useLoopback();
const stored = [{ hash: 'a'.repeat(64), name: 'pad.bin' }];
const file = new File([new Uint8Array(300_000).fill(7)], 'pad.bin');
const newClient = () => createClient({ baseUrl: server.baseUrl, retry: { delay: 1 } });

async function uploadWithProgress(): Promise<UploadProgress[]> {
  const steps: UploadProgress[] = [];
  const assets = await uploadAssets({ files: [file] }, undefined, {
    client: newClient(),
    onUploadProgress: (step) => steps.push(step),
  });
  expect(assets).toStrictEqual(stored);
  return steps;
}

test('an upload says how far it is, up to all of it', async () => {
  server.handler = json(200, stored);
  const steps = await uploadWithProgress();
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.map(({ total }) => total)).toStrictEqual(steps.map(() => 300_000));
  const loaded = steps.map((step) => step.loaded);
  expect(loaded).toStrictEqual(loaded.toSorted((a, b) => a - b));
  expect(loaded.at(-1)).toBe(300_000);
});

test('what arrives is the same form with and without progress', async () => {
  server.handler = json(200, stored);
  await uploadWithProgress();
  await uploadAssets({ files: [file] }, undefined, { client: newClient() });
  const forms = await Promise.all(
    server.requests.map(({ headers, body }) =>
      new Response(new Uint8Array(body), {
        headers: { 'Content-Type': headers['content-type'] ?? '' },
      }).formData(),
    ),
  );
  for (const form of forms) {
    const sent = form.get('files');
    if (!(sent instanceof File)) throw new Error('no file arrived');
    expect(sent.name).toBe('pad.bin');
    expect(new Uint8Array(await sent.arrayBuffer())).toStrictEqual(new Uint8Array(300_000).fill(7));
  }
  expect(forms).toHaveLength(2);
});

test('an upload that the server put off is sent again, whole', async () => {
  server.handler = inTurn(json(503, { title: 'Busy' }, { 'Retry-After': '0' }), json(200, stored));
  await uploadWithProgress();
  expect(server.requests).toHaveLength(2);
  for (const { body } of server.requests) expect(body.length).toBeGreaterThan(300_000);
});
