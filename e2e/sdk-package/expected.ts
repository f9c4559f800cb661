import { expect } from 'vitest';
import type { SessionReport } from './consumer/session.ts';
import { PLAYER } from './seed.ts';

/** Asserts the result of a session with the seeded server. */
export function expectSession(report: SessionReport): void {
  expect(report).toStrictEqual({
    user: PLAYER.userName,
    games: ['Regatta'],
    standings: [
      expect.stringMatching(/^1 Spinnakers [1-9]\d*$/),
      expect.stringMatching(/^2 Trysails [1-9]\d*$/),
    ],
    sameBoard: true,
    refusal: { kind: 'http', status: 404, code: 'GAME_NOT_FOUND', narrowed: true },
  });
}
