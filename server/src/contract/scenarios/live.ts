import { NOWHERE, type Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

const RETRY_MILLISECONDS = 20;

export const liveScenarios = {
  async openLive(ask, stage) {
    const game = await stage.game();
    const user = await stage.user();
    const stop = endStreams(stage, user.id);
    await ask(200, { as: user.as, query: { topics: 'Board', game } });
    stop();
    await ask('GAME_NOT_FOUND', { query: { topics: 'Board', game: NOWHERE } });
    await ask('NOT_SIGNED_IN', { query: { topics: 'Team', game } });
    await ask('FORBIDDEN', { as: user.as, query: { topics: 'Submission', game } });
    const banned = await stage.site.addUser('Banned', 'banned from streams');
    const temporary = stage.site.cookieOf('temporary');
    await ask('PASSWORD_CHANGE_REQUIRED', { headers: temporary, query: { topics: 'Team', game } });
    await ask('BANNED', { as: banned, query: { topics: 'Team', game } });
  },
} satisfies Scenarios;

/** Ends the streams of a user, also those that open later, until it is stopped. */
function endStreams({ site }: Stage, userId: string): () => void {
  const end = () =>
    site.write(null, async (_tx, emit) =>
      emit({ topic: 'session', gameId: null, body: { userId } }),
    );
  const timer = setInterval(() => void end(), RETRY_MILLISECONDS);
  return () => clearInterval(timer);
}
