import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const CODE = `globalThis.words = ${JSON.stringify('half hitch, sheet bend, bowline; '.repeat(40))};`;

test('each script of a build has a compressed form beside it', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: () => 'entry', load: () => CODE }, precompress()],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const files = 'output' in result ? result.output : [];
  const script = files.find((file) => file.type === 'chunk');
  const compressed = files.find(({ fileName }) => fileName === `${script?.fileName}.br`);
  if (compressed?.type !== 'asset') throw new Error('There is no compressed form.');
  expect(brotliDecompressSync(compressed.source).toString()).toBe(script?.code);
  expect(compressed.source.length).toBeLessThan(CODE.length / 4);
});
