import { expect, test } from 'vitest';
import { findMisplacedWords } from './misplaced-words.ts';

const find = (key: string, file: string) => findMisplacedWords(new Map([[key, new Set([file])]]));

test.each([
  ['staff.title', '/app/src/pages/staff/games/GamesPage.tsx'],
  ['game.loading', '/app/src/pages/staff/games/GamesPage.tsx'],
  ['game.loading', '/app/src/pages/game/GamePage.tsx'],
  ['common.save', '/app/src/app/App.tsx'],
])('%s is loaded when %s runs', (key, file) => {
  expect(find(key, file)).toEqual([]);
});

test.each([
  ['staff.title', '/app/src/pages/game/GamePage.tsx'],
  ['staff.title', '/app/src/app/routes/routes.ts'],
  ['game.loading', '/app/src/pages/home/HomePage.tsx'],
  ['game.loading', '/app/src/game/term-words.ts'],
])('%s is not loaded when %s runs', (key, file) => {
  expect(find(key, file)).toEqual([expect.stringContaining(`${key}: ${file}`)]);
});
