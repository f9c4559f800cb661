import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Load, type Piece, planChunks } from './chunk-plan.ts';

const piece = (name: string, size: number, ...imports: string[]): Piece => ({
  name,
  size,
  imports,
});
const page = (name: string, weight = 1): Load => ({ pieces: [name], weight });
const sorted = (chunks: string[][]) =>
  chunks.map((names) => names.toSorted().join(' ')).toSorted((a, b) => a.localeCompare(b));

test('what the first piece imports is in its chunk', () => {
  const pieces = [piece('main', 10, 'react'), piece('react', 90), piece('home', 5000, 'react')];
  expect(planChunks(pieces, 'main', [page('home'), page('none')], 100)).toEqual([
    ['main', 'react'],
    ['home'],
  ]);
});

test('a small piece that two pages share joins what costs least', () => {
  const pieces = [
    piece('main', 10),
    piece('home', 9000, 'button'),
    piece('games', 9000, 'button'),
    piece('staff', 9000),
    piece('button', 50),
  ];
  const loads = [page('home'), page('games'), page('staff')];
  expect(sorted(planChunks(pieces, 'main', loads, 100))).toEqual(
    sorted([['main', 'button'], ['home'], ['games'], ['staff']]),
  );
});

test('a large piece that some pages share stays apart', () => {
  const pieces = [
    piece('main', 10),
    piece('home', 9000, 'chart'),
    piece('games', 9000, 'chart'),
    piece('staff', 9000),
    piece('chart', 5000),
  ];
  const loads = [page('home'), page('games'), page('staff')];
  expect(planChunks(pieces, 'main', loads, 100)).toHaveLength(5);
});

test('small pieces stay apart if together they made a page load what one of them imports', () => {
  const pieces = [
    piece('main', 10),
    piece('list', 50, 'table'),
    piece('menu', 50),
    piece('table', 9000),
    piece('teams', 9000, 'list'),
    piece('games', 9000, 'list', 'menu'),
    piece('users', 9000, 'list', 'menu'),
    piece('home', 9000, 'menu'),
    piece('logs', 9000, 'table'),
    piece('about', 9000),
  ];
  const loads = [
    ...['teams', 'games', 'users', 'home'].map((name) => page(name)),
    page('logs', 40),
    page('about', 10),
  ];
  const chunks = planChunks(pieces, 'main', loads, 1000);
  expect(chunks.find((names) => names.includes('list'))).not.toContain('menu');
});

const graphs = fc.integer({ min: 2, max: 14 }).chain((count) =>
  fc.record({
    pieces: fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.record({
          name: fc.constant(`p${index}`),
          size: fc.integer({ min: 0, max: 5000 }),
          // Only later ones, so that there is no circle to begin with.
          imports: fc.subarray(
            Array.from({ length: count - index - 1 }, (_each, after) => `p${index + after + 1}`),
          ),
        }),
      ),
    ),
    loads: fc.array(
      fc.record({
        pieces: fc.subarray(
          Array.from({ length: count }, (_, index) => `p${index}`),
          { minLength: 1 },
        ),
        weight: fc.integer({ min: 1, max: 40 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    chunkCost: fc.integer({ min: 0, max: 4000 }),
  }),
);

test('every piece is in one chunk, and chunks import each other in no circle', () => {
  fc.assert(
    fc.property(graphs, ({ pieces, loads, chunkCost }) => {
      const chunks = planChunks(pieces, 'p0', loads, chunkCost);
      expect(chunks.flat().toSorted()).toEqual(pieces.map(({ name }) => name).toSorted());
      expect(hasCircle(chunks, pieces)).toBe(false);
    }),
  );
});

/** Takes away chunks that import no other that is left; in a circle none can be taken. */
function hasCircle(chunks: string[][], pieces: readonly Piece[]): boolean {
  const chunkOf = new Map(chunks.flatMap((names, index) => names.map((name) => [name, index])));
  const imports = chunks.map(
    (names, index) =>
      new Set(
        pieces
          .filter(({ name }) => names.includes(name))
          .flatMap((each) => each.imports.map((name) => chunkOf.get(name)))
          .filter((other) => other !== index),
      ),
  );
  const left = new Set(chunks.keys());
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const index of left)
      if (![...(imports[index] ?? [])].some((other) => left.has(other ?? -1))) left.delete(index);
  }
  return left.size > 0;
}
