import type { ChallengeInfo, GameDetails, Solve } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import {
  applyFilter,
  countFilters,
  groupByCategory,
  neighbour,
  readFilter,
} from './board-filter.ts';
import {
  bloodOf,
  countChallenges,
  isClosed,
  listChallenges,
  openBloodOf,
} from '../../../game/challenge-list.ts';
import { nextUnsolved } from './next-unsolved.ts';

function info(
  id: number,
  title: string,
  category: ChallengeInfo['category'],
  score: number,
  solved: number,
): ChallengeInfo {
  return {
    id,
    title,
    category,
    score,
    solved,
    deadline: null,
    bloods: [],
    disableBloodBonus: false,
  };
}

const solve: Solve = { id: 1, score: 100, type: 'Normal', userName: 'linnea', time: 1 };
const details: GameDetails = {
  challenges: {
    Misc: [info(1, 'Welcome Aboard', 'Misc', 100, 371), info(2, 'Knots', 'Misc', 298, 58)],
    Pwn: [info(3, 'Loose Cannon', 'Pwn', 471, 12), info(4, 'Keelhaul', 'Pwn', 500, 0)],
    Web: [info(5, 'Tide Table', 'Web', 412, 31), info(6, 'Harbour Master', 'Web', 500, 0)],
  },
  // Some servers count the categories here.
  challengeCount: 3,
  rank: {
    id: 11,
    name: 'Long Splice',
    bio: null,
    avatar: null,
    divisionId: null,
    score: 100,
    rank: 4,
    divisionRank: null,
    lastSubmissionTime: 1,
    solvedChallenges: [solve],
    solvedCount: 1,
  },
  teamToken: '11:x',
  writeupRequired: false,
  writeupDeadline: 0,
};
const all = listChallenges(details, new Set([1, 2, 3, 4, 5]));
const titles = (query: string) =>
  applyFilter(all, readFilter(new URLSearchParams(query))).map((item) => item.info.title);

test('challenges are counted, whatever the server counts', () => {
  expect(countChallenges(details)).toBe(6);
});

describe('the list', () => {
  test('has the order of the server', () => {
    const categories = ['Web', 'Misc', 'Pwn'] as const;
    const list = listChallenges({ ...details, categories: [...categories] }, null);
    expect(list.map((item) => item.info)).toStrictEqual(
      categories.flatMap((category) => details.challenges[category] ?? []),
    );
    const unextended = listChallenges(details, null);
    expect(unextended.map((item) => item.info)).toStrictEqual(
      Object.values(details.challenges).flat(),
    );
  });

  test('knows what the team solved and what is new', () => {
    expect(all.filter((item) => item.solve).map((item) => item.info.id)).toStrictEqual([1]);
    expect(all.filter((item) => item.isNew).map((item) => item.info.id)).toStrictEqual([6]);
  });

  test('calls nothing new on a first visit', () => {
    expect(listChallenges(details, null).some((item) => item.isNew)).toBe(false);
  });
});

describe('the filter of an address', () => {
  test('finds by a part of the title in any case', () => {
    expect(titles('q=CANN')).toStrictEqual(['Loose Cannon']);
  });

  test('narrows to a category, to the unsolved and to the new', () => {
    expect(titles('category=Pwn')).toStrictEqual(['Loose Cannon', 'Keelhaul']);
    expect(titles('unsolved=1&category=Misc')).toStrictEqual(['Knots']);
    expect(titles('new=1')).toStrictEqual(['Harbour Master']);
  });

  test('sorts', () => {
    expect(titles('sort=points').slice(0, 2)).toStrictEqual(['Keelhaul', 'Harbour Master']);
    expect(titles('sort=most')[0]).toBe('Welcome Aboard');
    expect(titles('sort=title')[0]).toBe('Harbour Master');
  });

  test('takes what it does not know for nothing', () => {
    expect(readFilter(new URLSearchParams('sort=colour&layout=spiral'))).toMatchObject({
      sort: 'category',
      layout: 'grid',
    });
  });

  test('counts what hides challenges besides the search', () => {
    expect(countFilters(readFilter(new URLSearchParams('q=x&category=Web&new=1&sort=most')))).toBe(
      2,
    );
  });
});

test('groups count the whole category, also where some of it is filtered away', () => {
  const shown = applyFilter(all, readFilter(new URLSearchParams('unsolved=1')));
  expect(groupByCategory(shown, all)[0]).toMatchObject({ category: 'Misc', solved: 1, count: 2 });
});

test('neighbours follow what is shown', () => {
  const shown = applyFilter(all, readFilter(new URLSearchParams('sort=title')));
  expect(neighbour(shown, 4, 1)?.info.title).toBe('Knots');
  expect(neighbour(shown, 6, -1)).toBeUndefined();
  expect(neighbour(shown.slice(0, 2), 5, 1)?.info.title).toBe('Harbour Master');
});

describe('bloods', () => {
  test('are read from the kind of a solve', () => {
    expect(bloodOf({ type: 'SecondBlood' })).toBe(2);
    expect(bloodOf(solve)).toBeUndefined();
  });

  test('are open until three teams have them', () => {
    const blood = { id: 1, name: 'a', avatar: null, submitTimeUtc: 1 };
    const base = info(1, 'x', 'Web', 1, 0);
    expect(openBloodOf(base)).toBe(1);
    expect(openBloodOf({ ...base, bloods: [blood, blood] })).toBe(3);
    expect(openBloodOf({ ...base, bloods: [blood, blood, blood] })).toBeUndefined();
    expect(openBloodOf({ ...base, disableBloodBonus: true })).toBeUndefined();
  });
});

test('a challenge closes at its deadline, unless it may be practised', () => {
  expect(isClosed({ deadline: 10 }, false, 10)).toBe(false);
  expect(isClosed({ deadline: 10 }, false, 11)).toBe(true);
  expect(isClosed({ deadline: 10 }, true, 11)).toBe(false);
  expect(isClosed({ deadline: null }, false, 11)).toBe(false);
});

test('suggests the same category, then what is new, then what most have solved', () => {
  expect(nextUnsolved(all, 3).map(({ item, reason }) => [item.info.title, reason])).toStrictEqual([
    ['Keelhaul', 'category'],
    ['Harbour Master', 'new'],
    ['Knots', 'solves'],
  ]);
});
