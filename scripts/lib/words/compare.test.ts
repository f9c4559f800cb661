import { expect, test } from 'vitest';
import { checkNumbers, compareWords, findDoneTexts, flatten } from './compare.ts';

const english = flatten({
  save: 'Save',
  team: 'Team',
  lead: 'to {site:string}',
  count: '{count|number} {{point|points}}',
  unit: { mb: '{size|number} MB' },
});
const german = {
  save: 'Speichern',
  team: 'Team',
  lead: 'weiter zu {site}',
  count: '{count|number} {{Punkt|Punkte}}',
  unit: { mb: '{size|number} MB' },
};

const faults = (words: Parameters<typeof flatten>[0], code = 'de-DE', same = ['Team']) =>
  compareWords(flatten(words), english, { code, same, free: ['{size|number} MB'] });

test('finds nothing wrong with a whole translation', () => {
  expect(faults(german)).toEqual([]);
});

test.each([
  ['a missing key', { save: undefined }, ['save: missing']],
  ['a key that English lacks', { more: 'Mehr' }, ['more: not in English']],
  ['an empty text', { save: ' ' }, ['save: empty']],
  ['English left over', { save: 'Save' }, ['save: still English: "Save"']],
  ['another formatter', { lead: 'zu {site|number}' }, ['lead: has the places [site|number]']],
  ['a lost value', { lead: 'weiter' }, ['lead: has the places []']],
  [
    'a plural of nothing',
    { count: '{{Punkt|Punkte}} {count|number}' },
    ['count: a plural follows'],
  ],
  [
    'a plural of a foreign value',
    { count: '{count|number} {{n:P|Ps}}' },
    ['count: a plural follows'],
  ],
  ['a lost plural', { count: '{count|number} Punkte' }, ['count: has no plural by count']],
  ['too many forms', { count: '{count|number} {{a|b|c|d|e|f}}' }, ['count: a plural has 6 forms']],
  ['a needless exception', { team: 'Mannschaft' }, ['"Team" in same.ts: nothing is the same']],
])('names %s', (_, change, wanted) => {
  const { save, ...rest } = { ...german, ...change };
  const found = faults(save === undefined ? rest : { ...rest, save });
  expect(found).toEqual(wanted.map((fault) => expect.stringContaining(fault)));
});

test('wants the plural forms of the language', () => {
  const words = (count: string) => ({ ...german, count });
  expect(faults(words('{count|number} {{о|о|о|о|о|о}}'), 'ru-RU')).toEqual([]);
  expect(faults(words('{count|number} {{о|о}}'), 'ru-RU')).toHaveLength(1);
  expect(faults(words('{count|number}点'), 'ja-JP')).toEqual([]);
  expect(faults(words('{count|number}{{点|点}}'), 'ja-JP')).toHaveLength(1);
  expect(faults(words('{{count:Punkt|Punkte}}: {count|number}'))).toEqual([]);
});

test('wants numbers with separators and nouns that follow them, in English', () => {
  const fine = {
    count: '{count|number} {{point|points}} left',
    place: '#{rank|number} of {count|number}',
    unit: '{seconds|number} s',
    byName: '{{count:solve|solves}}: {count|number}',
  };
  expect(checkNumbers(flatten(fine))).toEqual([]);
  const wrong = { rank: '#{rank:number}', noun: '{n|number} teams', verb: '{n|number} are used' };
  expect(checkNumbers(flatten(wrong))).toEqual([
    'rank: {rank:number} has no separators; write {rank|number}',
    'noun: {n|number} beside "teams" alone; write {{n:…|teams}}',
    'verb: {n|number} beside "are" alone; write {{n:…|are}}',
  ]);
});

test('a text that is awaited may be missing, but not wrong', () => {
  const terms = { code: 'de-DE', same: ['Team'], free: ['{size|number} MB'] };
  const { save: _save, unit: _unit, ...rest } = german;
  const awaited = ['save', 'unit'];
  expect(compareWords(flatten(rest), english, { ...terms, awaited })).toEqual([]);
  expect(compareWords(flatten({ ...rest, save: 'Save' }), english, { ...terms, awaited })).toEqual([
    'save: still English: "Save"',
  ]);
  expect(compareWords(flatten(rest), english, { ...terms, awaited: ['unit'] })).toEqual([
    'save: missing',
  ]);
});

test('a text that every language has is awaited no more', () => {
  const { save: _save, ...rest } = german;
  const awaited = ['save', 'unit', 'gone'];
  const languages = [flatten(german), flatten(rest)];
  expect(findDoneTexts(awaited, english, languages)).toEqual(['unit', 'gone']);
});
