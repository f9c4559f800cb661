import { median } from '../load/median.ts';
import { sized } from '../load/quick.ts';
import { measureOpening, type OpeningCost } from './ui-opening.ts';
import { withGame } from './ui-player.ts';
import { measureSolves, type SolvesCost } from './ui-solves.ts';
import { measureTyping, type TypingCost } from './ui-typing.ts';

const ROUNDS = sized(3, 1);
const GAME = { teams: 60, challenges: 24, solves: 500 };
const SHIFT_DIGITS = 4;
const LARGE = sized(
  { teams: 2000, challenges: 40, solves: 20_000 },
  { teams: 120, challenges: 8, solves: 200 },
);

/** A cost that a player feels. */
export interface Figure {
  name: string;
  best: number;
  median: number;
  /** Null: for comparison only. */
  target: number | null;
  digits: number;
}

export const isKept = ({ best, target }: Figure) => target === null || best <= target;

/** Measures the pages of a player on a real server, in several rounds of new pages. */
export async function measurePages(): Promise<Figure[]> {
  const small = await withGame(GAME, async (played) => {
    const opening = await inRounds(() => measureOpening(played));
    return { opening, typing: await inRounds(() => measureTyping(played)) };
  });
  const solves = await withGame(LARGE, async (played) => measureSolves(played, ROUNDS));
  return [
    ...openingFigures(small.opening),
    ...typingFigures(small.typing),
    ...solvesFigures(solves),
  ];
}

function openingFigures(rounds: readonly OpeningCost[]): Figure[] {
  const of = (name: keyof OpeningCost) => rounds.map((cost) => cost[name]);
  return [
    toFigure('opening a prefetched challenge, key to panel', of('panel'), 50),
    toFigure('- with all of the first second', of('second')),
    toFigure('- the first one of a page, whose code is new', of('first')),
  ];
}

function typingFigures(rounds: readonly Record<'flag' | 'bare', TypingCost>[]): Figure[] {
  const of = (field: 'flag' | 'bare', name: keyof TypingCost) =>
    rounds.map((costs) => costs[field][name]);
  return [
    toFigure('typing a flag at 4x slow-down, key to paint p95', of('flag', 'work'), 16),
    toFigure('- wall-clock time', of('flag', 'passed')),
    toFigure('- into an empty page', of('bare', 'work')),
    toFigure('- into an empty page, wall-clock time', of('bare', 'passed')),
  ];
}

function solvesFigures(rounds: readonly SolvesCost[]): Figure[] {
  const of = (name: keyof SolvesCost) => rounds.map((cost) => cost[name]);
  const shift = Number(Math.max(...of('shift')).toFixed(SHIFT_DIGITS));
  return [
    toFigure(`30 solves, scoreboard of ${LARGE.teams} teams`, of('work'), 16),
    toFigure('- the first ones of a page, whose code is new', of('first')),
    { ...toFigure('- layout shift, the largest', [shift], 0), digits: SHIFT_DIGITS },
  ];
}

async function inRounds<Cost>(measure: () => Promise<Cost>): Promise<Cost[]> {
  const costs: Cost[] = [];
  while (costs.length < ROUNDS) costs.push(await measure());
  return costs;
}

function toFigure(name: string, rounds: readonly number[], target: number | null = null): Figure {
  return { name, best: Math.min(...rounds), median: median(rounds), target, digits: 1 };
}
