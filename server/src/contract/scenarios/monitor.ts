import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import { NOWHERE, type Stage, UPCOMING } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

const NO_GAME = { params: { gameId: NOWHERE } };

/** A game in which a team of a division has sent the flag of another one, with a file. */
async function cheated(stage: Stage) {
  const gameId = await stage.game();
  const divisionId = await stage.division(gameId, ALL_PERMISSIONS);
  const challengeId = await stage.challenge(gameId, { type: 'DynamicAttachment' });
  const owner = await stage.player({ gameId, divisionId });
  const submitter = await stage.player({ gameId, divisionId });
  await stage.site.db
    .insertInto('instances')
    .values({
      participation_id: owner.participationId,
      challenge_id: challengeId,
      flag: 'flag{bowline}',
    })
    .execute();
  await stage.submit(submitter.as, { gameId, challengeId }, 'flag{bowline}');
  return { gameId };
}

async function notStarted(stage: Stage) {
  return { params: { gameId: await stage.game(UPCOMING) } };
}

export const monitorScenarios = {
  async listEvents(ask, stage) {
    const params = await cheated(stage);
    await ask(200, { params });
    await ask(200, { params, query: { type: 'CheatDetected', text: 'splice', before: NOWHERE } });
    await ask('GAME_NOT_STARTED', await notStarted(stage));
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async listSubmissions(ask, stage) {
    const params = await cheated(stage);
    await ask(200, { params });
    await ask(200, { params, query: { count: 0 } });
    await ask('GAME_NOT_STARTED', await notStarted(stage));
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async listWrongFlags(ask, stage) {
    const first = await stage.player();
    const { gameId } = first;
    const second = await stage.player({ gameId });
    const challengeId = await stage.challenge(gameId);
    for (const { as } of [first, second])
      await stage.submit(as, { gameId, challengeId }, 'flag{granny}');
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_STARTED', await notStarted(stage));
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async listCheats(ask, stage) {
    await ask(200, { params: await cheated(stage) });
    await ask('GAME_NOT_STARTED', await notStarted(stage));
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async getGameStatistics(ask, stage) {
    await ask(200, { params: await cheated(stage) });
    await ask(200, await notStarted(stage));
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async downloadSubmissionSheet(ask, stage) {
    await ask(200, { params: await cheated(stage) });
    await ask('GAME_NOT_STARTED', await notStarted(stage));
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async downloadScoreboardSheet(ask, stage) {
    await ask(200, { params: await cheated(stage) });
    await ask('GAME_NOT_STARTED', await notStarted(stage));
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
} satisfies Scenarios;
