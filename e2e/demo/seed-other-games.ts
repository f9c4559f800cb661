import type { Client } from '@halyard/sdk';
import { createGame, listEditGames } from '@halyard/sdk';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A game before or after the running one; `startsIn` and `lasts` in milliseconds. */
interface OtherGame {
  title: string;
  summary: string;
  startsIn: number;
  lasts: number;
  practiceMode?: boolean;
}

const OTHERS: readonly OtherGame[] = [
  {
    title: 'Lighthouse Open 2026',
    summary: 'Twelve hours for crews of four; beginners welcome.',
    startsIn: 6 * DAY,
    lasts: 12 * HOUR,
  },
  {
    title: 'Dry Dock Training 4',
    summary: 'An afternoon of first knots, with hints from the start.',
    startsIn: 20 * DAY,
    lasts: 4 * HOUR,
  },
  {
    title: 'Winter Wharf Qualifier',
    summary: 'Forty-eight hours on the ice. Practice goes on until the thaw.',
    startsIn: -15 * DAY,
    lasts: 2 * DAY,
    practiceMode: true,
  },
  {
    title: 'Autumn Regatta',
    summary: 'One day, one crew, one mast.',
    startsIn: -48 * DAY,
    lasts: DAY,
    practiceMode: false,
  },
];

/** Creates past and upcoming games for the lists, once. */
export async function ensureOtherGames(client: Client): Promise<void> {
  const { data } = await listEditGames({ count: 100 }, { client });
  const known = new Set(data.map(({ title }) => title));
  const now = Date.now();
  for (const { startsIn, lasts, ...game } of OTHERS) {
    if (known.has(game.title)) continue;
    const start = now + startsIn;
    await createGame(
      { ...game, teamMemberCountLimit: 4, start, end: start + lasts, acceptWithoutReview: true },
      { client },
    );
  }
}
