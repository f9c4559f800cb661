import { expect, test } from 'vitest';
import { answer, narrow, stepTo, type Question } from './palette-model.ts';
import type { PaletteItem } from './palette-item.ts';

function item(group: string, name: string, more: Partial<PaletteItem> = {}): PaletteItem {
  return {
    id: `${group}:${name}`,
    group,
    name,
    glyph: null,
    ...more,
  };
}

const groups = [
  { id: 'challenges', label: 'Challenges', prefix: '#' },
  { id: 'teams', label: 'Teams', prefix: '@' },
  { id: 'go', label: 'Go to', prefix: '>' },
  { id: 'do', label: 'Do', prefix: '>' },
  { id: 'found', label: 'On the server' },
];

const items = [
  item('do', 'Set the theme', { keywords: 'dark light' }),
  item('teams', 'Sea Sharp'),
  item('challenges', 'Tide Table'),
  item('challenges', 'The Last Sextant'),
  item('challenges', 'Sextant'),
  item('go', 'Settings'),
];

function ask(query: string, more: Partial<Question> = {}) {
  return answer({ query, groups, items, recent: { ids: [], label: 'Recent' }, ...more });
}

function shown(query: string, more: Partial<Question> = {}) {
  return ask(query, more).map(({ label, rows }) => [label, ...rows.map((row) => row.item.name)]);
}

test('groups keep their order, and in each the best match comes first', () => {
  expect(shown('se')).toEqual([
    ['Challenges', 'Sextant', 'The Last Sextant'],
    ['Teams', 'Sea Sharp'],
    ['Go to', 'Settings'],
    ['Do', 'Set the theme'],
  ]);
});

test('further words find a row without marking its name', () => {
  const [section] = ask('dark');
  expect(section?.rows).toEqual([{ item: items[0], ranges: [], score: expect.any(Number) }]);
});

test.each([
  ['#se', [['Challenges', 'Sextant', 'The Last Sextant']]],
  ['@', [['Teams', 'Sea Sharp']]],
  [
    '> set',
    [
      ['Go to', 'Settings'],
      ['Do', 'Set the theme'],
    ],
  ],
  ['#nothing', []],
])('%s narrows the list', (query, result) => {
  expect(shown(query)).toEqual(result);
});

test('without a query, recent items come first, without duplicates', () => {
  const ids = ['teams:Sea Sharp', 'gone', 'challenges:Tide Table'];
  expect(shown('', { recent: { ids, label: 'Recent' } })).toEqual([
    ['Recent', 'Sea Sharp', 'Tide Table'],
    ['Challenges', 'The Last Sextant', 'Sextant'],
    ['Go to', 'Settings'],
    ['Do', 'Set the theme'],
  ]);
});

test('what the server finds comes last and moves nothing', () => {
  const before = ask('se');
  const after = ask('se', { items: [item('found', 'Seline'), ...items] });
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)?.label).toBe('On the server');
});

test('a group shows no more than can be looked over, narrowed to it all', () => {
  const many = Array.from({ length: 40 }, (_, index) => item('challenges', `Knot ${index}`));
  expect(ask('', { items: many })[0]?.rows).toHaveLength(4);
  expect(ask('knot', { items: many })[0]?.rows).toHaveLength(6);
  expect(ask('#knot', { items: many })[0]?.rows).toHaveLength(40);
});

test('without a prefix all groups stay', () => {
  expect(narrow({ query: ' sea ', groups })).toEqual({ isNarrowed: false, groups, text: 'sea' });
});

test('steps go around the ends, and begin at them', () => {
  const ids = ['a', 'b', 'c'];
  expect(stepTo(ids, 'a', 1)).toBe('b');
  expect(stepTo(ids, 'c', 1)).toBe('a');
  expect(stepTo(ids, 'a', -1)).toBe('c');
  expect(stepTo(ids, undefined, -1)).toBe('c');
  expect(stepTo(ids, 'gone', 1)).toBe('a');
  expect(stepTo([], 'a', 1)).toBeUndefined();
});
