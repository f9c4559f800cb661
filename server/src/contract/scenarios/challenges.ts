import { MISSING_IMAGE } from '../../modules/containers/testing/fake-engine.ts';
import { NOWHERE, type Stage } from '../stage.ts';
import { whileStarting } from './pending.ts';
import { OF_YESTERDAY, type Scenarios } from './scenario.ts';

const NO_CHALLENGE = { params: { gameId: NOWHERE, challengeId: NOWHERE } };
const NO_FILE = { attachmentType: 'Local', fileHash: '0'.repeat(64), remoteUrl: null };
const REMOTE = { attachmentType: 'Remote', fileHash: null, remoteUrl: 'https://tide.example/pad' };

export const challengeScenarios = {
  async listHiddenPictures(ask, stage) {
    const gameId = await stage.game();
    await stage.challenge(gameId, { content: '![map](https://pictures.example/map.png)' });
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async listEditChallenges(ask, stage) {
    const gameId = await stage.game();
    await stage.challenge(gameId, { position: 0 });
    await ask(200, { params: { gameId } });
  },
  async createChallenge(ask, stage) {
    const body = { title: 'Two-Time Pad', category: 'Crypto', type: 'StaticAttachment' };
    await ask(200, { params: { gameId: await stage.game() }, body });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE }, body });
  },
  async getEditChallenge(ask, stage) {
    const gameId = await stage.game();
    const challengeId = await stage.challenge(gameId);
    await ask(200, { params: { gameId, challengeId } });
    for (const tested of await startTests(stage)) {
      await ask(200, { params: tested });
      await whileStarting(stage, tested.challengeId, () => ask(200, { params: tested }));
    }
    await ask('CHALLENGE_NOT_FOUND', NO_CHALLENGE);
  },
  async updateChallenge(ask, stage) {
    const gameId = await stage.game();
    const full = await stage.challenge(gameId);
    await ask(200, { params: { gameId, challengeId: full }, body: { title: 'Three-Time Pad' } });
    for (const tested of await startTests(stage)) {
      const request = { params: tested, body: {} };
      await ask(200, request);
      await whileStarting(stage, tested.challengeId, () => ask(200, request));
    }
    const bare = await stage.challenge(gameId, { enabled: false, flags: [] });
    const params = { gameId, challengeId: bare };
    await ask('FLAG_REQUIRED', { params, body: { isEnabled: true } });
    await ask('CAPTURE_NOT_POSSIBLE', { params, body: { enableTrafficCapture: true } });
    const made = await stage.challenge(gameId, { type: 'DynamicContainer' });
    const body = { flagTemplate: 'flag{weak}' };
    await ask('FLAG_TEMPLATE_WEAK', { params: { gameId, challengeId: made }, body });
    await ask('CHALLENGE_NOT_FOUND', { ...NO_CHALLENGE, body });
    await ask('VERSION_CONFLICT', { params, body: {}, headers: OF_YESTERDAY });
  },
  async setChallengesEnabled(ask, stage) {
    const gameId = await stage.game();
    const challenges = [await stage.challenge(gameId, { enabled: false }), NOWHERE];
    const body = { challenges, isEnabled: true };
    await ask(200, { params: { gameId }, body });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE }, body });
  },
  async deleteChallenge(ask, stage) {
    const gameId = await stage.game();
    await ask(200, { params: { gameId, challengeId: await stage.challenge(gameId) } });
    await ask('CHALLENGE_NOT_FOUND', NO_CHALLENGE);
  },
  async addFlags(ask, stage) {
    const gameId = await stage.game();
    const params = { gameId, challengeId: await stage.challenge(gameId) };
    const flag = { flag: 'flag{knots}' };
    const { hash } = await stage.site.db
      .selectFrom('files')
      .select('hash')
      .executeTakeFirstOrThrow();
    const local = { attachmentType: 'Local', fileHash: hash };
    await ask(200, {
      params,
      body: [
        { ...flag, ...REMOTE },
        { ...flag, ...local },
      ],
    });
    await ask('FILE_NOT_FOUND', { params, body: [{ ...flag, ...NO_FILE }] });
    await ask('CHALLENGE_NOT_FOUND', { ...NO_CHALLENGE, body: [{ ...flag, ...REMOTE }] });
  },
  async deleteFlag(ask, stage) {
    const gameId = await stage.game();
    const params = { gameId, challengeId: await stage.challenge(gameId) };
    const { id } = await stage.site.db
      .selectFrom('flags')
      .select('id')
      .where('challenge_id', '=', params.challengeId)
      .executeTakeFirstOrThrow();
    await ask(200, { params: { ...params, flagId: id } });
    await ask(200, { params: { ...params, flagId: id } });
    await ask('CHALLENGE_NOT_FOUND', { params: { ...NO_CHALLENGE.params, flagId: id } });
  },
  async setAttachment(ask, stage) {
    const gameId = await stage.game();
    const params = { gameId, challengeId: await stage.challenge(gameId) };
    await ask(200, { params, body: REMOTE });
    await ask('FILE_NOT_FOUND', { params, body: NO_FILE });
    const own = await stage.challenge(gameId, { type: 'DynamicAttachment' });
    await ask('ATTACHMENT_NOT_ALLOWED', { params: { gameId, challengeId: own }, body: REMOTE });
    await ask('CHALLENGE_NOT_FOUND', { ...NO_CHALLENGE, body: REMOTE });
  },
} satisfies Scenarios;

/** Challenges with a test container that runs, and with one that could not be started. */
async function startTests(stage: Stage): Promise<{ gameId: number; challengeId: number }[]> {
  const gameId = await stage.game();
  const started = [];
  for (const container_image of ['registry.example/echo', MISSING_IMAGE]) {
    const fields = { type: 'StaticContainer' as const, container_image };
    const challengeId = await stage.challenge(gameId, fields);
    await stage.send('POST', `/api/edit/games/${gameId}/challenges/${challengeId}/container`);
    started.push({ gameId, challengeId });
  }
  return started;
}
