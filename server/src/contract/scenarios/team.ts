import { formOf, PIXEL } from '../form.ts';
import { NOWHERE } from '../stage.ts';
import type { Scenarios } from './scenario.ts';

export const teamScenarios = {
  async listTeams(ask, stage) {
    const { id, as } = await stage.user();
    await stage.team(id);
    await ask(200, { as });
  },
  async createTeam(ask, stage) {
    const { as } = await stage.user();
    const bio = 'We tie knots.';
    for (const name of ['Fore', 'Main', 'Mizzen']) await ask(200, { as, body: { name, bio } });
    await ask('TEAM_LIMIT_REACHED', { as, body: { name: 'Jigger', bio } });
  },
  async getTeam(ask, stage) {
    const { id } = await stage.user();
    await ask(200, { params: { teamId: await stage.team(id) } });
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
