import { expect } from 'vitest';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import type { SessionReport } from './consumer/session.ts';

/** Says that a session with the seeded server came to what it should, wherever it ran. */
export function expectSession(report: SessionReport): void {
  expect(report).toStrictEqual({
    user: ADMINISTRATOR.userName,
    games: ['Regatta'],
    standings: [
      expect.stringMatching(/^1 Spinnakers [1-9]\d*$/),
      expect.stringMatching(/^2 Trysails [1-9]\d*$/),
    ],
    sameBoard: true,
    refusal: { kind: 'http', status: 404, code: 'GAME_NOT_FOUND', narrowed: true },
  });
}
