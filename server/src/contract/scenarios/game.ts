import { ALL_PERMISSIONS, PERMISSION } from '@halyard/sdk/rules';
import { setTimeout as pause } from 'node:timers/promises';
import { ENDED, NOWHERE, type Stage, UPCOMING } from '../stage.ts';
import { askTwice, type Scenarios } from './scenario.ts';

export const gameScenarios = {
  async listGames(ask, stage) {
    const { as } = await stage.player();
    await ask(200);
    await ask(200, { as, query: { COUNT: 1 } });
  },
  async listRecentGames(ask, stage) {
    const { as } = await stage.player();
    await askTwice(ask, { as });
  },
  async getGame(ask, stage) {
    const { as, gameId } = await stage.solver();
    await ask(200, { params: { gameId } });
    await ask(200, { as, params: { gameId } });
    const { db } = stage.site;
    await db.updateTable('games').set({ join_together: true }).where('id', '=', gameId).execute();
    await ask(200, { as, params: { gameId } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async joinGame(ask, stage) {
    const { id, as } = await stage.user();
    const mate = await stage.user();
    const other = await stage.user();
    const teamId = await stage.team(id, mate.id);
    const body = { teamId, divisionId: null, inviteCode: null };
    const join = async (
      expected: Parameters<typeof ask>[0],
      gameId: number,
      { caller = as, ...changes }: { caller?: string; [field: string]: unknown } = {},
    ) => ask(expected, { as: caller, params: { gameId }, body: { ...body, ...changes } });

    await join('GAME_NOT_FOUND', NOWHERE);
    await join('GAME_ENDED', await stage.game(ENDED));
    const small = await stage.game({ team_member_limit: 1 });
    await join('TEAM_NOT_FOUND', small, { teamId: NOWHERE });
    await join('NOT_MEMBER', small, { caller: other.as });
    await join(200, small);
    await join('ALREADY_JOINED', small);
    await join('TEAM_TOO_LARGE', small, { caller: mate.as });
    const namesake = await stage.team(other.id);
    await stage.site.db
      .updateTable('teams')
      .set({ name_key: 'long splice' })
      .where('id', 'in', [teamId, namesake])
      .execute();
    await join('TEAM_NAME_TAKEN', small, { caller: other.as, teamId: namesake });
    await makeAlike(stage, teamId, namesake);
    await join('TEAM_NAME_LOOKS_ALIKE', small, { caller: other.as, teamId: namesake });
    await join('INVITE_CODE_WRONG', await stage.game({ invite_code: 'tide' }), {
      inviteCode: 'ebb',
    });

    const divided = await stage.game();
    const divisionId = await stage.division(divided, ALL_PERMISSIONS);
    const closed = await stage.division(divided, ALL_PERMISSIONS - PERMISSION.joinGame);
    const second = await stage.division(divided, ALL_PERMISSIONS);
    await join('DIVISION_REQUIRED', divided);
    await join('DIVISION_NOT_JOINABLE', divided, { divisionId: closed });
    await join(200, divided, { divisionId });
    await join('DIVISION_MISMATCH', divided, { caller: mate.as, divisionId: second });
    await join(200, divided, { caller: mate.as, divisionId });
  },
  async leaveGame(ask, stage) {
    const { gameId, as } = await stage.player({ status: 'Pending' });
    await ask(200, { as, params: { gameId } });
    await ask('NOT_JOINED', { as, params: { gameId } });
    await ask('GAME_NOT_FOUND', { as, params: { gameId: NOWHERE } });
    const accepted = await stage.player();
    await ask('CANNOT_LEAVE', { as: accepted.as, params: { gameId: accepted.gameId } });
  },
  async checkGame(ask, stage) {
    const gameId = await stage.game();
    const divisionId = await stage.division(gameId, ALL_PERMISSIONS);
    const { id, as } = await stage.user();
    const teamId = await stage.team(id);
    await stage.site.db
      .insertInto('participations')
      .values((eb) => ({
        game_id: gameId,
        team_id: teamId,
        team_name_key: eb.selectFrom('teams').select('name_key').where('id', '=', teamId),
        team_name_skeleton: eb.selectFrom('teams').select('name_skeleton').where('id', '=', teamId),
        division_id: divisionId,
        status: 'Pending',
        token: '',
      }))
      .execute();
    await ask(200, { as, params: { gameId } });
    await ask('GAME_NOT_FOUND', { as, params: { gameId: NOWHERE } });
  },
  async getScoreboard(ask, stage) {
    const { gameId } = await stage.solver();
    await askTwice(ask, { params: { gameId } });
    await ask('GAME_NOT_STARTED', { params: { gameId: await stage.game(UPCOMING) } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async getBoard(ask, stage) {
    const { gameId } = await stage.solver();
    await askTwice(ask, { params: { gameId } });
    await ask('GAME_NOT_STARTED', { params: { gameId: await stage.game(UPCOMING) } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async getCtftimeFeed(ask, stage) {
    const { gameId } = await stage.solver();
    await askTwice(ask, { params: { gameId } });
    await ask('GAME_NOT_STARTED', { params: { gameId: await stage.game(UPCOMING) } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async getBoardChanges(ask, stage) {
    const { gameId, version } = await changedBoard(stage);
    await ask(200, { params: { gameId }, query: { since: version } });
    const upcoming = await stage.game(UPCOMING);
    await ask('GAME_NOT_STARTED', { params: { gameId: upcoming }, query: { since: 1 } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE }, query: { since: 1 } });
  },
  async listNotices(ask, stage) {
    const gameId = await stage.game();
    await stage.notice(gameId, 'FirstBlood');
    await askTwice(ask, { params: { gameId } });
    await ask('GAME_NOT_STARTED', { params: { gameId: await stage.game(UPCOMING) } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
} satisfies Scenarios;

/** Gives the second of two teams a name that looks like the first one's. */
async function makeAlike({ site }: Stage, ...teamIds: [number, number]): Promise<void> {
  const [, second] = teamIds;
  const name = { name_key: 'iong splice' };
  await site.db.updateTable('teams').set(name).where('id', '=', second).execute();
  const skeleton = { name_skeleton: 'long splice' };
  await site.db.updateTable('teams').set(skeleton).where('id', 'in', teamIds).execute();
}

/** Boards are published at most once a second. */
const PUBLISHED_MILLISECONDS = 1100;

/** A game of whose board everything has changed since a version. */
async function changedBoard(stage: Stage): Promise<{ gameId: number; version: number }> {
  const { site } = stage;
  const { gameId, participationId } = await stage.solver();
  const before = await site.app.inject(`/api/ext/game/${gameId}/board`);
  const { version } = before.json<{ version: number }>();
  const divisionId = await stage.division(gameId, ALL_PERMISSIONS);
  const late = await stage.player({ gameId, divisionId });
  const challengeId = await stage.challenge(gameId);
  await site.db
    .updateTable('participations')
    .set({ status: 'Suspended' })
    .where('id', '=', participationId)
    .execute();
  await site.write(null, async (_tx, emit) => {
    emit({ topic: 'game', gameId, body: {} });
    emit({ topic: 'participation', gameId, body: { participationId } });
    emit({ topic: 'participation', gameId, body: { participationId: late.participationId } });
  });
  await stage.submit(late.as, { gameId, challengeId }, 'flag{right}');
  await pause(PUBLISHED_MILLISECONDS);
  return { gameId, version };
}
