import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPackageReader } from './part-incoming.ts';
import { type Contents, zipOf } from './testing/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'halyard-incoming-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function orderOf(contents: Contents) {
  const path = join(folder, 'game.zip');
  writeFileSync(path, await zipOf(contents));
  return { path, name: 'Regatta.zip', now: Date.now(), mostBytes: 2 ** 25 };
}

const readAny = createPackageReader();
const KNOTS = 'name: Knots\ncategory: misc\nvalue: 100\n';
const TIMES = { startTime: '2026-01-01T00:00:00Z', endTime: '2026-01-02T00:00:00Z' };

test.each<[name: string, contents: Contents]>([
  [
    'aliases in 40 KB of YAML',
    {
      'knots/challenge.yml': Buffer.from(
        KNOTS +
          Array.from(
            { length: 2000 },
            (_, at) => `k${at}: &a${at} [*a${Math.max(at - 1, 0)}]\n`,
          ).join(''),
      ),
    },
  ],
  [
    'faults in 4 MB of JSON',
    {
      'manifest.json': { version: '1.0', format: 'GZCTF-GAME' },
      'game.json': { title: 'Regatta', ...TIMES, divisions: Array(2_000_000).fill(1) },
    },
  ],
])('gives up a package with %s, and nothing waits for it', async (_, contents) => {
  const read = createPackageReader(1000);
  const order = await orderOf(contents);
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 20);
  await expect(read(order)).rejects.toMatchObject({
    code: 'PACKAGE_INVALID',
    errors: [{ path: 'file', code: 'TOO_LARGE' }],
  });
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(20);
  const next = await readAny(await orderOf({ 'knots/challenge.yml': Buffer.from(KNOTS) }));
  expect(next.content.challenges).toHaveLength(1);
});

test('takes a thousand challenges and no more', async () => {
  const challenge = {
    title: 'Pad',
    category: 'Crypto',
    type: 'StaticAttachment',
    scoring: { original: 500, minRate: 0.25, difficulty: 5 },
  };
  const packageOf = (count: number) =>
    orderOf({
      'manifest.json': { version: '1.0', format: 'GZCTF-GAME' },
      'game.json': { title: 'Regatta', ...TIMES },
      ...Object.fromEntries(
        Array.from({ length: count }, (_, id) => [
          `challenges/challenge-${id}.json`,
          { ...challenge, id },
        ]),
      ),
    });
  await expect(readAny(await packageOf(1001))).rejects.toMatchObject({
    code: 'PACKAGE_INVALID',
    errors: [{ path: 'challenges/challenge-1000.json', code: 'TOO_LARGE' }],
  });
  expect((await readAny(await packageOf(1000))).content.challenges).toHaveLength(1000);
});
