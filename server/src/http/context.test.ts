import { expect, test } from 'vitest';
import type { Context, Routes } from './registrar.ts';

// The compiler checks this file: an expected error that does not occur is an error.

test('a handler is typed with what its operation declares, and with nothing else', async () => {
  const routes = {
    // None, any: the game only.
    async checkGame({ game, participation }) {
      expect(game.id).toBe(7);
      // @ts-expect-error -- checkGame declares no participation.
      expect(participation?.status).toBeUndefined();
      return { joinedTeams: [], joinableDivisions: [] };
    },
    // Any: a participation in whatever status.
    async leaveGame({ game, participation }) {
      expect(participation.status).toBe('Pending');
      expect(game.id).toBe(7);
    },
    // Nothing declared: no game.
    async listGames({ game, participation }) {
      // @ts-expect-error -- listGames is about no game.
      expect(game?.id).toBeUndefined();
      // @ts-expect-error -- nor about a participation.
      expect(participation?.status).toBeUndefined();
      return { data: [], length: 0, total: 0 };
    },
  } satisfies Routes;
  const given = { game: { id: 7 }, participation: { status: 'Pending' } };
  await routes.checkGame({ game: given.game } as never);
  await routes.leaveGame(given as unknown as Context<'leaveGame'>);
  await routes.listGames({} as never);
  expect.assertions(6);
});

test('a module cannot answer an operation that the spec does not have', () => {
  const routes = {
    // @ts-expect-error -- the spec has no operation of this name.
    async moorBoat() {},
  } satisfies Routes;
  expect(Object.keys(routes)).toEqual(['moorBoat']);
});
