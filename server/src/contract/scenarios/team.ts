import { randomUUID } from 'node:crypto';
import { nameSkeleton } from '../../domain/look-alike.ts';
import { formOf, PIXEL } from '../form.ts';
import { NOWHERE, type Stage } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

/** A captain whose team is accepted in a running game. */
async function lockedPlayer(stage: Stage) {
  const player = await stage.player();
  const { db } = stage.site;
  await db.updateTable('teams').set({ locked: true }).where('id', '=', player.teamId).execute();
  return player;
}

/** Another team of a game, whose name is Marlin. */
async function playMarlin(stage: Stage, gameId: number): Promise<void> {
  const { teamId } = await stage.player({ gameId });
  const change = { name: 'Marlin', name_key: 'marlin', name_skeleton: nameSkeleton('Marlin') };
  await stage.site.db.updateTable('teams').set(change).where('id', '=', teamId).execute();
}

export const teamScenarios = {
  async listTeams(ask, stage) {
    const { as } = await lockedPlayer(stage);
    await ask(200, { as });
  },
  async createTeam(ask, stage) {
    const { as } = await stage.user();
    const bio = 'We tie knots.';
    for (const name of ['Fore', 'Main', 'Mizzen']) await ask(200, { as, body: { name, bio } });
    await ask('TEAM_LIMIT_REACHED', { as, body: { name: 'Jigger', bio } });
  },
  async getTeam(ask, stage) {
    const { as, teamId } = await lockedPlayer(stage);
    await ask(200, { params: { teamId } });
    await ask(200, { as, params: { teamId } });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE } });
  },
  async getTeamInvite(ask, stage) {
    const captain = await stage.user();
    const params = { teamId: await stage.team(captain.id) };
    await ask(200, { as: captain.as, params });
    await ask('NOT_CAPTAIN', { params });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE } });
  },
  async rotateTeamInvite(ask, stage) {
    const captain = await stage.user();
    const params = { teamId: await stage.team(captain.id) };
    await ask(200, { as: captain.as, params });
    await ask('NOT_CAPTAIN', { params });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE } });
  },
  async setTeamAvatar(ask, stage) {
    const captain = await stage.user();
    const params = { teamId: await stage.team(captain.id) };
    const picture = await formOf(PIXEL, 'file');
    await ask(200, { as: captain.as, params, ...picture });
    await ask('IMAGE_INVALID', { as: captain.as, params, ...(await formOf('no picture', 'file')) });
    await ask('NOT_CAPTAIN', { params, ...picture });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE }, ...picture });
  },
  async removeTeamAvatar(ask, stage) {
    const captain = await stage.user();
    const params = { teamId: await stage.team(captain.id) };
    await ask(200, { as: captain.as, params });
    await ask('NOT_CAPTAIN', { params });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE } });
  },
  async updateTeam(ask, stage) {
    const { as, teamId, gameId } = await lockedPlayer(stage);
    const params = { teamId };
    const body = { name: 'Short Splice', bio: 'We tie knots.' };
    await ask(200, { as, params, body });
    await playMarlin(stage, gameId);
    await ask('TEAM_NAME_TAKEN', { as, params, body: { name: 'Marlin' } });
    await ask('TEAM_NAME_LOOKS_ALIKE', { as, params, body: { name: 'Mar1in' } });
    await ask('NOT_CAPTAIN', { params, body });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE }, body });
  },
  async deleteTeam(ask, stage) {
    const captain = await stage.user();
    const params = { teamId: await stage.team(captain.id) };
    await ask('NOT_CAPTAIN', { params });
    await ask(200, { as: captain.as, params });
    await ask('TEAM_NOT_FOUND', { as: captain.as, params });
    const player = await lockedPlayer(stage);
    await ask('TEAM_LOCKED', { as: player.as, params: { teamId: player.teamId } });
  },
  async kickMember(ask, stage) {
    const captain = await stage.user();
    const member = await stage.user();
    const params = { teamId: await stage.team(captain.id, member.id), userId: member.id };
    await ask('NOT_CAPTAIN', { params });
    await ask('CAPTAIN_CANNOT_LEAVE', {
      as: captain.as,
      params: { ...params, userId: captain.id },
    });
    await ask(200, { as: captain.as, params });
    await ask('NOT_MEMBER', { as: captain.as, params });
    await ask('TEAM_NOT_FOUND', { params: { ...params, teamId: NOWHERE } });
    const player = await lockedPlayer(stage);
    await ask('TEAM_LOCKED', { as: player.as, params: { ...params, teamId: player.teamId } });
  },
  async leaveTeam(ask, stage) {
    const captain = await stage.user();
    const { id, as } = await stage.user();
    const params = { teamId: await stage.team(captain.id, id) };
    await ask('CAPTAIN_CANNOT_LEAVE', { as: captain.as, params });
    await stage.site.db.updateTable('teams').set({ staff_locked: true }).execute();
    await ask('TEAM_LOCKED', { as, params });
    await stage.site.db.updateTable('teams').set({ staff_locked: false }).execute();
    await ask(200, { as, params });
    await ask('NOT_MEMBER', { as, params });
    await ask('TEAM_NOT_FOUND', { as, params: { teamId: NOWHERE } });
  },
  async transferTeam(ask, stage) {
    const captain = await stage.user();
    const member = await stage.user();
    const params = { teamId: await stage.team(captain.id, member.id) };
    const body = { newCaptainId: member.id };
    await ask('NOT_MEMBER', {
      as: captain.as,
      params,
      body: { newCaptainId: (await stage.user()).id },
    });
    await ask(200, { as: captain.as, params, body });
    await ask('NOT_CAPTAIN', { as: captain.as, params, body });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE }, body });
    const player = await lockedPlayer(stage);
    const own = { newCaptainId: player.userIds[0] ?? '' };
    await ask(200, { as: player.as, params: { teamId: player.teamId }, body: own });
    for (const _ of [1, 2, 3]) await stage.team(captain.id);
    await ask('TEAM_LIMIT_REACHED', { as: member.as, params, body: { newCaptainId: captain.id } });
  },
  async verifyTeamToken(ask) {
    const body = {
      teamToken:
        '42:VBQJdFKmDs4d2eBj3+bsHzdBQGrte6RNvld09JEyDUw0W3ZQgJYyKOB/CkXLzIVff6vzF7RFjcp8Qzq6dBL5AA==',
      publicKey: 'mnebm5ebbBjxNyhP+bhGz/x5VQ8zpu2P6jnA95cMBaM=',
    };
    await ask(200, { body });
    await ask('SIGNATURE_INVALID', { body: { ...body, teamToken: `5${body.teamToken.slice(1)}` } });
  },
  async getTeamHistory(ask, stage) {
    const solver = await stage.solver();
    const params = { teamId: solver.teamId };
    await ask(200, { as: solver.as, params });
    await ask('NOT_MEMBER', { params });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE } });
  },
  async listAdminTeams(ask, stage) {
    const { gameId } = await lockedPlayer(stage);
    await ask(200);
    await ask(200, {
      query: { text: 'a', show: 'Playing', game: gameId, sort: 'Name', order: 'Descending' },
    });
  },
  async searchAdminTeams(ask, stage) {
    const { teamId } = await lockedPlayer(stage);
    await ask(200, { query: { hint: teamId } });
  },
  async getAdminTeam(ask, stage) {
    const solver = await stage.solver();
    const other = await stage.user();
    await stage.team(other.id);
    const { db } = stage.site;
    await db.updateTable('users').set({ last_address: '192.0.2.17' }).execute();
    await db.updateTable('teams').set({ locked: true }).execute();
    await ask(200, { params: { teamId: solver.teamId } });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE } });
  },
  async updateAdminTeam(ask, stage) {
    const { teamId, gameId } = await stage.player();
    const params = { teamId };
    await ask(200, { params, body: { locked: true } });
    await playMarlin(stage, gameId);
    await ask('TEAM_NAME_TAKEN', { params, body: { name: 'Marlin' } });
    await ask('TEAM_NAME_LOOKS_ALIKE', { params, body: { name: 'Mar1in' } });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE }, body: { locked: true } });
  },
  async deleteAdminTeam(ask, stage) {
    const { id } = await stage.user();
    const params = { teamId: await stage.team(id) };
    await ask(200, { params });
    await ask('TEAM_NOT_FOUND', { params });
    await ask('TEAM_LOCKED', { params: { teamId: (await stage.player()).teamId } });
  },
  async setTeamCaptain(ask, stage) {
    const [captain, member] = [await stage.user(), await stage.user()];
    const params = { teamId: await stage.team(captain.id, member.id) };
    const body = { userId: member.id, reason: 'The captain is ill.' };
    await ask(200, { params, body });
    const stranger = { ...body, userId: (await stage.user()).id };
    await ask('NOT_MEMBER', { params, body: stranger });
    for (const _ of [1, 2, 3]) await stage.team(captain.id);
    await ask('TEAM_LIMIT_REACHED', { params, body: { ...body, userId: captain.id } });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE }, body });
  },
  async addTeamMember(ask, stage) {
    const { teamId, gameId } = await stage.player();
    const rival = await stage.player({ gameId });
    const params = { teamId };
    const body = { userId: rival.userIds[0] ?? '', reason: 'The captain is ill.' };
    await ask(200, { params, body });
    await ask('ALREADY_MEMBER', { params, body });
    const { id: userId } = await stage.user();
    await ask('USER_NOT_FOUND', { params, body: { ...body, userId: randomUUID() } });
    await ask('TEAM_NOT_FOUND', { params: { teamId: NOWHERE }, body });
    const { db } = stage.site;
    await db.deleteFrom('team_members').where('team_id', '=', teamId).execute();
    const closed = { captain_id: null, closed_at: new Date(), name: 'Marlin', name_key: 'marlin' };
    const close = (fields: { name_skeleton: string; name_key?: string }) =>
      db
        .updateTable('teams')
        .set({ ...closed, ...fields })
        .where('id', '=', teamId)
        .execute();
    await close({ name_skeleton: nameSkeleton('Marlin') });
    await playMarlin(stage, gameId);
    const next = { ...body, userId };
    await ask('TEAM_NAME_TAKEN', { params, body: next });
    await close({ name_skeleton: nameSkeleton('Marlin'), name_key: 'mar1in' });
    await ask('TEAM_NAME_LOOKS_ALIKE', { params, body: next });
    for (const _ of [1, 2, 3]) await stage.team(userId);
    await ask('TEAM_LIMIT_REACHED', { params, body: next });
  },
  async removeTeamMember(ask, stage) {
    const [captain, member] = [await stage.user(), await stage.user()];
    const params = { teamId: await stage.team(captain.id, member.id), userId: member.id };
    const body = { reason: 'They play for another team.' };
    await ask(200, { params, body });
    await ask('NOT_MEMBER', { params, body });
    await ask('CAPTAIN_CANNOT_LEAVE', { params: { ...params, userId: captain.id }, body });
    await ask('TEAM_NOT_FOUND', { params: { ...params, teamId: NOWHERE }, body });
  },
  async acceptTeamInvite(ask, stage) {
    const captain = await stage.user();
    const { as } = await stage.user();
    const token = 'a'.repeat(32);
    const teamId = await stage.team(captain.id);
    await stage.site.db.updateTable('teams').set({ invite_token: token }).execute();
    await ask(200, { as, body: `Long Splice:${teamId}:${token}` });
    await ask('ALREADY_MEMBER', { as, body: `Long Splice:${teamId}:${token}` });
    await ask('INVITE_INVALID', { as, body: `Long Splice:${teamId}:${'b'.repeat(32)}` });
  },
} satisfies Scenarios;
