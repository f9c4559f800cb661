import type { Client } from '@halyard/sdk';
import { createGame, listEditGames, updateGame } from '@halyard/sdk';
import { isOver } from '@halyard/sdk/rules';
import type { Category, GameChallenge, Level } from './challenges/types.ts';
import { submissionsOf, writeHistory } from './history.ts';
import { makePlan } from './plan.ts';
import { makeRiddle } from './riddles.ts';
import { ensureChallenges } from './seed-game.ts';
import { ensureTeams } from './seed-teams.ts';
import type { Sessions } from './sessions.ts';
import type { DemoTeam } from './teams.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A game before or after the running one; `startsIn` and `lasts` in milliseconds. */
interface OtherGame {
  title: string;
  summary: string;
  startsIn: number;
  lasts: number;
}

interface EndedGame extends OtherGame {
  practiceMode: boolean;
  challenges: readonly GameChallenge[];
  /** Every nth team has played; the visitor's is the fourth. */
  everyNth: number;
}

const UPCOMING: readonly OtherGame[] = [
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
];

type RiddleLine = readonly [title: string, category: Category, level: Level];

const riddles = (lines: readonly RiddleLine[]) => lines.map((line) => makeRiddle(...line));

const ENDED: readonly EndedGame[] = [
  {
    title: 'Winter Wharf Qualifier',
    summary: 'Forty-eight hours on the ice. Practice goes on until the thaw.',
    startsIn: -15 * DAY,
    lasts: 2 * DAY,
    practiceMode: true,
    everyNth: 2,
    challenges: riddles([
      ['Ice Breaker', 'Misc', 'easy'],
      ['Frozen Rope', 'Misc', 'medium'],
      ['Snow Blind', 'Crypto', 'easy'],
      ['White Out', 'Crypto', 'hard'],
      ['Drift Log', 'Forensics', 'medium'],
      ['Footprints', 'Forensics', 'medium'],
      ['Lantern Web', 'Web', 'medium'],
      ['Cold Boot', 'Reverse', 'hard'],
      ['Northern Lights', 'OSINT', 'easy'],
      ['Count the Floes', 'PPC', 'medium'],
    ]),
  },
  {
    title: 'Autumn Regatta',
    summary: 'One day, one crew, one mast.',
    startsIn: -48 * DAY,
    lasts: DAY,
    practiceMode: false,
    everyNth: 4,
    challenges: riddles([
      ['First Buoy', 'Misc', 'easy'],
      ['Head Wind', 'Web', 'easy'],
      ['Tack', 'Web', 'medium'],
      ['Jibe', 'Crypto', 'medium'],
      ['Spinnaker', 'Reverse', 'medium'],
      ['Capsize', 'Pwn', 'hard'],
      ['Finish Line', 'OSINT', 'medium'],
    ]),
  },
];

interface Site {
  client: Client;
  dataDir: string;
  sessions: Sessions;
  teams: readonly DemoTeam[];
}

/** Creates past games, with teams and solves, and upcoming games, once. */
export async function ensureOtherGames(site: Site): Promise<void> {
  const { client } = site;
  const { data } = await listEditGames({ count: 100 }, { client });
  const known = new Map(data.map((game) => [game.title, game]));
  for (const game of UPCOMING)
    if (!known.has(game.title)) await create(client, game, fullHour(game.startsIn));
  for (const game of ENDED) {
    const there = known.get(game.title);
    if (there === undefined || !isOver(there, Date.now())) await playEnded(site, game, there?.id);
  }
}

/** The last full hour, and so many milliseconds later. */
function fullHour(after: number): number {
  return Math.floor(Date.now() / HOUR) * HOUR + after;
}

async function create(client: Client, game: OtherGame, start: number) {
  const { title, summary, lasts } = game;
  return createGame(
    {
      title,
      hidden: false,
      summary,
      teamMemberCountLimit: 4,
      start,
      end: start + lasts,
      acceptWithoutReview: true,
    },
    { client },
  );
}

/** Teams can join only before the end, so the game lies in the future until all is in place. */
async function playEnded(site: Site, game: EndedGame, knownId: number | undefined): Promise<void> {
  const { client, dataDir, sessions } = site;
  const id = knownId ?? (await create(client, game, Date.now() + DAY)).id;
  const { challenges, everyNth, practiceMode, lasts } = game;
  await ensureChallenges(client, id, challenges);
  const teams = site.teams.filter((_, place) => place % everyNth === everyNth - 1);
  await ensureTeams(client, id, teams, sessions);

  const start = fullHour(game.startsIn);
  const end = start + lasts;
  // The plan is that of a busy day.
  const plan = makePlan(teams, challenges, game.title)
    .map((solve) => ({ ...solve, minute: (solve.minute * lasts) / DAY }))
    .filter(({ minute }) => start + minute * 60_000 < end);
  await writeHistory(dataDir, { id, start }, submissionsOf(plan, challenges, start));
  const { data } = await listEditGames({ count: 100 }, { client });
  const stored = data.find((other) => other.id === id);
  if (stored === undefined) throw new Error(`${game.title} is gone`);
  await updateGame(id, { ...stored, start, end, practiceMode }, { client });
}
