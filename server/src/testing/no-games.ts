import type { EnterGameDeps } from '../modules/live-games/service-enter.ts';
import { systemClock } from '../platform/clock.ts';

/** For the gate of a test that has no games. */
export const noGames: EnterGameDeps = {
  liveGames: { get: async () => null },
  clock: systemClock,
};
