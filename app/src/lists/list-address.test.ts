import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aNumber, type ListFormat, oneOf, readView, writeView } from './list-address.ts';

type Column = 'name' | 'seen';
const FORMAT: ListFormat<{ role: 'all' | 'admin'; game: number | null }, Column> = {
  filters: { role: oneOf(['all', 'admin']), game: aNumber(1, 100) },
  columns: ['name', 'seen'],
  sizes: [50, 25, 100],
};

const read = (search: string) => readView(FORMAT, new URLSearchParams(search));

function toSearch(changes: Record<string, string | null>): string {
  const set = Object.entries(changes).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return new URLSearchParams(set).toString();
}

test('an empty address is the default, which the address leaves out', () => {
  const view = read('');
  expect(view).toEqual({
    text: '',
    filters: { role: 'all', game: null },
    sort: { column: 'name', direction: 'ascending' },
    page: 1,
    size: 50,
  });
  expect(toSearch(writeView(FORMAT, view))).toBe('');
});

test('each part of a view has a parameter', () => {
  const search = 'q=tern&role=admin&game=7&sort=-seen&page=3&size=25';
  expect(read(search)).toEqual({
    text: 'tern',
    filters: { role: 'admin', game: 7 },
    sort: { column: 'seen', direction: 'descending' },
    page: 3,
    size: 25,
  });
  expect(toSearch(writeView(FORMAT, read(search)))).toBe(search);
});

test('what an address cannot mean falls to the default', () => {
  expect(read('role=x&sort=x&page=-2&size=7')).toEqual(read(''));
  expect(read('page=two&size=')).toEqual(read(''));
  for (const game of ['', '0', '101', '-7', '7.5', 'seven']) {
    expect(read(`game=${game}`), game).toEqual(read(''));
  }
});

test('every view survives the address', () => {
  const views = fc.record({
    text: fc.string(),
    filters: fc.record({
      role: fc.constantFrom('all' as const, 'admin' as const),
      game: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
    sort: fc.record({
      column: fc.constantFrom<Column>('name', 'seen'),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    page: fc.integer({ min: 1, max: 100_000 }),
    size: fc.constantFrom(...FORMAT.sizes),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(read(toSearch(writeView(FORMAT, view)))).toEqual(view);
    }),
  );
});
