import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNewBuildOut } from './new-build.ts';

const page = (buildTime: string) =>
  `<!doctype html><meta name="build" content='{"buildTime":"${buildTime}"}'>`;

function serve(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => answer());
}

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = '{"buildTime":"2026-11-19T09:30:00.000Z"}';
  document.head.append(meta);
});

afterEach(() => document.head.querySelector('meta[name=build]')?.remove());

test('the page’s own build is not new, another is', async () => {
  serve(() => new Response(page('2026-11-19T09:30:00.000Z')));
  expect(await isNewBuildOut()).toBe(false);
  serve(() => new Response(page('2026-11-20T07:00:00.000Z')));
  expect(await isNewBuildOut()).toBe(true);
});

test.each([
  ['a server that fails', () => new Response(page('2026-11-20'), { status: 502 })],
  ['a proxy that answers itself', () => new Response('<h1>Please accept our terms</h1>')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s brings no new build', async (_what, answer) => {
  serve(answer);
  expect(await isNewBuildOut()).toBe(false);
});
