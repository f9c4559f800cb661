import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { cookie } from '../../../contract/contract-site.ts';

interface Target {
  gameId: number;
  challengeId: number;
  /** The session of a player. */
  as: string;
}

/** Submits a flag, right or wrong; it must be accepted for judging. */
export async function sendFlag(
  { app }: { app: FastifyInstance },
  { gameId, challengeId, as }: Target,
  flag: string,
): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/game/${gameId}/challenges/${challengeId}`,
    payload: { flag },
    headers: cookie(as),
  });
  expect(answer.statusCode).toBe(200);
}
