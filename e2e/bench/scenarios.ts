import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, HttpClient } from '../load/http-client.ts';
import { RIGHT_FLAG, type SeededGame } from '../load/seed.ts';

export interface Scenario {
  name: string;
  /** Limit for processor milliseconds of server and database together; null: for comparison only. */
  target: number | null;
  /** Limit for statements; null: any number. */
  statements: number | null;
  /** Requests per run. */
  count: number;
  /** Sent to the baseline server instead of ours. */
  isControl?: boolean;
  /** Runs before the measurement. */
  prepare?: (index: number) => Promise<unknown>;
  ask: (index: number) => Promise<Answer>;
}

/** A board is served for a second before it is rebuilt. */
const BOARD_LIFE_MILLISECONDS = 1100;
const BROTLI = { 'accept-encoding': 'br' };

/** The requests that have a limit, on a server that has answered each of them before. */
export function makeScenarios(
  http: HttpClient,
  url: string,
  controlUrl: string,
  game: SeededGame,
): Scenario[] {
  const base = `${url}/api/game/${game.gameId}`;
  const board = `${url}/api/ext/game/${game.gameId}/board`;
  const teamOf = (index: number) =>
    game.teams[index % game.teams.length] ?? { cookie: '', unsolved: [] };
  const get = (path: string, headers: Record<string, string>) => http.ask({ url: path, headers });

  function submit(flag: string, challengeId: number, cookie: string) {
    return http.ask({
      url: `${base}/challenges/${challengeId}`,
      method: 'POST',
      headers: { cookie },
      body: { flag },
    });
  }

  function submitWrong(index: number) {
    const challengeId = game.challengeIds[index % game.challengeIds.length] ?? 0;
    return submit('flag{no_such_rope}', challengeId, teamOf(index).cookie);
  }

  /** By the team with this number, or the next one with an unsolved challenge. */
  function submitRight(index: number): Promise<Answer> {
    const team = teamOf(index);
    const challengeId = team.unsolved.pop();
    if (challengeId === undefined) return submitRight(index + 1);
    return submit(RIGHT_FLAG, challengeId, team.cookie);
  }

  async function becomeOutdated(index: number): Promise<void> {
    await submitRight(index);
    await pause(BOARD_LIFE_MILLISECONDS);
  }

  const warm = { statements: 0, count: 3000 };
  return [
    {
      name: 'bare node:http, same bytes',
      target: null,
      ...warm,
      isControl: true,
      ask: () => get(controlUrl, BROTLI),
    },
    {
      name: 'whole board, anonymous',
      target: 0.2,
      ...warm,
      ask: () => get(`${base}/scoreboard`, BROTLI),
    },
    { name: 'compact board, anonymous', target: 0.2, ...warm, ask: () => get(board, BROTLI) },
    {
      name: 'challenge list of a team',
      target: 0.4,
      ...warm,
      ask: (index) => get(`${base}/details`, { cookie: teamOf(index).cookie }),
    },
    { name: 'wrong flag', target: 1.1, statements: null, count: 1000, ask: submitWrong },
    { name: 'right flag', target: 2.2, statements: null, count: 1000, ask: submitRight },
    {
      name: 'publication of the whole board',
      target: 80,
      statements: 0,
      count: 5,
      prepare: becomeOutdated,
      ask: () => get(`${base}/scoreboard`, BROTLI),
    },
    {
      name: 'publication of the compact board',
      target: 80,
      statements: 0,
      count: 5,
      prepare: becomeOutdated,
      ask: () => get(board, BROTLI),
    },
  ];
}
