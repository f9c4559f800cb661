import { setTimeout as pause } from 'node:timers/promises';
import type { HttpClient } from '../load/http-client.ts';
import { RIGHT_FLAG, type SeededGame } from '../load/seed.ts';

/** The age of the served board, in milliseconds. */
export interface Age {
  p95: number;
  most: number;
  polls: number;
  solves: number;
}

interface Load {
  /** Correct flags per second. */
  rate: number;
  seconds: number;
}

const POLL_MILLISECONDS = 100;
/** Long enough for the last solve to appear. */
const TAIL_MILLISECONDS = 5000;

interface Board {
  teams: { solves: unknown[] }[];
}

/**
 * Polls the board while correct flags arrive. At each poll it measures how long ago the oldest solve
 * that is missing from the board was acknowledged; 0 when none is missing.
 */
export async function measureAge(
  http: HttpClient,
  url: string,
  game: SeededGame,
  { rate, seconds }: Load,
): Promise<Age> {
  const boardUrl = `${url}/api/ext/game/${game.gameId}/board`;
  /** Acknowledgement times of the solves, in order. */
  const acknowledged: number[] = [];
  const ages: number[] = [];
  const before = await pollBoard(null);
  const end = performance.now() + seconds * 1000;
  let etag = before.etag;
  let shown = 0;

  async function pollBoard(known: string | null): Promise<{ etag: string; solves: number | null }> {
    const answer = await http.ask({
      url: boardUrl,
      ...(known !== null && { headers: { 'if-none-match': known } }),
    });
    const tag = String(answer.headers['etag']);
    if (answer.status === 304) return { etag: tag, solves: null };
    const board = JSON.parse(answer.body.toString()) as Board;
    return { etag: tag, solves: board.teams.reduce((sum, team) => sum + team.solves.length, 0) };
  }

  async function fire(): Promise<void> {
    const team = game.teams[Math.floor(Math.random() * game.teams.length)];
    const challengeId = team?.unsolved.pop();
    if (!team || challengeId === undefined) return;
    const answer = await http.ask({
      url: `${url}/api/game/${game.gameId}/challenges/${challengeId}`,
      method: 'POST',
      headers: { cookie: team.cookie },
      body: { flag: RIGHT_FLAG },
    });
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    acknowledged.push(performance.now());
  }

  async function fireAll(): Promise<void> {
    const shots: Promise<void>[] = [];
    const begin = end - seconds * 1000;
    while (shots.length < rate * seconds) {
      shots.push(fire());
      const due = begin + (shots.length * 1000) / rate;
      await pause(Math.max(0, due - performance.now()));
    }
    await Promise.all(shots);
  }

  async function pollAll(): Promise<void> {
    const last = end + TAIL_MILLISECONDS;
    while (performance.now() < last) {
      const asked = performance.now();
      const answer = await pollBoard(etag);
      etag = answer.etag;
      shown = answer.solves === null ? shown : answer.solves - (before.solves ?? 0);
      const oldest = acknowledged[shown];
      if (asked < end)
        ages.push(oldest === undefined ? 0 : Math.max(0, performance.now() - oldest));
      else if (shown === acknowledged.length) return;
      await pause(POLL_MILLISECONDS);
    }
    throw new Error(`The board shows ${shown} of ${acknowledged.length} solves at last.`);
  }

  await Promise.all([fireAll(), pollAll()]);
  const sorted = ages.toSorted((a, b) => a - b);
  return {
    p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    most: Math.round(sorted.at(-1) ?? 0),
    polls: ages.length,
    solves: acknowledged.length,
  };
}
