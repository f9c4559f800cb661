import { expect, test } from 'vitest';
import { placeToOpen } from './place-to-open.ts';

const at = (host: string, own: string | null = '10.1.2.3', publicUrl?: string) =>
  placeToOpen({ host, port: 8080, publicUrl }, async () => own);

test.each([
  ['127.0.0.1', 'http://localhost:8080'],
  ['::1', 'http://localhost:8080'],
  ['localhost', 'http://localhost:8080'],
  ['0.0.0.0', 'http://10.1.2.3:8080'],
  ['::', 'http://10.1.2.3:8080'],
  ['192.168.7.5', 'http://192.168.7.5:8080'],
  ['fd00::7', 'http://[fd00::7]:8080'],
  ['ctf.lan', 'http://ctf.lan:8080'],
])('a server that listens on %s is opened at %s', async (host, url) => {
  expect(await at(host)).toMatchObject({ url, note: expect.stringContaining('PUBLIC_URL') });
});

test('who lets nobody else in is told how to', async () => {
  expect((await at('127.0.0.1')).note).toContain('HOST');
  expect((await at('0.0.0.0')).note).not.toContain('HOST');
});

test('PUBLIC_URL is believed, and nothing is left to set', async () => {
  const url = 'https://ctf.example.org';
  expect(await at('0.0.0.0', '10.1.2.3', url)).toEqual({ url, note: null });
});

test('a machine without a network is opened on itself', async () => {
  expect((await at('0.0.0.0', null)).url).toBe('http://localhost:8080');
});

test('an address of this machine is found', async () => {
  const { url } = await placeToOpen({ host: '0.0.0.0', port: 8080, publicUrl: undefined });
  expect(url).toMatch(/^http:\/\/[^/]+:8080$/);
  expect(url).not.toContain('0.0.0.0');
});
