import { expect, test } from 'vitest';
import { makeEntryList } from './generated-modules.ts';

test('lists each name once, and no function that builds an address', () => {
  const text = [
    'export const getGetGameUrl = (gameId: number,) => {',
    'export const getGame = async (gameId: number) => {',
    '    export type GameVariables = {gameId: number}',
    'export function useGetGame(a: 1): void',
    'export function useGetGame(a: 2): void',
  ].join('\n');
  expect(makeEntryList([{ path: './get-game.ts', text }])).toContain(
    "\nexport { getGame, type GameVariables, useGetGame } from './get-game.ts';\n",
  );
});
