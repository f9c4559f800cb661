import { expect, test } from 'vitest';
import { createIsOwnHost } from './machine-names.ts';

const isOwn = createIsOwnHost('Lighthouse', async () => ['lighthouse.harbour.example']);

test.each([
  '127.0.0.1',
  '192.0.2.7',
  '[::1]',
  'localhost',
  'LOCALHOST',
  'app.localhost',
  'localhost.',
  'lighthouse',
  'lighthouse.local',
  'lighthouse.harbour.example',
])('%s is this machine', async (host) => {
  expect(await isOwn(host)).toBe(true);
});

test.each([
  '',
  'evil.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'lighthouse.evil.example',
  'lighthouse.local.evil.example',
  'other.local',
  'harbour.example',
])('%s is not', async (host) => {
  expect(await isOwn(host)).toBe(false);
});

test('a full host name is known with and without its domain', async () => {
  const isNamed = createIsOwnHost('lighthouse.harbour.example', async () => []);
  for (const host of ['lighthouse', 'lighthouse.local', 'lighthouse.harbour.example'])
    expect(await isNamed(host)).toBe(true);
});

test('asks for full names only when one is used, and once', async () => {
  let asked = 0;
  const isNamed = createIsOwnHost('lighthouse', async () => {
    asked += 1;
    throw new Error('no resolver');
  });
  expect(await isNamed('evil.example')).toBe(false);
  expect(asked).toBe(0);
  for (const host of ['lighthouse.one.example', 'lighthouse.two.example'])
    expect(await isNamed(host)).toBe(false);
  expect(asked).toBe(1);
});
