import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the repository, so that the compiler finds the SDK. */
const FOLDER = join(ROOT, '.cache/docs-snippets');

test('every code sample in the SDK page passes the type check', async () => {
  const page = await readFile(join(ROOT, 'docs/sdk.md'), 'utf8');
  const pieces = [...page.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);
  expect(pieces.length).toBeGreaterThan(0);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await Promise.all(
    pieces.map((code, index) => writeFile(join(FOLDER, `piece-${index + 1}.ts`), code)),
  );
  const config = { extends: '../../docs/tsconfig.json', include: ['*.ts'] };
  await writeFile(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', FOLDER], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
