import { operations } from '@halyard/sdk/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyOperation } from './operation.ts';
import type { Shape } from './normalise.ts';
import { parseJson } from './parse-json.ts';

function lists(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

test.each([
  ['lists', lists],
  ['objects', (levels: number) => '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1)],
])('takes 64 levels of %s and no more', (_, make) => {
  expect(() => parseJson(make(64))).not.toThrow();
  expect(() => parseJson(make(65))).toThrow('It is nested too deeply.');
});

test('refuses what begins deeply without reading on', () => {
  expect(() => parseJson('['.repeat(30_000))).toThrow('It is nested too deeply.');
});

test('counts no brackets in texts, and one level for many lists beside each other', () => {
  const texts = ['['.repeat(100), `\\"${'['.repeat(100)}`, '\\', '"', '\\"'];
  expect(parseJson(JSON.stringify(texts))).toEqual(texts);
  expect(parseJson(`[${'[],'.repeat(1000)}1]`)).toHaveLength(1001);
});

test('reads whatever JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  for (const broken of ['"', '"\\', '[', ']', '{"a":}', ''])
    expect(() => parseJson(broken)).toThrow(SyntaxError);
});

test('has room for every body of the contract', () => {
  const levelsOf = ({ items, properties = {} }: Shape): number => {
    const below = [...(items ? [items] : []), ...Object.values(properties)];
    return below.length === 0 ? 0 : 1 + Math.max(...below.map(levelsOf));
  };
  const bodies = Object.values<AnyOperation>(operations).flatMap(({ body }) => body ?? []);
  expect(Math.max(...bodies.map(levelsOf))).toBeLessThanOrEqual(6);
});
