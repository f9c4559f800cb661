import { randomBytes } from 'node:crypto';
import { zipOf } from '../../modules/game-packages/testing/zip.ts';
import { formOf, PACKAGE, packageOf, PIXEL } from '../form.ts';
import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import { NOWHERE, type Stage, UPCOMING } from '../stage.ts';
import { OF_YESTERDAY, type Scenarios } from './scenario.ts';

const GAME = { title: 'Harbour CTF', start: 0, end: 1, inviteCode: 'tide', freeze: 1 };
const DIVISION = { name: 'Student', inviteCode: 'tide' };
const SCHEDULED = { content: 'The tide turns.', publishAt: Date.now() + 3_600_000 };
const NO_GAME = { params: { gameId: NOWHERE } };

/** Larger than a picture may be. */
const TOO_LARGE = 'x'.repeat(2 ** 22);

export const staffScenarios = {
  async listParticipations(ask, stage) {
    const { gameId, teamId } = await stage.solver();
    const imitation = await stage.player({ gameId, status: 'Rejected' });
    await stage.site.db
      .updateTable('teams')
      .set({ name_skeleton: 'long splice' })
      .where('id', 'in', [teamId, imitation.teamId])
      .execute();
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async updateParticipation(ask, stage) {
    const { gameId, teamId, participationId } = await stage.player({ status: 'Pending' });
    const divisionId = await stage.division(gameId, ALL_PERMISSIONS);
    const params = { participationId };
    await ask(200, { params, body: { status: 'Accepted', divisionId } });
    await ask(200, { params, body: { status: 'Rejected' } });
    await ask('DIVISION_NOT_FOUND', { params, body: { divisionId: NOWHERE } });
    await ask('PARTICIPATION_NOT_FOUND', { params: { participationId: NOWHERE }, body: {} });
    const namesake = await stage.player({ gameId });
    await stage.site.db
      .updateTable('teams')
      .set({ name_key: 'long splice' })
      .where('id', 'in', [teamId, namesake.teamId])
      .execute();
    await ask('TEAM_NAME_TAKEN', { params, body: { status: 'Pending' } });
    const look = stage.site.db.updateTable('teams').set({ name_skeleton: 'long splice' });
    await look.where('id', 'in', [teamId, namesake.teamId]).execute();
    const name = stage.site.db.updateTable('teams').set({ name_key: 'iong splice' });
    await name.where('id', '=', namesake.teamId).execute();
    await ask('TEAM_NAME_LOOKS_ALIKE', { params, body: { status: 'Pending' } });
  },
  async reviewParticipations(ask, stage) {
    const { gameId, participationId } = await stage.player({ status: 'Pending' });
    const decisions = [participationId, NOWHERE].map((id) => ({
      participationId: id,
      status: 'Accepted',
    }));
    await ask(200, { params: { gameId }, body: { decisions } });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, body: { decisions } });
  },
  async listEditGames(ask, stage) {
    await stage.game({ invite_code: 'tide' });
    await ask(200, { query: { count: 100 } });
  },
  async createGame(ask) {
    await ask(200, { body: GAME });
  },
  async getEditGame(ask, stage) {
    await ask(200, { params: { gameId: await stage.game({ invite_code: 'tide' }) } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async updateGame(ask, stage) {
    await ask(200, { params: { gameId: await stage.game() }, body: GAME });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, body: GAME });
    const params = { gameId: await stage.game() };
    await ask('VERSION_CONFLICT', { params, body: GAME, headers: OF_YESTERDAY });
  },
  async deleteGame(ask, stage) {
    await ask(200, { params: { gameId: await stage.game({ invite_code: 'tide' }) } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async getHashSalt(ask, stage) {
    await ask(200, { params: { gameId: await stage.game({ salt: 'e'.repeat(64) }) } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async flushScoreboard(ask, stage) {
    await ask(200, { params: { gameId: await stage.game() } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async recountSolves(ask, stage) {
    await ask(200, { params: { gameId: await stage.game() } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async releaseFreeze(ask, stage) {
    await ask(200, { params: { gameId: await stage.game({ invite_code: 'tide' }) } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async previewGameSchedule(ask, stage) {
    const query = { start: 0, end: 1 };
    await ask(200, { params: { gameId: await stage.game() }, query });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, query });
  },
  async listEditNotices(ask, stage) {
    const gameId = await stage.game();
    await stage.notice(gameId, 'Normal');
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async createNotice(ask, stage) {
    const body = { content: 'The tide turns.' };
    await ask(200, { params: { gameId: await stage.game() }, body });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, body });
  },
  async updateNotice(ask, stage) {
    const gameId = await stage.game();
    const body = { content: 'The tide turns.' };
    await ask(200, { params: { gameId, noticeId: await stage.notice(gameId, 'Normal') }, body });
    const blood = await stage.notice(gameId, 'FirstBlood');
    await ask('NOTICE_NOT_EDITABLE', { params: { gameId, noticeId: blood }, body });
    await ask('NOTICE_NOT_FOUND', { params: { gameId, noticeId: NOWHERE }, body });
  },
  async deleteNotice(ask, stage) {
    const gameId = await stage.game();
    await ask(200, { params: { gameId, noticeId: await stage.notice(gameId, 'Normal') } });
    const blood = await stage.notice(gameId, 'FirstBlood');
    await ask('NOTICE_NOT_EDITABLE', { params: { gameId, noticeId: blood } });
    await ask('NOTICE_NOT_FOUND', { params: { gameId, noticeId: NOWHERE } });
  },
  async listScheduledNotices(ask, stage) {
    const gameId = await stage.game();
    await stage.scheduledNotice(gameId);
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async scheduleNotice(ask, stage) {
    const params = { gameId: await stage.game() };
    await ask(200, { params, body: SCHEDULED });
    await ask('VALIDATION_FAILED', { params, body: { ...SCHEDULED, publishAt: 0 } });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, body: SCHEDULED });
  },
  async updateScheduledNotice(ask, stage) {
    const gameId = await stage.game();
    const params = { gameId, scheduledNoticeId: await stage.scheduledNotice(gameId) };
    await ask(200, { params, body: SCHEDULED });
    const unknown = { gameId, scheduledNoticeId: NOWHERE };
    await ask('NOTICE_NOT_FOUND', { params: unknown, body: SCHEDULED });
  },
  async deleteScheduledNotice(ask, stage) {
    const gameId = await stage.game();
    const params = { gameId, scheduledNoticeId: await stage.scheduledNotice(gameId) };
    await ask(200, { params });
    await ask('NOTICE_NOT_FOUND', { params });
  },
  async publishScheduledNotice(ask, stage) {
    const gameId = await stage.game();
    const params = { gameId, scheduledNoticeId: await stage.scheduledNotice(gameId) };
    await ask(200, { params });
    await ask('NOTICE_NOT_FOUND', { params });
  },
  async listDivisions(ask, stage) {
    const { gameId } = await stage.solver();
    await stage.division(gameId, ALL_PERMISSIONS, 'tide');
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async createDivision(ask, stage) {
    const gameId = await stage.game();
    const challengeId = await stage.challenge(gameId);
    const body = { ...DIVISION, challengeConfigs: [{ challengeId, permissions: 256 }] };
    await ask(200, { params: { gameId }, body });
    const wrong = { ...DIVISION, challengeConfigs: [{ challengeId: NOWHERE }] };
    await ask('CHALLENGE_NOT_FOUND', { params: { gameId }, body: wrong });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, body: DIVISION });
  },
  async updateDivision(ask, stage) {
    const gameId = await stage.game();
    const params = { gameId, divisionId: await stage.division(gameId, ALL_PERMISSIONS, 'tide') };
    const challengeId = await stage.challenge(gameId);
    await ask(200, { params, body: { challengeConfigs: [{ challengeId }] } });
    const wrong = { challengeConfigs: [{ challengeId: NOWHERE }] };
    await ask('CHALLENGE_NOT_FOUND', { params, body: wrong });
    await ask('DIVISION_NOT_FOUND', { params: { gameId, divisionId: NOWHERE }, body: {} });
    await ask('VERSION_CONFLICT', { params, body: {}, headers: OF_YESTERDAY });
  },
  async deleteDivision(ask, stage) {
    const { gameId } = await stage.solver();
    const [used] = await divisionsOf(stage, gameId);
    await ask('DIVISION_IN_USE', { params: { gameId, divisionId: used?.id ?? NOWHERE } });
    const divisionId = await stage.division(gameId, ALL_PERMISSIONS, 'tide');
    await ask(200, { params: { gameId, divisionId } });
    await ask('DIVISION_NOT_FOUND', { params: { gameId, divisionId } });
  },
  async orderChallenges(ask, stage) {
    const gameId = await stage.game();
    const id = await stage.challenge(gameId);
    await ask(200, { params: { gameId }, body: { challenges: [id] } });
    await ask('CHALLENGE_NOT_FOUND', { params: { gameId }, body: { challenges: [id, NOWHERE] } });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, body: { challenges: [] } });
  },
  async previewGame(ask, stage) {
    const { gameId } = await stage.solver();
    await ask(200, { params: { gameId } });
    await ask('DIVISION_NOT_FOUND', { params: { gameId }, query: { division: NOWHERE } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async previewChallenge(ask, stage) {
    const gameId = await stage.game(UPCOMING);
    const challengeId = await stage.challenge(gameId, { type: 'DynamicAttachment' });
    const params = { gameId, challengeId };
    await ask(200, { params });
    await ask('DIVISION_NOT_FOUND', { params, query: { division: NOWHERE } });
    await ask('CHALLENGE_NOT_FOUND', { params: { gameId, challengeId: NOWHERE } });
    await ask('GAME_NOT_FOUND', { params: { ...params, gameId: NOWHERE } });
  },
  async setGamePoster(ask, stage) {
    const params = { gameId: await stage.game() };
    const picture = await formOf(PIXEL, 'file');
    await ask(200, { params, ...picture });
    await ask('IMAGE_INVALID', { params, ...(await formOf('no picture', 'file')) });
    await ask('VALIDATION_FAILED', { params, ...picture, body: '--broken' });
    await ask('PAYLOAD_TOO_LARGE', { params, ...(await formOf(TOO_LARGE, 'file')) });
    const headers = { 'content-type': 'text/csv' };
    await ask('UNSUPPORTED_MEDIA_TYPE', { params, body: picture.body, headers });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, ...picture });
  },
  async exportGame(ask, stage) {
    const { gameId } = await stage.solver();
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async importGame(ask) {
    const send = (content: Buffer<ArrayBuffer>) => formOf(content, 'file', PACKAGE);
    await ask(200, await send(await packageOf()));
    await ask('PACKAGE_INVALID', await send(await packageOf({ title: '' })));
    const broken = { 'challenge.yml': Buffer.from('category: misc') };
    await ask('NOTHING_TO_IMPORT', await send(await zipOf(broken)));
    await ask('PAYLOAD_TOO_LARGE', await send(randomBytes(2048)));
  },
  async getImportReport(ask, stage) {
    const gameId = await stage.game();
    await stage.importReport(gameId);
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
  async duplicateGame(ask, stage) {
    const gameId = await stage.game({ invite_code: 'tide', poster_hash: 'c'.repeat(64) });
    await stage.challenge(gameId);
    await ask(200, { params: { gameId }, body: {} });
    await ask('GAME_NOT_FOUND', { ...NO_GAME, body: {} });
  },
  async removeGamePoster(ask, stage) {
    await ask(200, { params: { gameId: await stage.game() } });
    await ask('GAME_NOT_FOUND', NO_GAME);
  },
} satisfies Scenarios;

async function divisionsOf({ site }: Stage, gameId: number) {
  return site.db.selectFrom('divisions').select('id').where('game_id', '=', gameId).execute();
}
