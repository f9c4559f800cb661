import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';

const installed = () => join(inject('plainProject'), 'node_modules/@halyard/sdk');

describe('maps', () => {
  test('every map is there and names files of the package', () => {
    const built = globSync('{lib,types}/**/*.{js,d.ts}', { cwd: installed() });
    const maps = built.flatMap((file) => {
      const text = readFileSync(join(installed(), file), 'utf8');
      const name = /^\/\/# sourceMappingURL=(\S+)$/m.exec(text)?.[1];
      return name === undefined ? [] : [join(installed(), dirname(file), name)];
    });
    expect(maps.length).toBeGreaterThan(800);
    const missing = maps.flatMap((map) => {
      const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
      return sources.filter((source) => !existsSync(join(dirname(map), source)));
    });
    expect(missing).toEqual([]);
  });

  test('a stack trace names the lines of the sources', () => {
    const script = `const { createClient } = await import('@halyard/sdk');
      try { createClient({ baseURL: '' }); } catch (error) { console.log(error.stack); }`;
    const args = ['--enable-source-maps', '--input-type=module', '-e', script];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: inject('plainProject'),
      encoding: 'utf8',
    });
    const [, path = '', line = ''] =
      /\((.*@halyard\/sdk\/src\/.*\.ts):(\d+):\d+\)/.exec(stdout) ?? [];
    expect(readFileSync(path, 'utf8').split('\n')[Number(line) - 1]).toContain('throw ');
  });

  test('the declaration of a call leads to its source', () => {
    const file = join(installed(), 'types/generated/client/get-game/get-game.d.ts');
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.startsWith('export declare const getGame:'));
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
    const found = map.findEntry(line, lines[line]?.indexOf('getGame') ?? 0);
    if (!('originalSource' in found)) throw new Error('The map has no such place');
    const source = readFileSync(join(dirname(file), found.originalSource), 'utf8').split('\n');
    expect(source[found.originalLine]?.slice(found.originalColumn)).toMatch(/^getGame = /);
  });
});

test('links of the documents lead to files of the package', () => {
  const documents = globSync('{README,docs/*}.md', { cwd: installed() });
  expect(documents.toSorted()).toEqual(['README.md', 'docs/sdk.md']);
  const links = documents.flatMap((document) =>
    [
      ...readFileSync(join(installed(), document), 'utf8').matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g),
    ].map(([, link = '']) => join(installed(), dirname(document), link)),
  );
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});

test('the manifest can be found by keywords', () => {
  const manifest = readFileSync(join(installed(), 'package.json'), 'utf8');
  const { keywords } = JSON.parse(manifest) as { keywords: string[] };
  expect(keywords).toContain('ctf');
});
