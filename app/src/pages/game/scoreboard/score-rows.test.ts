import { expect, test } from 'vitest';
import en from '../../../i18n/en-us/index.ts';
import type { Translations } from '../../../i18n/i18n-types.ts';
import { makeLanguage } from '../../../i18n/load-language.ts';
import { rats, splice, START, tern } from './board.test-data.ts';
import { createRows } from './score-rows.ts';

// The generated type of the base locale is too wide.
const language = makeLanguage('en-US', en as Translations);
const { LL } = language;

const context = {
  language,
  start: START,
  divisionId: null,
  before: new Map([
    [tern.id, 3],
    [splice.id, 1],
    [rats.id, 3],
  ]),
  watched: new Set([splice.id]),
  hrefOf: (id: number) => `?team=${id}`,
};

test('a team that is the same object keeps its row, and a changed one gets another', () => {
  const rowOf = createRows(context);
  const row = rowOf(tern);
  expect(rowOf(tern)).toBe(row);
  const changed = rowOf({ ...tern, score: 1000 });
  expect(changed).not.toBe(row);
  expect([row.points, changed.points]).toStrictEqual([807, 1000]);
  expect(changed.score).toBe(LL.common.number({ value: 1000 }));
});

test('a row says what its team has won or lost, and whether it is watched', () => {
  const [up, down, still] = [tern, splice, rats].map(createRows(context));
  expect([up?.delta, up?.deltaLabel]).toStrictEqual([2, LL.scoreboard.up({ count: 2 })]);
  expect([down?.delta, down?.deltaLabel]).toStrictEqual([-1, LL.scoreboard.down({ count: 1 })]);
  expect([still?.delta, still?.deltaLabel]).toStrictEqual([undefined, undefined]);
  expect([up?.watched, down?.watched]).toStrictEqual([undefined, LL.scoreboard.watchedTeam()]);
});
